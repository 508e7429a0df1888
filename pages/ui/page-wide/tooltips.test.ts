import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startTooltips } from "./tooltips.ts";

let end: () => void;
const words = () => document.querySelector("[role=tooltip]")?.textContent;

/** The pointer comes to rest on an element. */
function rest(id: string) {
  const event = Object.assign(new Event("pointerover", { bubbles: true }), { pointerType: "mouse" });
  document.getElementById(id)?.dispatchEvent(event);
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });
  document.body.innerHTML = `<i id="one" data-tip="first"></i><i id="two" data-tip="second"></i><i id="none"></i>`;
  end = startTooltips();
});

afterEach(() => {
  end();
  Reflect.deleteProperty(HTMLElement.prototype, "showPopover");
  Reflect.deleteProperty(HTMLElement.prototype, "hidePopover");
  vi.useRealTimers();
});

describe("a tooltip", () => {
  it("waits on the first element, and comes at once on its neighbour", () => {
    rest("one");
    vi.advanceTimersByTime(699);
    expect(words()).toBe("");
    vi.advanceTimersByTime(1);
    expect(words()).toBe("first");
    rest("two");
    vi.advanceTimersByTime(0);
    expect(words()).toBe("second");
  });

  it("waits again once the last one has been gone for a while", () => {
    rest("one");
    vi.advanceTimersByTime(700);
    rest("none");
    vi.advanceTimersByTime(1_000);
    rest("two");
    vi.advanceTimersByTime(699);
    expect(words()).toBe("first");
    vi.advanceTimersByTime(1);
    expect(words()).toBe("second");
  });
});
