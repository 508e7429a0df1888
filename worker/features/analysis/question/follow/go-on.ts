import type { Ask } from "../../asks/registry.ts";
import { sayDay } from "../dates/calendar.ts";
import { stretch } from "../dates/place.ts";
import { has } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { readFirst } from "../read-first.ts";
import { subjectOf, type Talk } from "../talk.ts";

type ReadOn = (clause: Clause, talk: Talk, ask: Ask) => Ask | null;

/** What nobody else could read of a message that goes on: the nearest to what the talk is about. */
export const readGoOn = (clause: Clause, talk: Talk): Ask | null =>
  !talk.ask || clause.figures.length + clause.amounts.length > 0
    ? null
    : readFirst([sinceThen, toLevel, again, atNow, ofIt], clause, talk, talk.ask);

const isShort = ({ text }: Clause): boolean => text.trim().split(" ").length < 9;

/** "Has it recovered?", since the time that was asked about. */
const sinceThen: ReadOn = (clause, talk) => {
  const assets = subjectOf(clause, talk);
  if (!talk.span || assets.length === 0 || clause.dates.length > 0 || !has(clause, "recovered")) return null;
  const span = stretch(talk.span.to, talk.today, `since ${sayDay(talk.span.to)}`);
  return { kind: "change_between", assets, span, in: "percent", since: null };
};

/** "How far is that?", of a price that was asked about. */
const toLevel: ReadOn = (clause, _, ask) => {
  if (ask.kind !== "forecast" || ask.level === null || !has(clause, "how_far")) return null;
  const { assets, level } = ask;
  return {
    ...{ kind: "scenario", assets, move: null, level, units: null },
    ...{ usd: null, leverage: null, side: "long" },
  };
};

const again: ReadOn = (clause, _, ask) =>
  clause.dates.length + clause.assets.length === 0 && isShort(clause) && has(clause, "again") ? ask : null;

/** "And now?", after a past price. */
const atNow: ReadOn = (clause, talk, { kind }) => {
  const isPast = kind === "price_at" || kind === "change_between" || kind === "convert";
  return isPast && isShort(clause) && has(clause, "now")
    ? { kind: "figure", assets: subjectOf(clause, talk), figures: ["price"], claim: null }
    : null;
};

const ofIt: ReadOn = (clause, talk) => {
  const assets = subjectOf(clause, talk);
  return assets.length > 0 && clause.isQuestion && has(clause, "it") ? { kind: "overview", assets } : null;
};
