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
  const timer = setTimeout(() => reject(makeError()), ms);
  return {
    within: (work) => Promise.race([work, over]),
    stop: () => clearTimeout(timer),
  };
}
