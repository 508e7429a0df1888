import type { PortfolioAsk } from "../../asks/portfolio.ts";
import type { ScenarioAsk } from "../../asks/scenario.ts";
import { daysBetween } from "../../facts/bars.ts";
import { findAhead } from "../ahead/forecast-asked.ts";
import { has } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { wayOf } from "../words/way.ts";

/** "Which of them is riskiest?" asks of one. */
const WHICH_OF = / (?:which|who|welche\S*|cual|laquelle|lequel|qual|какой|какая|hangisi) /;

/** "How risky is that?", "over 3 months?", of the holdings told before. */
export function rangeOfLast(clause: Clause, last: PortfolioAsk): PortfolioAsk | null {
  const { ahead, first } = readRange(clause);
  const isPast = ahead === null && clause.dates.length > 0;
  if (clause.assets.length + clause.amounts.length > 0 || isPast || has(clause, WHICH_OF)) return null;
  const isRange = first === "range" || ahead !== null;
  return isRange ? { ...plain(last), ahead: ahead ?? last.ahead, first: "range", split: null } : null;
}

/** Until when, and whether it is asked how far all of it goes before what it is worth. */
export function readRange(clause: Clause): Pick<PortfolioAsk, "ahead" | "first"> {
  const ahead = findAhead(clause)?.ahead ?? null;
  const isAsked = has(clause, "risk", "may_lose");
  const until = (isAsked ? lengthAhead(clause) : null) ?? ahead;
  return { ahead: until, first: isAsked || (until && !has(clause, "worth_now")) ? "range" : "worth" };
}

/** "What can I lose over 3 months?": a length, which lies ahead. */
function lengthAhead({ dates }: Clause): PortfolioAsk["ahead"] {
  for (const { ahead, past, isLength } of dates) {
    if (isLength && ahead) return ahead;
    const days = past?.unit === "stretch" ? daysBetween(past.from, past.to) : 0;
    if (days > 0 && past?.said.startsWith("over ")) return { days, said: `within ${days} days` };
  }
  return null;
}

/** "What is the chance that it loses 15%?", and then "and 30%?": the odds of a loss, of the holdings told before. */
export function lossOfLast(clause: Clause, last: PortfolioAsk): PortfolioAsk | null {
  const [percent, ...others] = clause.amounts;
  const isBare = last.loss !== undefined && clause.text.trim().split(" ").length <= MOST_WORDS_AGAIN;
  const isAsked = has(clause, "odds") && (wayOf(clause) === "down" || has(clause, LOSES));
  const isOne = percent?.kind === "percent" && others.length === 0 && clause.assets.length === 0;
  if (!isOne || !(isAsked || isBare)) return null;
  const ahead = readRange(clause).ahead ?? lengthAhead(clause) ?? last.ahead;
  return { ...plain(last), ahead, first: "range", split: null, loss: Math.abs(percent.value) };
}
const LOSES = / (?:lose|loses|losing|lost|loss) /;
/** "And 30%?" */
const MOST_WORDS_AGAIN = 3;

/** The holdings, without what was asked of them once. */
export function plain({ shock: _shock, gone: _gone, loss: _loss, ...last }: PortfolioAsk): PortfolioAsk {
  return last;
}

/** What a supposed move of one holding, or of all, is to the whole; null where it is of something else. */
export function shockOf(
  { assets }: PortfolioAsk,
  { move, assets: moved }: Pick<ScenarioAsk, "move" | "assets">,
): PortfolioAsk["shock"] | null {
  const [one] = moved;
  const isOfAll = moved.length === assets.length;
  if (!one || move === null || !moved.every((asset) => assets.includes(asset))) return null;
  return isOfAll || moved.length === 1 ? { move, of: isOfAll && moved.length > 1 ? null : one.symbol } : null;
}
