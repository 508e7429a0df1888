/**
 * The elements of a source while each comes in time: `limitMs` tells before each one how long to wait for it. When it is
 * late, or the reader stops, `stop` is called and the source is left to end by itself. Returns what the source returns.
 */
export async function* readInTime<T, R>(
  source: AsyncGenerator<T, R, void>,
  limitMs: () => number,
  late: () => Error,
  stop: () => void,
): AsyncGenerator<T, R, void> {
  try {
    for (;;) {
      const step = source.next();
      step.catch(() => {});
      const next = await within(step, limitMs(), late);
      if (next.done) return next.value;
      yield next.value;
    }
  } finally {
    stop();
  }
}

async function within<T>(work: Promise<T>, ms: number, late: () => Error): Promise<T> {
  const { promise: over, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(late()), Math.max(0, ms));
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
