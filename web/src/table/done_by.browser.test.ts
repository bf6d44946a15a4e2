import { mount, unmount } from "svelte";
import { expect, test } from "vitest";
import DoneBy from "./DoneBy.svelte";

// An animation waits for its first frame, on a busy machine for seconds.
test("a mark is seen from its first frame on", async () => {
  const target = document.body.appendChild(document.createElement("div"));
  const mark = mount(DoneBy, { target, props: { name: "Bo", deeds: [7] } });
  const pin = target.querySelector(".done-by") as HTMLElement;
  expect(pin.getAnimations()).toHaveLength(1);
  expect(pin.getAnimations()[0]?.currentTime).toBe(0);
  expect(getComputedStyle(pin).opacity).toBe("1");
  await unmount(mark);
  target.remove();
});
