import { vi } from "vitest";

/** The machine's own, taken before a test replaces it. */
const wait = globalThis.setTimeout;
const STEP_MS = 10;

/** Sets the clock of product and market; it stands still until it is set again. */
export const setClock = (at: number | string | Date) =>
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(at) });

/** Lets that much time pass at once; nothing rings meanwhile. */
export const passTime = (ms: number) => vi.setSystemTime(Date.now() + ms);

let running = 0;

/**
 * Runs work that waits: whenever the machine has nothing else to do the clock goes on by 10 ms and what is due by then
 * rings. Seconds of waiting take none, and what is measured by `Date.now()` is the same on a slow machine. Several may
 * run at once, on one clock.
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
    await new Promise<void>((resolve) => void wait(resolve, 1));
    if (!isOver) await vi.advanceTimersByTimeAsync(STEP_MS);
  }
  return done;
}
