import type { FactKind } from "../../../../../shared/analysis.ts";
import type { CompareAsk } from "../../asks/compare.ts";
import type { OpinionAsk } from "../../asks/opinion.ts";
import type { PositionAsk } from "../../asks/position.ts";
import type { Ask } from "../../asks/registry.ts";
import type { RiskAsk } from "../../asks/risk.ts";
import type { WhyMovedAsk } from "../../asks/why-moved.ts";
import { has } from "../lexicon/lexicon.ts";
import { takePart } from "../money/sold-part.ts";
import type { Clause } from "../read-clauses.ts";
import { spanOf, type Talk, wasOfMoves } from "../talk.ts";
import { OF_PAST } from "../words/of-past.ts";
import { anyOf, pattern, phraseOf } from "../words/pattern.ts";

/** An ask with what its clause leaves to the one before it: what the talk has left out, its time, its size. */
export function inherit(ask: Ask, clause: Clause, talk: Talk): Ask {
  switch (ask.kind) {
    case "ranking":
      return talk.leftOut.length > 0 ? { ...ask, without: talk.leftOut } : ask;
    case "why_moved":
      return ofTime(ask, clause, talk);
    case "opinion":
      return ofReasons(ask, clause, talk);
    case "position":
      return ofPart(ask, clause, talk);
    case "past_days":
    case "forecast":
      return ofSize(ask, clause, talk);
    // "And add 2k ETH", to what is held.
    case "convert":
      return has(clause, "add") ? { kind: "unread", assets: ask.assets } : ask;
    default:
      if (isHowOften(clause)) return { kind: "unread", assets: ask.assets };
      return ask.kind === "compare" || ask.kind === "risk" ? ofSpan(ask, clause, talk) : ask;
  }
}

/** "Why was it so bad?", of last month; "what happened last time?" is of none. */
function ofTime(ask: WhyMovedAsk, clause: Clause, talk: Talk): Ask {
  if (ask.span) return ask;
  if (has(clause, "last_time", / after the last /)) return { kind: "unread", assets: ask.assets };
  return wasOfMoves(talk) && has(clause, OF_PAST) ? { ...ask, span: talk.span } : ask;
}

/** "If I sell half at 3,500", of all that is held. */
function ofPart(ask: PositionAsk, clause: Clause, { position }: Talk): Ask {
  const { exit, units, usd } = ask.position;
  const isAll = units === position?.units && usd === position?.usd;
  return exit && isAll ? { ...ask, position: takePart(ask.position, clause) } : ask;
}

type DaysOrForecast = Extract<Ask, { kind: "past_days" | "forecast" }>;

/** It asks for no risk in general. */
const isHowOften = (clause: Clause): boolean =>
  has(clause, "so_much") && has(clause, "how_many_days", / how often /);

/** "Why was that one so bad?", of how several moved: no reasons for or against it now. */
const ofReasons = (ask: OpinionAsk, clause: Clause, talk: Talk): Ask =>
  ask.about === "reasons" && wasOfMoves(talk) && has(clause, OF_PAST)
    ? { kind: "why_moved", assets: ask.assets, span: talk.span, direction: null, days: false }
    : ask;

const GOES_ON = pattern`^ ${anyOf("and_word", "what_about")} `;
const BY_THEN = phraseOf("by_then");
/** Whether a clause leaves its time to the ask before. */
const isOfThatTime = (clause: Clause): boolean =>
  clause.dates.every(({ past, ahead, bad }) => !(past ?? ahead ?? bad)) &&
  (clause.assets.length === 0 || clause.dates.length > 0 || has(clause, GOES_ON, BY_THEN));

/** Figures of an order that are told over a time. */
const OVER_TIME: ReadonlySet<FactKind> = new Set<FactKind>(["drawdown", "volatility_30d"]);
/** "And the drawdown?", of the last five years; "how risky is it?" is of no time. */
function ofSpan<One extends CompareAsk | RiskAsk>(ask: One, clause: Clause, { ask: last }: Talk): One {
  const isMeasured = ask.kind === "risk" ? ask.measure !== null : ask.by !== null && OVER_TIME.has(ask.by);
  const span = isMeasured && last && last.kind !== "price_at" && isOfThatTime(clause) ? spanOf(last) : null;
  return { ...ask, span: ask.span ?? span };
}

/** "And green?", of last month's days; "what about SOL at 150", by the day that was asked about. */
function ofTimes(ask: DaysOrForecast, clause: Clause, { ask: last }: Talk): Ask {
  if (!last || !isOfThatTime(clause)) return ask;
  if (ask.kind === "past_days") return last.kind === ask.kind ? { ...ask, span: ask.span ?? last.span } : ask;
  return last.kind === ask.kind ? { ...ask, ahead: ask.ahead ?? last.ahead } : ask;
}

/** "How often does it fall that much?": by how much is known if the asker stated it, never from an answer of ours. */
function ofSize(ask: DaysOrForecast, clause: Clause, talk: Talk): Ask {
  if (!has(clause, "so_much") || ask.level !== null || ask.move !== null) return ofTimes(ask, clause, talk);
  const size = sizeOf(talk);
  if (size === null) return { kind: "unread", assets: ask.assets };
  return { ...ask, move: ask.kind === "forecast" && ask.direction === "down" ? -size : size };
}

/** Percent of the move that was stated last, or from an entry to its stop. */
function sizeOf({ ask }: Talk): number | null {
  if (ask?.kind === "plan" && ask.stop !== null) {
    const entry = ask.position?.entry ?? null;
    return entry === null ? null : (100 * Math.abs(entry - ask.stop)) / entry;
  }
  return ask && "move" in ask && ask.move !== null ? Math.abs(ask.move) : null;
}
