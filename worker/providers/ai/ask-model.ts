import type { LanguageModel, streamText } from "ai";
import { AiError, type AiFailure, type AiRequest, type AiUsage } from "./ai.ts";

type ProviderOptions = Parameters<typeof streamText>[0]["providerOptions"];

/** A model as the SDK knows it, loaded when it is first asked so that the worker's start does not pay for it. */
export interface LoadedModel {
  name: string;
  load: () => Promise<LanguageModel>;
  providerOptions?: ProviderOptions;
}

/** What ends an answer that is not whole, by the SDK's name for it. */
const FINISH: Record<string, AiFailure> = { length: "too_long", "content-filter": "refused" };

/** Asks a model by the AI SDK: structured output, one try, nothing thought aloud. See `AiModel.ask`. */
export async function* askModel<T>(
  { name, load, providerOptions }: LoadedModel,
  { system, data, element, maxOutputTokens, signal, heard }: AiRequest<T>,
): AsyncGenerator<T, AiUsage | null, void> {
  const over = new AbortController();
  let failure: unknown;
  try {
    const [{ streamText, Output }, model] = await Promise.all([import("ai"), load()]);
    const answer = streamText({
      model,
      instructions: system,
      prompt: data,
      output: Output.array({ element }),
      maxOutputTokens,
      reasoning: "none",
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, over.signal]),
      providerOptions,
      onChunk: ({ chunk }) => {
        if (chunk.type === "text-delta") heard?.(chunk.text.length);
      },
      onError: ({ error }) => {
        failure ??= error;
      },
    });
    for await (const one of answer.elementStream) yield one as T;
    if (signal.aborted) throw new AiError(name, "timeout");
    if (failure) throw failure;
    const reason = await answer.finishReason;
    if (reason !== "stop") throw new AiError(name, FINISH[reason] ?? "cut");
    await answer.output;
    const { inputTokens, outputTokens } = await answer.usage;
    return inputTokens === undefined || outputTokens === undefined ? null : { inputTokens, outputTokens };
  } catch (cause) {
    throw toAiError(name, failure ?? cause, signal);
  } finally {
    over.abort();
  }
}

function toAiError(name: string, cause: unknown, signal: AbortSignal): AiError {
  if (cause instanceof AiError) return cause;
  if (signal.aborted) return new AiError(name, "timeout");
  const known = findAiError(cause);
  if (known) return new AiError(name, known.reason);
  const { statusCode, responseHeaders, name: kind = "" } = (cause ?? {}) as Refusal;
  if (statusCode === 429 || statusCode === 529)
    return new AiError(name, "rate_limited", statusCode, readSeconds(responseHeaders?.["retry-after"]));
  if (statusCode !== undefined && statusCode !== 200) return new AiError(name, "status", statusCode);
  if (statusCode === 200 || UNREADABLE.includes(kind)) return new AiError(name, "schema");
  return new AiError(name, kind === "AI_NoOutputGeneratedError" ? "cut" : "network");
}

/** What the SDK throws for a refused request. */
interface Refusal {
  statusCode?: number;
  responseHeaders?: Record<string, string>;
  name?: string;
}

const readSeconds = (header = ""): number | undefined =>
  /^\d{1,6}$/.test(header) ? Number(header) : undefined;

/** The SDK's errors for what is not the JSON it asked for. */
const UNREADABLE = ["AI_NoObjectGeneratedError", "AI_TypeValidationError", "AI_JSONParseError"];

/** An error of ours that the SDK wrapped. */
function findAiError(cause: unknown): AiError | null {
  for (let at = cause, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++)
    if (at instanceof AiError) return at;
  return null;
}
