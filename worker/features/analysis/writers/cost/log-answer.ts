import type { AiUsage } from "../../../../providers/ai/ai.ts";
import type { Writing } from "../writing.ts";

/** What one model did for an answer. */
export interface Tried extends AiUsage {
  model: string;
  /** "written", or why not, by kind alone */
  outcome: string;
  costMicroUsd: number;
}

/** One line an answer where models are set up: engine, tokens and cost of every model asked for it; no text of a reader or a model. */
export function logAnswer(
  { requestId, startedAt }: Pick<Writing, "requestId" | "startedAt">,
  engine: string,
  tried: Tried[],
): void {
  const sum = (pick: (one: Tried) => number) => tried.reduce((total, one) => total + pick(one), 0);
  const line = {
    level: "info",
    event: "answer",
    requestId,
    engine,
    inputTokens: sum((one) => one.inputTokens),
    outputTokens: sum((one) => one.outputTokens),
    costMicroUsd: sum((one) => one.costMicroUsd),
    ms: Date.now() - startedAt,
    tried: tried.map(({ model, outcome }) => ({ model, outcome })),
  };
  console.log(JSON.stringify(line));
}
