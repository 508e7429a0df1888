import type { Ask } from "../../asks/registry.ts";
import { sayDay } from "../dates/calendar.ts";
import { stretch } from "../dates/place.ts";
import { has } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";

/** What nobody else could read of a message that goes on: the nearest to what the talk is about. */
export function readGoOn(clause: Clause, talk: Talk): Ask | null {
  const { ask, span } = talk;
  const assets = subjectOf(clause, talk);
  if (!ask) return null;
  const isShort = clause.text.trim().split(" ").length < 9;
  if (clause.figures.length + clause.amounts.length > 0) return null;
  if (span && assets.length > 0 && clause.dates.length === 0 && has(clause, "recovered"))
    return {
      kind: "change_between",
      assets,
      span: stretch(span.to, talk.today, `since ${sayDay(span.to)}`),
      in: "percent",
      since: null,
    };
  if (has(clause, "how_far") && "level" in ask && ask.level !== null && ask.kind === "forecast")
    return {
      kind: "scenario",
      assets: ask.assets,
      move: null,
      level: ask.level,
      units: null,
      usd: null,
      leverage: null,
      side: "long",
    };
  if (isShort && clause.dates.length === 0 && clause.assets.length === 0 && has(clause, "again")) return ask;
  const isPast = ask.kind === "price_at" || ask.kind === "change_between" || ask.kind === "convert";
  if (isShort && isPast && has(clause, "now"))
    return { kind: "figure", assets, figures: ["price"], claim: null };
  return assets.length > 0 && has(clause, "it") && clause.isQuestion ? { kind: "overview", assets } : null;
}
