/** What one who did not answer as asked said. */
export interface Unanswered {
  /** of HTTP */
  status?: number;
  reason: string;
  /** how long it asked us to wait, where the reason is `rate_limited` */
  retryAfterS?: number;
}

/** Leaves one alone that failed, for a while. */
export interface CircuitBreaker<E extends Unanswered> {
  /** What it said, while it is left alone, else null. `now`: epoch ms. */
  findRest: (now: number) => E | null;
  noteSuccess: () => void;
  noteFailure: (error: E, now: number) => void;
}

const MAX_FAILURES = 3;
const REST_S = { broken: 30, refused: 600, announced: 60 };
const MAX_REST_S = 86_400;

/**
 * After 429 one rests as long as it asked (a minute when it told nothing), after 401 or 403 for ten minutes, since a key
 * that is refused stays so until somebody changes it, and after three failures in a row for 30 s. Then it gets one try.
 */
export function openBreaker<E extends Unanswered>(): CircuitBreaker<E> {
  let failures = 0;
  let rest: { until: number; error: E } | null = null;
  return {
    findRest: (now) => (rest && now < rest.until ? rest.error : null),
    noteSuccess() {
      failures = 0;
    },
    noteFailure(error, now) {
      failures++;
      const seconds = Math.max(restOf(error), failures >= MAX_FAILURES ? REST_S.broken : 0);
      if (seconds > 0) rest = { until: now + 1_000 * seconds, error };
    },
  };
}

function restOf({ status, reason, retryAfterS = REST_S.announced }: Unanswered): number {
  if (status === 401 || status === 403) return REST_S.refused;
  if (reason !== "rate_limited") return 0;
  return Math.min(Math.max(retryAfterS, 1), MAX_REST_S);
}
