import type { Level } from "../../asks/exits/level-behind.ts";
import type { TechnicalAsk } from "../../asks/technical.ts";
import { firstOf, has, rowsOf, type Sign } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";
import { phraseOf } from "../words/pattern.ts";

const BEHIND = phraseOf("level_behind");
const NEXT = phraseOf("level_next");
const BREAKS = phraseOf("level_breaks");
const DOWN = phraseOf("downwards");
const UP = phraseOf("upwards");
const BOTH: Level[] = ["support", "resistance"];
/** What else such words are said with. */
const ELSE: Sign[] = [
  ...(["should", "odds", "why", "liquidation", "when", "last_time", "level_at.stop"] as const),
  ...rowsOf("plans").map(([, plan]) => plan),
];

/** "If it loses this support, where's the next one?", "what's below that?": the level behind the one named, or told last. */
export function readLevelBehind(clause: Clause, talk: Talk): TechnicalAsk | null {
  const assets = subjectOf(clause, talk);
  const last = clause.assets.length === 0 ? lastOf(talk) : null;
  const named = namedIn(clause);
  const isPlain = clause.amounts.length + clause.dates.length === 0 && !has(clause, ...ELSE);
  if (assets.length === 0 || !isPlain || !named || !(last || named.length > 0)) return null;
  if (!isBehind(clause, last !== null, named.length > 0)) return null;
  const figures = named.length > 0 ? named : sidesOf(clause, last?.figures.filter(isLevel) ?? BOTH);
  const from = last && named.every((level) => last.figures.includes(level)) ? (last.behind ?? 0) : 0;
  return { kind: "technical", assets, figures, claim: null, behind: from + 1 };
}

/** Words of going on, or of a level that gives way; of a first question both. */
function isBehind(clause: Clause, isGoingOn: boolean, isNamed: boolean): boolean {
  if (has(clause, BEHIND)) return true;
  const [isNext, isBroken] = [has(clause, NEXT), has(clause, BREAKS)];
  return (isNext && isBroken) || (isGoingOn && (isNext || (isBroken && !isNamed && has(clause, "if"))));
}

/** The levels a clause names; null where it names another figure too. */
function namedIn(clause: Clause): Level[] | null {
  if (clause.figures.some((kind) => !isLevel(kind))) return null;
  const figures = clause.figures.filter(isLevel);
  const row = firstOf(clause, "levels");
  if (figures.length > 0) return figures;
  return row === undefined ? [] : row === "both" ? BOTH : [row];
}

/** Of the levels told last those on the side that is named. */
function sidesOf(clause: Clause, last: Level[]): Level[] {
  const [isDown, isUp] = [has(clause, DOWN), has(clause, UP)];
  return isDown === isUp ? last : [isDown ? "support" : "resistance"];
}

function lastOf({ ask }: Talk): TechnicalAsk | null {
  const isOfLevels = ask?.kind === "technical" && ask.figures.length > 0 && ask.figures.every(isLevel);
  return isOfLevels ? ask : null;
}

const isLevel = (kind: string): kind is Level => kind === "support" || kind === "resistance";
