/** What the browser remembers. Where it may not (private windows), this tab still does. */

/** What could not be stored. */
const here = new Map<string, string>();

export function kept<Value>(name: string): {
  read(otherwise: Value): Value;
  write(value: Value): void;
} {
  return {
    read(otherwise) {
      try {
        const text = here.get(name) ?? localStorage.getItem(name);
        return text === null ? otherwise : (JSON.parse(text) as Value);
      } catch {
        return otherwise;
      }
    },
    write(value) {
      const text = JSON.stringify(value);
      try {
        localStorage.setItem(name, text);
        here.delete(name); // from now on other tabs may know better
      } catch {
        here.set(name, text); // full or forbidden: the tab remembers
      }
    },
  };
}
