import type { AiModel } from "./ai.ts";
import { type AiSource, openAnthropic } from "./anthropic.ts";
import { openOpenAi } from "./openai.ts";

export interface AiConfig {
  anthropic?: AiSource;
  openai?: AiSource;
  /** what all answers of a UTC day may cost, micro-dollars */
  dailyBudgetMicroUsd: number;
}

/** The models in the order in which they are asked. */
export type Ai = AiModel[];

const opened = new WeakMap<AiConfig, Ai>();

/** Anthropic, then OpenAI: each is on when its key is set. The same configuration gives the same models again. */
export function openAi(config: AiConfig): Ai {
  const { anthropic, openai } = config;
  const ai = opened.get(config) ?? [
    ...(anthropic ? [openAnthropic(anthropic)] : []),
    ...(openai ? [openOpenAi(openai)] : []),
  ];
  opened.set(config, ai);
  return ai;
}

/** Variables by name. */
interface Variables {
  ANTHROPIC_API_KEY?: string;
  ANTHROPIC_BASE_URL?: string;
  OPENAI_API_KEY?: string;
  OPENAI_BASE_URL?: string;
  AI_MODEL_ANTHROPIC?: string;
  AI_MODEL_OPENAI?: string;
  AI_GATEWAY_URL?: string;
  AI_DAILY_BUDGET_USD: number;
}

/**
 * A provider's own address comes first, then Cloudflare's AI Gateway (`AI_GATEWAY_URL`, up to the gateway's name),
 * which passes on to each provider under a path of its own, then the provider itself.
 */
export function readAiConfig(vars: Variables): AiConfig {
  const gateway = vars.AI_GATEWAY_URL?.replace(/\/+$/, "");
  const source = (apiKey?: string, ownUrl?: string, gatewayPath?: string, model?: string) => {
    const baseUrl = ownUrl ? toBaseUrl(ownUrl) : gateway && `${gateway}${gatewayPath}`;
    return apiKey ? { apiKey, ...(baseUrl && { baseUrl }), ...(model && { model }) } : undefined;
  };
  return {
    anthropic: source(
      vars.ANTHROPIC_API_KEY,
      vars.ANTHROPIC_BASE_URL,
      "/anthropic/v1",
      vars.AI_MODEL_ANTHROPIC,
    ),
    openai: source(vars.OPENAI_API_KEY, vars.OPENAI_BASE_URL, "/openai", vars.AI_MODEL_OPENAI),
    dailyBudgetMicroUsd: Math.round(vars.AI_DAILY_BUDGET_USD * 1e6),
  };
}

/** An address without a path gets the providers' "/v1", as their own clients write it. */
function toBaseUrl(address: string): string {
  const url = address.replace(/\/+$/, "");
  return new URL(url).pathname === "/" ? `${url}/v1` : url;
}
