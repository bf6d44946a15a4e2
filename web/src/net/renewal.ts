/**
 * A cached page may be too old for an updated server. It reloads itself past all caches, but only
 * once for each version, or it could go on forever.
 */

const TRIED = "lichtspiel-renewed-for-";

/** Load this page anew for a version of the protocol. False: that was done, and did not help. */
export async function renewFor(version: string): Promise<boolean> {
  try {
    if (sessionStorage.getItem(TRIED + version) !== null) return false;
    sessionStorage.setItem(TRIED + version, "");
  } catch {
    return false; // without storage, a reload could not know that it was tried before
  }
  await Promise.allSettled([leaveWorkers(), emptyCaches()]);
  await Promise.allSettled([refresh()]);
  location.reload();
  return true;
}

/** None is ours; one of an older version, or of another site at this address, may answer for us. */
async function leaveWorkers(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
}

async function emptyCaches(): Promise<void> {
  if (!("caches" in globalThis)) return;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/** The page names all its other files; past the browser's own cache it is fetched like this. */
async function refresh(): Promise<void> {
  await fetch(location.href, { cache: "reload" });
}
