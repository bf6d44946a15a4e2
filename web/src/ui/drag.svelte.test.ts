import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Drag } from "./drag.svelte";

let card: HTMLElement;
let drag: Drag<string>;
let clicks: number;
/** Whether what is dropped has to wait for its answer. */
let asks: boolean;
let answered: () => void;
let goes: () => void;
let end: () => void;
const lift = vi.fn((thing: string) => thing !== "nailed");
const drop = vi.fn();

/** The card at the left; beyond 100 pixels there is the pile. */
function set(thing = "seven"): void {
  document.body.innerHTML = `<button>7</button><div data-drop="pile"><b>there</b></div>`;
  card = document.querySelector("button") as HTMLElement;
  card.addEventListener("click", () => (clicks += 1));
  card.setPointerCapture = vi.fn();
  document.elementFromPoint = (x) => (x > 100 ? document.querySelector("b") : card);
  let pending = $state(false);
  end = $effect.root(() => {
    drag = new Drag<string>({
      lift,
      drop(...dropped) {
        drop(...dropped);
        pending = asks;
      },
      pending: () => pending,
    });
    $effect(() => {
      goes = drag.of(() => thing)(card) as () => void;
    });
  });
  flushSync();
  answered = () => {
    pending = false;
    flushSync();
  };
}

function down(how: PointerEventInit = {}): void {
  card.dispatchEvent(new PointerEvent("pointerdown", { pointerId: 1, ...at(10), ...how }));
}

function at(x: number): { clientX: number; clientY: number } {
  return { clientX: x, clientY: 10 };
}

function send(kind: string, x = 10, pointerId = 1): void {
  window.dispatchEvent(new PointerEvent(kind, { pointerId, ...at(x) }));
  flushSync();
}

function click(detail: number): void {
  card.dispatchEvent(new MouseEvent("click", { detail, cancelable: true }));
}

beforeEach(() => {
  clicks = 0;
  asks = false;
  lift.mockClear();
  drop.mockClear();
  set();
});
afterEach(() => {
  goes(); // a finger that is still down must not be heard in the next test
  end();
});

describe("a card that is carried", () => {
  test("goes with the finger and knows what lies under it", () => {
    down();
    send("pointermove", 60);
    expect(drag.thing).toBe("seven");
    expect(drag.way).toBe("50px 0px");
    expect(drag.over).toBeNull();
    send("pointermove", 160);
    expect(drag.over).toBe("pile");
    expect(lift).toHaveBeenCalledOnce();
    expect(card.setPointerCapture).toHaveBeenCalledWith(1);
  });

  test("is dropped where it is let go", () => {
    down();
    send("pointermove", 60);
    send("pointerup", 160);
    expect(drop).toHaveBeenCalledWith("seven", "pile");
    expect(drag.thing).toBeNull();
    expect(drag.over).toBeNull();
  });

  test("lies there until the house has answered", () => {
    asks = true;
    down();
    send("pointermove", 60);
    send("pointerup", 160);
    expect(drag.thing).toBe("seven");
    down();
    send("pointermove", 60);
    expect(lift).toHaveBeenCalledOnce();
    answered();
    expect(drag.thing).toBeNull();
  });

  test.each([
    ["let go where nothing is", () => send("pointerup", 60)],
    ["taken by the browser", () => send("pointercancel")],
    [
      "no longer wanted",
      () => window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" })),
    ],
    ["gone from the hand", () => goes()],
  ])("goes back when it is %s", (_, happens) => {
    down();
    send("pointermove", 60);
    happens();
    expect(drag.thing).toBeNull();
    send("pointermove", 160);
    send("pointerup", 160);
    expect(drag.thing).toBeNull();
    expect(drop).not.toHaveBeenCalled();
  });

  test("does not hear a second finger", () => {
    down();
    send("pointermove", 60);
    down({ pointerId: 2 });
    send("pointermove", 160, 2);
    send("pointerup", 160, 2);
    expect(drag.way).toBe("50px 0px");
    send("pointerup", 160);
    expect(drop).toHaveBeenCalledOnce();
  });
});

describe("a card that stays", () => {
  test("with an unsteady hand it is tapped", () => {
    down();
    send("pointermove", 15);
    send("pointerup", 15);
    click(1);
    expect(lift).not.toHaveBeenCalled();
    expect(clicks).toBe(1);
  });

  test("the other mouse button does not carry", () => {
    down({ button: 2 });
    send("pointermove", 60);
    expect(drag.thing).toBeNull();
  });

  test("what may not be lifted is not, and not clicked either", () => {
    end();
    set("nailed");
    down();
    send("pointermove", 60);
    send("pointerup", 160);
    click(1);
    expect(drag.thing).toBeNull();
    expect(drop).not.toHaveBeenCalled();
    expect(clicks).toBe(0);
  });
});

test("the click that ends a drag is none; a key's and the next one are", () => {
  down();
  send("pointermove", 60);
  send("pointerup", 60);
  click(1);
  expect(clicks).toBe(0);
  click(0);
  expect(clicks).toBe(1);
  down();
  send("pointerup");
  click(1);
  expect(clicks).toBe(2);
});
