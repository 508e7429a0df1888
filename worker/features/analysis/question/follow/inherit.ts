import type { OpinionAsk } from "../../asks/opinion.ts";
import type { PositionAsk } from "../../asks/position.ts";
import type { Ask } from "../../asks/registry.ts";
import type { WhyMovedAsk } from "../../asks/why-moved.ts";
import { has } from "../lexicon/lexicon.ts";
import { takePart } from "../money/sold-part.ts";
import type { Clause } from "../read-clauses.ts";
import { type Talk, wasOfMoves } from "../talk.ts";
import { OF_PAST } from "../words/of-past.ts";
import { anyOf, pattern } from "../words/pattern.ts";

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
      return isHowOften(clause) ? { kind: "unread", assets: ask.assets } : ask;
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
/** "And green?", of last month's days; "what about SOL at 150", by the day that was asked about. */
function ofTimes(ask: DaysOrForecast, clause: Clause, talk: Talk): Ask {
  const last = talk.ask;
  if (clause.dates.length > 0 || !(clause.assets.length === 0 || has(clause, GOES_ON))) return ask;
  if (ask.kind === "forecast" && last?.kind === "forecast") return { ...ask, ahead: ask.ahead ?? last.ahead };
  if (ask.kind !== "past_days" || last?.kind !== "past_days") return ask;
  return { ...ask, span: ask.span ?? last.span };
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
