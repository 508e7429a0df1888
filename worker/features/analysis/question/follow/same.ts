import type { Ask } from "../../asks/registry.ts";
import type { Extreme } from "../../asks/risk.ts";
import { changeLast } from "../fill/change-last.ts";
import { SIDES } from "../fill/slots.ts";
import { readFigures } from "../kinds/figures.ts";
import { has } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { readFirst } from "../read-first.ts";
import { type Talk, unique } from "../talk.ts";
import { anyOf, either, pattern, phraseOf } from "../words/pattern.ts";
import { wayOf } from "../words/way.ts";
import { isCarried } from "./carried.ts";
import { changePlan } from "./change-plan.ts";
import { changePosition } from "./change-position.ts";
import { INTO_ONLY, TOO } from "./edit.ts";

/** "And in favour?" */
const FOR = pattern` ${"in_favour"} (?=(?:it |them |@ )?$)`;

/** "And Ethereum?", "and in percent?", "make it 20%", "by Christmas?": the same ask of another asset, unit, size or time. */
export function readSame(clause: Clause, talk: Talk): Ask | null {
  if (isOfFigures(clause, talk)) return readFigures({ ...clause, figures: talk.figures }, talk);
  return talk.ask && clause.figures.length === 0 ? readFirst(SAME, clause, talk, talk.ask) : null;
}

/** Of the figures asked about last: "what is it for Bitcoin?" */
function isOfFigures(clause: Clause, talk: Talk): boolean {
  const { figures, dates, amounts, assets } = clause;
  if (talk.figures.length === 0) return false;
  if (has(clause, OF_LAST) && figures.length + dates.length + amounts.length === 0) return true;
  // "What is a P/E?", "and what is Apple's?"
  return !talk.ask && assets.length > 0 && isCarried(clause.text, "is");
}

const DOLLARS = anyOf("money_of_unit");
const SWAP_OUT = phraseOf("swap_out");
type ReadSame = (clause: Clause, talk: Talk, ask: Ask) => Ask | null;

const inUnit: ReadSame = (clause, _, ask) =>
  ask.kind === "change_between" && has(clause, UNIT_ONLY)
    ? { ...ask, in: has(clause, DOLLARS) ? "usd" : "percent" }
    : null;

const ofPosition: ReadSame = (clause, _, ask) =>
  ask.kind === "position" ? changePosition(ask, clause) : null;

const ofPlan: ReadSame = (clause, _, ask) => (ask.kind === "plan" ? changePlan(ask, clause) : null);

/** What is named anew: assets, times and amounts. */
const countMarks = ({ assets, dates, amounts }: Clause): number =>
  [assets, dates, amounts].filter((named) => named.length > 0).length;

const ofOtherSide: ReadSame = (clause, _, ask) => {
  if (ask.kind !== "opinion" || countMarks(clause) > 0 || !isCarried(clause.text, "against", FOR))
    return null;
  const side = has(clause, "against") ? "against" : has(clause, FOR) ? "for" : null;
  return side && { ...ask, about: "reasons", side, action: null };
};

const ofOtherSize: ReadSame = (clause, _, ask) => {
  if (countMarks(clause) > 0) return null;
  if (has(clause, "turns") && isCarried(clause.text, "turns")) return turn(ask, clause);
  return has(clause, "times") && isCarried(clause.text, "times") ? multiply(ask, clause) : null;
};

const RANGE = phraseOf("range_alone");
/** "The range then", of the day that was asked about. */
const ofRange: ReadSame = (clause, _, ask) =>
  ask.kind === "forecast" && countMarks(clause) === 0 && isCarried(clause.text, RANGE) && has(clause, RANGE)
    ? { ...ask, level: null, move: null, direction: null }
    : null;

const ofOther: ReadSame = (clause, talk, ask) => {
  if (countMarks(clause) !== 1) return null;
  if (clause.assets.length > 0)
    return isCarried(clause.text, "add") ? rename(ask, unique(clause.assets), clause, talk) : null;
  return ask.kind === "forecast" && isCarried(clause.text, ...SIDES) ? changeLast(ask, clause) : null;
};

const SAME: ReadSame[] = [inUnit, ofPosition, ofPlan, ofOtherSide, ofOtherSize, ofRange, ofOther];

/** The same of other assets. */
function rename(ask: Ask, named: Clause["assets"], clause: Clause, talk: Talk): Ask | null {
  const { text } = clause;
  const other = ofOtherName(ask, named, text, talk);
  if (other) return other;
  const isMore = ask.kind === "compare" && TOO.test(text);
  const leave = has(clause, SWAP_OUT) ? named.filter((asset) => talk.assets.includes(asset)) : [];
  const joins = ask.kind === "compare" && named.length - leave.length === 1;
  if (!isMore && !joins && leave.length === 0) return { ...ask, assets: named };
  const left = [...leave, ...talk.leftOut];
  return { ...ask, assets: unique([...talk.assets, ...named]).filter((asset) => !left.includes(asset)) };
}

/** Where another name is no exchange of all names. */
function ofOtherName(ask: Ask, [into, ...more]: Clause["assets"], text: string, talk: Talk): Ask | null {
  if (!into) return null;
  if (INTO_ONLY.test(text) && (ask.kind === "convert" || ask.kind === "figure"))
    return {
      kind: "convert",
      assets: talk.assets.slice(0, 1),
      units: talk.units ?? 1,
      usd: null,
      into,
      when: null,
    };
  // What is held in another is not stated.
  if (ask.kind === "portfolio") return { kind: "unread", assets: [into, ...more] };
  if (ask.kind === "overview" || ask.kind === "ranking") return { kind: "overview", assets: [into, ...more] };
  // "And Coinbase?", of what goes with a fall of Bitcoin.
  if (ask.kind === "linked") return { ...ask, assets: [into, ...ask.assets.slice(1)], units: null };
  return null;
}

/** The same the other way. */
function turn(ask: Ask, clause: Clause): Ask | null {
  const way = wayOf(clause);
  const turned = (move: number) => (way ? Math.abs(move) * (way === "up" ? 1 : -1) : -move);
  if ((ask.kind === "scenario" || ask.kind === "forecast") && ask.move !== null)
    return { ...ask, move: turned(ask.move) };
  const isBest = has(clause, "most") && !has(clause, "least");
  if (ask.kind === "risk" && ask.measure?.includes("_"))
    return { ...ask, measure: ask.measure.replace(/^[a-z]+/, isBest ? "best" : "worst") as Extreme };
  const want = isBest || has(clause, "rise") ? "most" : "least";
  if (ask.kind === "compare") return { ...ask, want };
  return ask.kind === "ranking" ? { ...ask, want, place: 1 } : null;
}

/** Twice or half of it. */
function multiply(ask: Ask, clause: Clause): Ask | null {
  const by = has(clause, "half") ? 0.5 : has(clause, "triple") ? 3 : 2;
  const times = (value: number | null) => value && value * by;
  if (ask.kind === "convert") return { ...ask, units: times(ask.units), usd: times(ask.usd) };
  if (ask.kind !== "position") return null;
  const { position } = ask;
  return { ...ask, position: { ...position, units: times(position.units), usd: times(position.usd) } };
}

/** "What is it for Bitcoin?", "is Apple near one?", of the figure stated last. */
const OF_LAST = either(
  / (?:what|how high|how much|where) (?:is|was) (?:it|that|this|theirs?) (?:for|of|on|at) @ /,
  / is @ (?:near|close to|in|at|having|seeing|approaching) (?:one|it|such a thing) /,
);
/** "And in percent?" */
const UNIT_ONLY = pattern`^ (?:${anyOf("and_word", "also_go")} )*${"in_unit"} ${"money_unit"} $`;
