/** What the browser remembers. Where it may not (private windows), this tab still does. */

const here = new Map<string, string>();

export function kept<Value>(name: string): {
  read(otherwise: Value): Value;
  write(value: Value): void;
} {
  return {
    read(otherwise) {
      try {
        const text = localStorage.getItem(name) ?? here.get(name);
        return text === undefined ? otherwise : (JSON.parse(text) as Value);
      } catch {
        return otherwise;
      }
    },
    write(value) {
      const text = JSON.stringify(value);
      here.set(name, text);
      try {
        localStorage.setItem(name, text);
      } catch {
        // Full or forbidden: the tab remembers.
      }
    },
  };
}
