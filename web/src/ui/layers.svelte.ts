/**
 * Which dialogs are open. Behind a modal one nothing is seen, pressed or read out, so notices
 * and the live region belong to the topmost.
 */
class Layers {
  #open = $state.raw<readonly string[]>([]);

  get top(): string | null {
    return this.#open.at(-1) ?? null;
  }

  add(name: string): () => void {
    this.#open = [...this.#open, name];
    return () => (this.#open = this.#open.filter((other) => other !== name));
  }
}

export const layers = new Layers();
