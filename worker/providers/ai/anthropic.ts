import type { AiModel, AiPrice } from "./ai.ts";
import { askModel } from "./ask-model.ts";
import { capFetch } from "./capped-fetch.ts";
import { forgetEmpty } from "./forget-empty.ts";

export interface AiSource {
  apiKey: string;
  /** with its version path, e.g. https://api.anthropic.com/v1 */
  baseUrl?: string;
  /** else the default of this file */
  model?: string;
}

const DEFAULT_MODEL = "claude-haiku-5-5";
/** platform.claude.com/docs/en/about-claude/pricing, October 2026; prompts here stay far under 100K tokens. */
const PRICES: [prefix: string, price: AiPrice][] = [
  ["claude-haiku-5-5", { input: 0.1, output: 0.5 }],
  ["claude-haiku-4-5", { input: 1, output: 5 }],
  ["claude-sonnet-5", { input: 2, output: 10 }],
  ["claude-sonnet-4", { input: 3, output: 15 }],
];
/** What a model without a known price counts as: the dearest of its family. */
const UNKNOWN: AiPrice = { input: 10, output: 50 };

/** Anthropic's Messages API. */
export function openAnthropic({ apiKey, baseUrl, model: id = DEFAULT_MODEL }: AiSource): AiModel {
  const name = `anthropic:${id}`;
  const load = async () => {
    forgetEmpty("ANTHROPIC_API_KEY", "ANTHROPIC_BASE_URL");
    const { createAnthropic } = await import("@ai-sdk/anthropic");
    return createAnthropic({ apiKey, baseURL: baseUrl, fetch: capFetch(name) })(id);
  };
  const price = PRICES.find(([prefix]) => id.startsWith(prefix))?.[1] ?? UNKNOWN;
  return { name, price, ask: (request) => askModel({ name, load }, request) };
}
