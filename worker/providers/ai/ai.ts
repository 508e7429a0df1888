import type * as z from "zod";

/**
 * Why a model gave no whole answer. `cut`: the stream ended in the middle. `refused`: the provider declined.
 * `schema`: not the JSON asked for. `too_long`: over a limit of ours.
 */
export type AiFailure =
  | "timeout"
  | "status"
  | "rate_limited"
  | "network"
  | "schema"
  | "refused"
  | "too_long"
  | "cut";

/** A model failed. The text names model and reason; never an address, key, prompt or body. */
export class AiError extends Error {
  readonly model: string;
  readonly reason: AiFailure;
  readonly status?: number;
  /** how long the provider asked us to wait */
  readonly retryAfterS?: number;

  constructor(model: string, reason: AiFailure, status?: number, retryAfterS?: number) {
    super(`${model}: ${reason}${status === undefined ? "" : ` ${status}`}`);
    this.name = "AiError";
    this.model = model;
    this.reason = reason;
    this.status = status;
    this.retryAfterS = retryAfterS;
  }
}

/** Tokens as the provider bills them. */
export interface AiUsage {
  inputTokens: number;
  outputTokens: number;
}

/** Micro-dollars a token, which is dollars a million tokens. */
export interface AiPrice {
  input: number;
  output: number;
}

/** One question to a model: it answers with a list whose elements fit `element`, each given as soon as it is whole. */
export interface AiRequest<T> {
  /** who it is and what it must do; ours alone */
  system: string;
  /** delimited data, in which there may be words of others */
  data: string;
  element: z.ZodType<T>;
  maxOutputTokens: number;
  /** ends the request on the provider's side too */
  signal: AbortSignal;
  /** called with the number of characters received, including those of no element */
  onReceived?: (chars: number) => void;
}

export interface AiModel {
  /** "anthropic:MODEL", as an answer names its engine */
  name: string;
  price: AiPrice;
  /** One try, no tools. Gives the elements, then returns what it cost, if the provider reports that. Throws `AiError`. */
  ask<T>(request: AiRequest<T>): AsyncGenerator<T, AiUsage | null, void>;
}

/** Micro-dollars, rounded up. */
export const costOf = ({ input, output }: AiPrice, { inputTokens, outputTokens }: AiUsage): number =>
  Math.ceil(inputTokens * input + outputTokens * output);
