import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import { StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { showToastAtom, type Toast } from "./toast.ts";
import { Toaster } from "./toaster.tsx";

let toast: (toast: Toast) => void;

beforeEach(() => {
  vi.useFakeTimers();
  const store = createStore();
  toast = (one) => act(() => store.set(showToastAtom, one));
  render(
    <StrictMode>
      <Provider store={store}>
        <Toaster />
      </Provider>
    </StrictMode>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const shown = (text: string) => screen.queryByText(text) !== null;
const box = (text: string) => screen.getByText(text).closest("[data-toast]") as HTMLElement;

describe("toasts", () => {
  it("are shown one at a time, the newest in place of the last, with its own time", () => {
    toast({ title: "one" });
    pass(4_000);
    toast({ title: "two" });
    expect([shown("one"), shown("two")]).toEqual([false, true]);
    pass(4_900);
    expect(shown("two")).toBe(true);
    pass(200);
    expect(shown("two")).toBe(false);
  });

  it("stay 5 seconds, or as long as they say", () => {
    toast({ title: "one" });
    pass(4_999);
    expect(shown("one")).toBe(true);
    pass(1);
    expect(shown("one")).toBe(false);
    toast({ title: "long", durationMs: 60_000 });
    pass(59_000);
    expect(shown("long")).toBe(true);
  });

  it.each([
    ["the pointer is on them", "pointerEnter", "pointerLeave"],
    ["the focus is in them", "focus", "blur"],
  ] as const)("wait while %s", (_case, enter, leave) => {
    toast({ title: "one" });
    pass(3_000);
    fireEvent[enter](box("one"));
    pass(60_000);
    expect(shown("one")).toBe(true);
    fireEvent[leave](box("one"));
    pass(1_900);
    expect(shown("one")).toBe(true);
    pass(200);
    expect(shown("one")).toBe(false);
  });

  it.each([
    ["destructive", "danger"],
    ["positive", "up"],
  ] as const)("are announced politely, and a %s one is marked", (tone, color) => {
    toast({ title: "Payment", text: "What came of it.", tone });
    expect(box("Payment").dataset.toast).toBe(tone);
    expect(box("Payment").className).toContain(`border-l-${color}`);
    expect(screen.getByText("Payment").className).toContain(`text-${color}`);
    expect(box("Payment").closest('[aria-live="polite"]')).not.toBeNull();
  });

  it("can be dismissed, and run their action once", () => {
    const run = vi.fn();
    toast({ title: "Cleared", action: { label: "Undo", run } });
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(run).toHaveBeenCalledOnce();
    expect(shown("Cleared")).toBe(false);
    toast({ title: "one" });
    fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(shown("one")).toBe(false);
  });
});
