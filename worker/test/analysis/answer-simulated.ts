import { answerAsks } from "../../features/analysis/asks/answer-asks.ts";
import { openDesk } from "../../features/analysis/asks/desk/open-desk.ts";
import { besidesOf } from "../../features/analysis/asks/registry.ts";
import { readQuestion } from "../../features/analysis/question/read-question.ts";
import { renderSlots } from "../../features/analysis/slots/render-slots.ts";
import { simulatedEvidence } from "./simulated-evidence.ts";

const NOW = new Date("2026-11-20T15:00:00Z");

/**
 * Sentences and figures of the answer to a message behind `earlier` ones, and the evidence of each asset that it took, with only so
 * many bars of some.
 */
export async function answerSimulated(
  message: string,
  bars: Record<string, number> = {},
  earlier: string[] = [],
) {
  const turns = earlier.map((content) => ({ role: "user" as const, content }));
  const question = readQuestion(message, turns, NOW);
  const assets = [...new Set([...question.assets, ...question.asks.flatMap(besidesOf)])];
  const evidence = (await Promise.all(assets.map(simulatedEvidence))).map((one) => ({
    ...one,
    candles: one.candles.slice(-(bars[one.asset.symbol] ?? one.candles.length)),
  }));
  const desk = openDesk(question, evidence, NOW, "live");
  const [said] = answerAsks(desk, question.asks);
  const facts = new Map(desk.facts.map((fact) => [fact.id, fact]));
  return {
    lead: renderSlots(said?.lead ?? "", facts),
    rest: (said?.rest ?? []).flatMap((one) => (typeof one === "string" ? renderSlots(one, facts) : [])),
    figureOf: (kind: string) => Number(desk.facts.findLast((fact) => fact.kind === kind)?.value),
    evidenceOf: (symbol: string) => evidence.find(({ asset }) => asset.symbol === symbol),
  };
}
