// As on a screen that has been alive for a while.
import "../ui/toast-box.tsx";
import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, inject, vi } from "vitest";

/** Tests begin at one moment; those that wait replace the timers as well. */
const setClock = () => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(inject("moment")) });

setClock();
beforeEach(() => {
  setClock();
  for (const level of ["error", "warn"] as const) vi.spyOn(console, level);
});
afterEach(() => {
  // What is only said on the console is still a failure.
  const lines = [console.error, console.warn].flatMap((spy) => vi.mocked(spy).mock.calls);
  vi.restoreAllMocks();
  expect(lines).toEqual([]);
});

declare module "vitest" {
  interface ProvidedContext {
    /** The moment at which every test begins, ISO. */
    moment: string;
  }
}
