import type { Fact, FactKind } from "../../../../shared/analysis.ts";
import type { Phase } from "../../../../shared/phases.ts";
import type { StreamEvent } from "../../../../shared/stream.ts";
import { FILINGS } from "../facts/cards/filings.ts";
import { MOOD } from "../facts/cards/mood.ts";
import { QUOTE } from "../facts/cards/quote.ts";

const PHASE_OF = new Map<FactKind, Phase>([
  ...phaseOf(QUOTE, "blockchain"),
  ...phaseOf(FILINGS, "fundamentals"),
  ...phaseOf(MOOD, "sentiments"),
]);
const LATER: Phase[] = ["fundamentals", "technicals", "sentiments"];

function phaseOf(cards: object, phase: Phase): [FactKind, Phase][] {
  return (Object.keys(cards) as FactKind[]).map((kind) => [kind, phase]);
}

/** The facts of an answer phase by phase, as events; the first phase began before they were gathered. */
export function tellFacts(facts: Fact[]): StreamEvent[] {
  const byPhase = Map.groupBy(facts, ({ kind }) => PHASE_OF.get(kind) ?? "technicals");
  const tell = (phase: Phase) =>
    (byPhase.get(phase) ?? []).map((fact): StreamEvent => ({ event: "fact", data: { fact } }));
  return [
    ...tell("blockchain"),
    ...LATER.flatMap((phase): StreamEvent[] => [{ event: "phase", data: { phase } }, ...tell(phase)]),
  ];
}
