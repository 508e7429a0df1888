/** Ends after so many milliseconds. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A time limit that several waits share. */
export interface Deadline {
  /** Waits for the work, or throws once the time is over; the work itself goes on. */
  within: <T>(work: Promise<T>) => Promise<T>;
  stop: () => void;
}

/** Starts a time limit; `makeError` makes what is thrown when it is over. */
export function startDeadline(ms: number, makeError: () => Error): Deadline {
  const { promise: over, reject } = Promise.withResolvers<never>();
  over.catch(() => {});
  const timer = setTimeout(() => reject(makeError()), Math.max(0, ms));
  return {
    within: (work) => Promise.race([work, over]),
    stop: () => clearTimeout(timer),
  };
}

/** The work if it is done in time, else throws what `makeError` makes; the work itself goes on. */
export async function withinTime<T>(work: Promise<T>, ms: number, makeError: () => Error): Promise<T> {
  const deadline = startDeadline(ms, makeError);
  try {
    return await deadline.within(work);
  } finally {
    deadline.stop();
  }
}

/**
 * Work that ends when `signal` fires: after so many milliseconds. Throws what `makeError` makes of
 * what the work throws; `isLate`: the time was over by then. By a timer and not by `AbortSignal.timeout`, whose clock nobody can set.
 */
export async function abortAfter<T>(
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
  makeError: (cause: unknown, isLate: boolean) => unknown,
): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ms);
  try {
    return await work(controller.signal);
  } catch (cause) {
    throw makeError(cause, controller.signal.aborted);
  } finally {
    clearTimeout(timer);
  }
}

/** Tries again after each of the pauses for as long as `attempt` throws something worth it; then throws that. */
export async function retryAfterPauses<T>(
  attempt: () => Promise<T>,
  pausesMs: readonly number[],
  isWorthIt: (error: unknown) => boolean = () => true,
): Promise<T> {
  for (const pauseMs of pausesMs) {
    try {
      return await attempt();
    } catch (error) {
      if (!isWorthIt(error)) throw error;
      await pause(pauseMs);
    }
  }
  return attempt();
}

/** Seconds to wait from `now` (epoch ms): the header is a number of them, or an HTTP date (RFC 9110, 10.2.3). */
export function readRetryAfter(header: string | null | undefined, now: number): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header.trim())
    ? Number(header)
    : Math.ceil((Date.parse(header) - now) / 1_000);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}
