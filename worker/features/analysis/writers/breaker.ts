import { AiError, type AiModel } from "../../../providers/ai/ai.ts";

/** So many failures in a row let a model rest. */
const MOST_FAILURES = 3;
const REST_MS = 30_000;
/** A key that is refused stays so until somebody changes it. */
const REFUSED_MS = 600_000;
const LONGEST_REST_MS = 3_600_000;

const failures = new WeakMap<AiModel, { count: number; restsUntil: number }>();

/**
 * Whether a model is left out for now: it failed three times in a row within this isolate, the last time just now; or it
 * asked us to wait; or it refused our key.
 */
export const isResting = (model: AiModel, now: number): boolean =>
  now < (failures.get(model)?.restsUntil ?? 0);

/** `failure`: what was thrown, or null. After its rest a model gets one try; a success forgets all failures. */
export function noteOutcome(model: AiModel, failure: unknown, now: number): void {
  if (failure === null) {
    failures.delete(model);
    return;
  }
  const count = (failures.get(model)?.count ?? 0) + 1;
  const restMs = Math.max(count >= MOST_FAILURES ? REST_MS : 0, restFor(failure));
  failures.set(model, { count, restsUntil: now + restMs });
}

function restFor(failure: unknown): number {
  if (!(failure instanceof AiError)) return 0;
  if (failure.status === 401 || failure.status === 403) return REFUSED_MS;
  return Math.min(1_000 * (failure.retryAfterS ?? 0), LONGEST_REST_MS);
}
