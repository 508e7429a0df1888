import { vi } from "vitest";
import { holdLimits, wait } from "./hold-limits.ts";

const STEP_MS = 10;

/** Sets the clock of product and market; it stands still until it is set again, and limits of time ring in `runWaiting` alone. */
export function setClock(at: number | string | Date): void {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(at) });
  holdLimits();
}

/** For what is served by another process, which lives by the machine's clock. */
export function useMachineClock(): void {
  vi.useRealTimers();
  globalThis.setTimeout = wait;
}

/** Lets that much time pass at once; nothing rings meanwhile. */
export const passTime = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** Waits until it is so, however long the machine takes. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise<void>((resolve) => void wait(resolve, 5));
}

/** Ends when what was asked of the machine before is answered. */
let settle = () => new Promise<unknown>((resolve) => void wait(resolve, 1));
export const settleBy = (way: typeof settle) => {
  settle = way;
};

let running = 0;

/**
 * Runs work that waits: whenever the machine has answered what it was asked, the clock goes on by 10 ms and what is due by
 * then rings. Seconds of waiting take none, and what is measured by `Date.now()` is the same on a slow machine. Several
 * may run at once, on one clock.
 */
export async function runWaiting<T>(work: () => Promise<T>): Promise<T> {
  if (running++ === 0) vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: Date.now() });
  let isOver = false;
  const done = work().finally(() => {
    isOver = true;
    if (--running === 0) setClock(Date.now());
  });
  done.catch(() => {});
  while (!isOver) {
    await settle();
    if (!isOver) await vi.advanceTimersByTimeAsync(STEP_MS);
  }
  return done;
}
