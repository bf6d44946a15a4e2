/** Arrow keys go from one button of a row to the next; Tab goes through all of them too. */

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

export function arrows(row: HTMLElement): () => void {
  function go(event: KeyboardEvent): void {
    const buttons = [...row.querySelectorAll<HTMLButtonElement>("button")];
    const here = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (here < 0) return;
    const goal =
      event.key === "Home"
        ? 0
        : event.key === "End"
          ? buttons.length - 1
          : here + (STEPS[event.key] ?? 0);
    const button = buttons[goal];
    if (goal === here || button === undefined) return;
    event.preventDefault();
    button.focus();
  }
  row.addEventListener("keydown", go);
  return () => row.removeEventListener("keydown", go);
}
