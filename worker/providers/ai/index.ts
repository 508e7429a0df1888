import type { Vars } from "../../variables.ts";
import type { AiModel } from "./ai.ts";
import { type AiSource, openAnthropic } from "./anthropic.ts";
import { openOpenAi } from "./openai.ts";
import { openWorkersAi, type WorkersAi, type WorkersAiSource } from "./workers-ai.ts";

export interface AiConfig {
  anthropic?: AiSource;
  openai?: AiSource;
  workersAi?: WorkersAiSource;
  /** micro-dollars: what answers of a UTC day may cost, for each of those who ask */
  dailyBudgets: Record<BudgetShare, number>;
}

/** The models in the order in which they are asked. */
export type Ai = AiModel[];

const opened = new WeakMap<AiConfig, Ai>();

/** A second one answers for the first. */
const MOST_MODELS = 2;

/** The first two of Anthropic, OpenAI and Workers AI that are set up. The same configuration gives the same models again. */
export function openAi(config: AiConfig): Ai {
  const { anthropic, openai, workersAi } = config;
  const known = opened.get(config);
  if (known) return known;
  const ai = [
    ...(anthropic ? [openAnthropic(anthropic)] : []),
    ...(openai ? [openOpenAi(openai)] : []),
    ...(workersAi ? [openWorkersAi(workersAi)] : []),
  ].slice(0, MOST_MODELS);
  opened.set(config, ai);
  return ai;
}

type AiVars = Pick<
  Vars,
  | `${"ANTHROPIC" | "OPENAI"}_${"API_KEY" | "BASE_URL"}`
  | `AI_MODEL_${"ANTHROPIC" | "OPENAI" | "WORKERS_AI"}`
  | "AI_GATEWAY_URL"
  | "AI_DAILY_BUDGET_USD"
  | "AI_FREE_PERCENT"
  | "AI_TERMINAL_PERCENT"
>;

/** Who asks: each has a part of the day's budget that no other can spend. */
export type BudgetShare = "paid" | "free" | "terminal";

/** Micro-dollars. Of more than 100% in all nothing is left for paid plans, which the table of variables says. */
function readBudgets({ AI_DAILY_BUDGET_USD: usd, AI_FREE_PERCENT, AI_TERMINAL_PERCENT }: AiVars) {
  const part = (percent: number) => Math.round(usd * 1e4 * percent);
  const paid = Math.max(0, 100 - AI_FREE_PERCENT - AI_TERMINAL_PERCENT);
  return { paid: part(paid), free: part(AI_FREE_PERCENT), terminal: part(AI_TERMINAL_PERCENT) };
}

/**
 * A provider's own address comes first, then Cloudflare's AI Gateway (`AI_GATEWAY_URL`, up to the gateway's name),
 * which passes on to each provider under a path of its own, then the provider itself. `workersAi`: the binding, if there
 * is one.
 */
export function readAiConfig(vars: AiVars, workersAi?: WorkersAi): AiConfig {
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
    ...(workersAi && {
      workersAi: {
        binding: workersAi,
        ...(vars.AI_MODEL_WORKERS_AI && { model: vars.AI_MODEL_WORKERS_AI }),
      },
    }),
    dailyBudgets: readBudgets(vars),
  };
}

/** An address without a path gets the providers' "/v1", as their own clients write it. */
function toBaseUrl(address: string): string {
  const url = address.replace(/\/+$/, "");
  return new URL(url).pathname === "/" ? `${url}/v1` : url;
}
