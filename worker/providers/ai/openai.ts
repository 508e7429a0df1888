import type { AiModel, AiPrice } from "./ai.ts";
import type { AiSource } from "./anthropic.ts";
import { askModel } from "./ask-model.ts";
import { capFetch } from "./capped-fetch.ts";
import { forgetEmpty } from "./forget-empty.ts";

const DEFAULT_MODEL = "gpt-6-luna";
/** Announced prices of the small models; one that is not listed counts as the dearest. */
const PRICES: [prefix: string, price: AiPrice][] = [
  ["gpt-6-luna", { input: 1, output: 6 }],
  ["gpt-5.6-luna", { input: 1, output: 6 }],
  ["gpt-5.4-mini", { input: 0.75, output: 4.5 }],
];
const UNKNOWN: AiPrice = { input: 5, output: 30 };

/** OpenAI's Responses API; nothing is stored there. */
export function openOpenAi({ apiKey, baseUrl, model: id = DEFAULT_MODEL }: AiSource): AiModel {
  const name = `openai:${id}`;
  const load = async () => {
    forgetEmpty("OPENAI_API_KEY", "OPENAI_BASE_URL");
    const { createOpenAI } = await import("@ai-sdk/openai");
    return createOpenAI({ apiKey, baseURL: baseUrl, fetch: capFetch(name) }).responses(id);
  };
  const price = PRICES.find(([prefix]) => id.startsWith(prefix))?.[1] ?? UNKNOWN;
  const providerOptions = { openai: { store: false } };
  return { name, price, ask: (request) => askModel({ name, load, providerOptions }, request) };
}
