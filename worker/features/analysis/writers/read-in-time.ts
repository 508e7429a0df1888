import { withinTime } from "../../../timing.ts";

/**
 * The elements of a source while each comes in time: `limitMs` gives, before each one, how long to wait for it. When it is
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
      const next = await withinTime(step, limitMs(), late);
      if (next.done) return next.value;
      yield next.value;
    }
  } finally {
    stop();
  }
}
