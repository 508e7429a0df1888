import type {
  JSONSchema7,
  LanguageModelV4,
  LanguageModelV4StreamPart,
  SharedV4ProviderOptions,
} from "@ai-sdk/provider";
import * as z from "zod";
import { readRetryAfter } from "../../timing.ts";
import { AiError, type AiFailure, type AiRequest, type AiUsage } from "./ai.ts";
import { openElementReader } from "./read-elements.ts";

/** A model as the SDK knows it, loaded when it is first asked so that the worker's start does not pay for it. */
export interface LoadedModel {
  name: string;
  load: () => Promise<LanguageModelV4>;
  providerOptions?: SharedV4ProviderOptions;
}

type Finish = Extract<LanguageModelV4StreamPart, { type: "finish" }>;

/** What ends an answer that is not whole, by the SDK's name for it. */
const FINISH: Partial<Record<Finish["finishReason"]["unified"], AiFailure>> = {
  length: "too_long",
  "content-filter": "refused",
};

/**
 * Asks a model over its provider's package of the AI SDK, without the SDK's core around it: structured output, one try,
 * nothing thought aloud. See `AiModel.ask`.
 */
export async function* askModel<T>(
  { name, load, providerOptions }: LoadedModel,
  { system, data, element, maxOutputTokens, signal, onReceived }: AiRequest<T>,
): AsyncGenerator<T, AiUsage | null, void> {
  const over = new AbortController();
  try {
    const model = await load();
    const { stream } = await model.doStream({
      prompt: [
        { role: "system", content: system },
        { role: "user", content: [{ type: "text", text: data }] },
      ],
      responseFormat: {
        type: "json",
        schema: z.toJSONSchema(z.object({ elements: z.array(element) }), {
          target: "draft-7",
        }) as JSONSchema7,
      },
      maxOutputTokens,
      reasoning: "none",
      abortSignal: AbortSignal.any([signal, over.signal]),
      providerOptions,
    });
    const elements = openElementReader();
    let finish: Finish | undefined;
    for await (const part of stream) {
      if (part.type === "error") throw part.error;
      if (part.type === "finish") finish = part;
      if (part.type !== "text-delta") continue;
      onReceived?.(part.delta.length);
      for (const one of elements.read(part.delta)) yield element.parse(one);
    }
    if (signal.aborted) throw new AiError(name, "timeout");
    const { usage } = checkFinish(name, finish);
    elements.end();
    return readUsage(usage);
  } catch (cause) {
    throw toAiError(name, cause, signal);
  } finally {
    over.abort();
  }
}

/** Throws unless the model came to its own end. */
function checkFinish(name: string, finish: Finish | undefined): Finish {
  const reason = finish?.finishReason.unified;
  if (!finish || reason !== "stop") throw new AiError(name, (reason && FINISH[reason]) ?? "cut");
  return finish;
}

function readUsage({ inputTokens, outputTokens }: Finish["usage"]): AiUsage | null {
  const [asked, said] = [inputTokens.total, outputTokens.total];
  return asked === undefined || said === undefined ? null : { inputTokens: asked, outputTokens: said };
}

function toAiError(name: string, cause: unknown, signal: AbortSignal): AiError {
  if (cause instanceof AiError) return cause;
  if (signal.aborted) return new AiError(name, "timeout");
  const known = findAiError(cause);
  if (known) return new AiError(name, known.reason);
  const { statusCode, responseHeaders } = (cause ?? {}) as Refusal;
  if (statusCode === 429 || statusCode === 529)
    return new AiError(
      name,
      "rate_limited",
      statusCode,
      readRetryAfter(responseHeaders?.["retry-after"], Date.now()),
    );
  if (statusCode !== undefined && statusCode !== 200) return new AiError(name, "status", statusCode);
  return new AiError(name, statusCode === 200 || isUnreadable(cause) ? "schema" : "network");
}

/** What the SDK throws for a refused request. */
interface Refusal {
  statusCode?: number;
  responseHeaders?: Record<string, string>;
}

/** Ours and the SDK's errors for what is not the JSON that was asked for. */
const isUnreadable = (cause: unknown): boolean =>
  cause instanceof SyntaxError ||
  cause instanceof z.ZodError ||
  (cause instanceof Error && ["AI_TypeValidationError", "AI_JSONParseError"].includes(cause.name));

/** An error of ours that the SDK wrapped. */
function findAiError(cause: unknown): AiError | null {
  for (let at = cause, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++)
    if (at instanceof AiError) return at;
  return null;
}
