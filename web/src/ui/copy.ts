/** Copying also where the browser has no clipboard: over plain http, as at home. */

/** Tells whether it was copied. `field` shows the text; it is left selected if it was not. */
export async function copy(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return copySelected(field);
  }
}

function copySelected(field: HTMLInputElement): boolean {
  const before = document.activeElement;
  field.select();
  // Out of date, and the only way without a secure connection.
  const copied = document.execCommand("copy");
  if (copied && before instanceof HTMLElement) before.focus();
  return copied;
}
