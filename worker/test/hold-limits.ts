/** The machine's own, taken before anything replaces it. */
export const wait = globalThis.setTimeout;
/** What the product waits for so long is a limit of time. */
const LIMIT_MS = 1_000;
const NEVER_MS = 2 ** 31 - 1;

const hold = (longest: number) =>
  ((run: () => void, ms = 0, ...more: []) =>
    wait(run, ms < LIMIT_MS ? Math.min(ms, longest) : NEVER_MS, ...more)) as typeof wait;

/** From now on no limit of time rings: how long a machine takes for the work itself breaks none. */
export function holdLimits(): void {
  globalThis.setTimeout = hold(LIMIT_MS);
}

/** The same, and whoever pauses pauses a moment, until the clock is set again: of work that asks again and again. */
export function hurryPauses(): void {
  globalThis.setTimeout = hold(1);
}
