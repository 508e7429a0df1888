import type { AiModel } from "../../../providers/ai/ai.ts";

/** So many failures in a row let a model rest. */
const MOST_FAILURES = 3;
const REST_MS = 30_000;

const failures = new WeakMap<AiModel, { count: number; restsUntil: number }>();

/** Whether a model is left out for now: it failed three times in a row within this isolate, the last time just now. */
export const isResting = (model: AiModel, now: number): boolean =>
  now < (failures.get(model)?.restsUntil ?? 0);

/** After its rest a model gets one try; a success forgets all failures. */
export function noteOutcome(model: AiModel, isWritten: boolean, now: number): void {
  if (isWritten) {
    failures.delete(model);
    return;
  }
  const count = (failures.get(model)?.count ?? 0) + 1;
  failures.set(model, { count, restsUntil: count >= MOST_FAILURES ? now + REST_MS : 0 });
}
