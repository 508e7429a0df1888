// What a screen fetches when it is needed is at hand in every test, so that none waits for a file.
import "../../shared/analysis.ts";
import "../../shared/shares.ts";
import "../../shared/stream.ts";
import "../../shared/talks.ts";
import "../features/chat/talk/turn-schema.ts";
import "../features/chat/talks/old-talk-schema.ts";
import { loadToasts } from "../ui/toaster.tsx";
import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, inject, vi } from "vitest";

/** Tests begin at one moment; those that wait replace the timers as well. */
const setClock = () => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(inject("moment")) });

setClock();
await loadToasts();
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

// jsdom has no modal dialogs. Tests without a document have none at all.
if (globalThis.HTMLDialogElement) {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
}
