import * as z from "zod";
import { AiError, type AiFailure, type AiModel, type AiPrice, type AiRequest, type AiUsage } from "./ai.ts";

/** The binding's one method that is used, as Cloudflare serves it. */
export interface WorkersAi {
  run(model: string, inputs: object, options: { signal: AbortSignal }): Promise<unknown>;
}

export interface WorkersAiSource {
  binding: WorkersAi;
  /** else the default of this file */
  model?: string;
}

const DEFAULT_MODEL = "@cf/meta/llama-3.3-70b-instruct-fp8-fast";
/** developers.cloudflare.com/workers-ai/models, November 2026; a model that is not listed counts as the dearest. */
const PRICES: [id: string, price: AiPrice][] = [[DEFAULT_MODEL, { input: 0.293, output: 2.253 }]];
const UNKNOWN: AiPrice = { input: 2, output: 8 };

/** What the platform's errors begin with (developers.cloudflare.com/workers-ai/platform/errors). */
const FAILURES: Record<string, AiFailure> = {
  "3036": "rate_limited",
  "3039": "rate_limited",
  "3040": "rate_limited",
  "3007": "timeout",
  "3008": "timeout",
  "5024": "schema",
};

const replySchema = z.object({
  /** parsed already, or as text */
  response: z.unknown(),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).optional(),
});

/**
 * Cloudflare's Workers AI by its binding, so without a key. Its JSON mode does not stream: all elements come at once
 * (developers.cloudflare.com/workers-ai/features/json-mode).
 */
export function openWorkersAi({ binding, model: id = DEFAULT_MODEL }: WorkersAiSource): AiModel {
  const name = `cloudflare:${id}`;
  const price = PRICES.find(([known]) => known === id)?.[1] ?? UNKNOWN;
  return { name, price, ask: (request) => ask(name, id, binding, request) };
}

async function* ask<T>(
  name: string,
  id: string,
  binding: WorkersAi,
  { system, data, element, maxOutputTokens, signal, onReceived }: AiRequest<T>,
): AsyncGenerator<T, AiUsage | null, void> {
  const list = z.object({ elements: z.array(element) });
  try {
    const reply = await before(
      signal,
      binding.run(
        id,
        {
          messages: [
            { role: "system", content: system },
            { role: "user", content: data },
          ],
          response_format: {
            type: "json_schema",
            json_schema: z.toJSONSchema(list, { target: "draft-7" }),
          },
          max_tokens: maxOutputTokens,
        },
        { signal },
      ),
    );
    const { response, usage } = replySchema.parse(reply);
    const text = typeof response === "string" ? response : JSON.stringify(response);
    onReceived?.(text?.length ?? 0);
    yield* list.parse(typeof response === "string" ? JSON.parse(response) : response).elements;
    return usage ? { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens } : null;
  } catch (cause) {
    throw toAiError(name, cause, signal);
  }
}

/** Nobody waits for a binding that does not heed the signal. */
function before<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const ended = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, ended]);
}

function toAiError(name: string, cause: unknown, signal: AbortSignal): AiError {
  if (cause instanceof AiError) return cause;
  if (signal.aborted) return new AiError(name, "timeout");
  if (cause instanceof SyntaxError || cause instanceof z.ZodError) return new AiError(name, "schema");
  const code = cause instanceof Error ? /\b\d{4}\b/.exec(cause.message)?.[0] : undefined;
  return new AiError(name, (code && FAILURES[code]) || "network");
}
