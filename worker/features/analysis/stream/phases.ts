import type { Fact, FactKind } from "../../../../shared/analysis.ts";
import type { Phase } from "../../../../shared/phases.ts";
import type { StreamEvent } from "../../../../shared/stream.ts";
import { kindsOf } from "../facts/fact-cards.ts";

const PHASE_OF = new Map<FactKind, Phase>([
  ...kindsOf("quote").map((kind) => [kind, "blockchain"] as const),
  ...kindsOf("filings").map((kind) => [kind, "fundamentals"] as const),
  ...kindsOf("mood").map((kind) => [kind, "sentiments"] as const),
]);
const LATER: Phase[] = ["fundamentals", "technicals", "sentiments"];

/** The facts of an answer phase by phase, as events; the first phase began before they were gathered. */
export function toFactEvents(facts: Fact[]): StreamEvent[] {
  const byPhase = Map.groupBy(facts, ({ kind }) => PHASE_OF.get(kind) ?? "technicals");
  const eventsOf = (phase: Phase) =>
    (byPhase.get(phase) ?? []).map((fact): StreamEvent => ({ event: "fact", data: { fact } }));
  return [
    ...eventsOf("blockchain"),
    ...LATER.flatMap((phase): StreamEvent[] => [{ event: "phase", data: { phase } }, ...eventsOf(phase)]),
  ];
}
