import { type CircuitBreaker, openBreaker } from "../../../circuit-breaker.ts";
import { AiError, type AiModel } from "../../../providers/ai/ai.ts";

const breakers = new WeakMap<AiModel, CircuitBreaker<AiError>>();

function breakerOf(model: AiModel): CircuitBreaker<AiError> {
  const breaker = breakers.get(model) ?? openBreaker<AiError>();
  breakers.set(model, breaker);
  return breaker;
}

/** Whether a model is left out for now, in this isolate. */
export const isResting = (model: AiModel, now: number): boolean => breakerOf(model).findRest(now) !== null;

/** `failure`: what was thrown, or null. A text that had to be refused is a failure like one of the model's server. */
export function noteOutcome(model: AiModel, failure: unknown, now: number): void {
  if (failure === null) breakerOf(model).noteSuccess();
  else
    breakerOf(model).noteFailure(
      failure instanceof AiError ? failure : new AiError(model.name, "schema"),
      now,
    );
}
