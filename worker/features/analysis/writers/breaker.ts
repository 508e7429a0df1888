import { type CircuitBreaker, openBreaker } from "../../../circuit-breaker.ts";
import { AiError, type AiModel } from "../../../providers/ai/ai.ts";

/** What a model is asked to do; it may fail at one and do the other well. */
type Task = "write" | "read";
const breakers: Record<Task, WeakMap<AiModel, CircuitBreaker<AiError>>> = {
  write: new WeakMap(),
  read: new WeakMap(),
};

function breakerOf(model: AiModel, task: Task): CircuitBreaker<AiError> {
  const breaker = breakers[task].get(model) ?? openBreaker<AiError>();
  breakers[task].set(model, breaker);
  return breaker;
}

/** Whether a model is left out of a task for now, in this isolate. */
export const isResting = (model: AiModel, task: Task, now: number): boolean =>
  breakerOf(model, task).findRest(now) !== null;

/** `failure`: what was thrown, or null. A text that had to be refused is a failure like one of the model's server. */
export function noteOutcome(model: AiModel, task: Task, failure: unknown, now: number): void {
  if (failure === null) breakerOf(model, task).noteSuccess();
  else
    breakerOf(model, task).noteFailure(
      failure instanceof AiError ? failure : new AiError(model.name, "schema"),
      now,
    );
}
