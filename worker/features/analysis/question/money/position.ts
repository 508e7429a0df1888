import type { Position } from "../../asks/desk/fields.ts";
import type { PositionAsk } from "../../asks/position.ts";
import type { Ask } from "../../asks/registry.ts";
import { aheadOf } from "../fill/slots.ts";
import { has } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";
import { either, pattern, phraseOf } from "../words/pattern.ts";
import { findPosition } from "./find-position.ts";
import { readMore } from "./more.ts";
import { isPartAlone, takePart } from "./sold-part.ts";

const NOTHING: Position = {
  side: "long",
  entry: null,
  entered: null,
  units: null,
  usd: null,
  leverage: null,
};
/** "My other lot at 3,900", "the ones I got at 2,100": of the asset that is held. */
const OTHER_LOT = either(
  pattern` ${"other_one"} (?:\S+ )?${"lot"} (?:\S+ ){0,4}#(?:usd|n) `,
  / the (?:ones?|rest|others?|coins|shares) (?:that )?i (?:got|bought|have|picked up) (?:\S+ )?(?:at|for) #(?:usd|n) /,
);

function findOther(clause: Clause, talk: Talk): Position | null {
  const entry = amountsOf(clause, "usd", "number").at(-1)?.value;
  return talk.position && entry !== undefined && clause.assets.length === 0 && OTHER_LOT.test(clause.text)
    ? { ...talk.position, entry, entered: null, units: null, usd: null }
    : null;
}

/** Percent that somebody states to have lost; null for none. */
export function findLoss(clause: Clause): number | null {
  const [percent] = amountsOf(clause, "percent");
  return percent && has(clause, "fall", "profit") && !has(clause, "rise_alone")
    ? Math.abs(percent.value)
    : null;
}

/** "I lost 35 percent, what gain gets me back?" */
function readRecovery(clause: Clause, talk: Talk): PositionAsk | null {
  const lost = findLoss(clause) ?? (clause.amounts.length === 0 ? talk.lost : null);
  const isAsked =
    has(clause, "break_even", "position_needed") || (has(clause, "how_far") && has(clause, "rise"));
  if (lost === null || lost >= 100 || lost <= 0) return null;
  if (!isAsked || has(clause, "will", /#usd/)) return null;
  return {
    kind: "position",
    assets: subjectOf(clause, talk).slice(0, 1),
    position: NOTHING,
    want: "recovery",
    lost,
  };
}

/** Profit, break-even, liquidation or worth of a position stated now or earlier. */
export function readPosition(clause: Clause, talk: Talk): Ask | null {
  const recovery = talk.position ? null : readRecovery(clause, talk);
  const bought = findPosition(clause);
  return recovery ?? readMore(clause, talk, bought) ?? readHeld(clause, talk, bought);
}

function readHeld(clause: Clause, talk: Talk, bought: Position | null): Ask | null {
  const told = bought ?? findOther(clause, talk);
  const position = told ?? (talk.position && takePart(talk.position, clause));
  const assets = subjectOf(clause, talk).slice(0, 1);
  if (!position || assets.length === 0) return null;
  const gain = findGain(clause, position);
  if (gain) return { kind: "position", assets, position, want: "target", gain };
  const isSold = has(clause, "profit") || (has(clause, "sell", "should") && isPartAlone(position, clause));
  const isPart = !told && position !== talk.position && isSold;
  const want = findLimit(clause) ?? (told ? wantOf(clause, told) : wantOfLast(clause, position));
  if (isPart) return { kind: "position", assets, position, want: "profit" };
  return want && { kind: "position", assets, position, want, ...byWhen(want, clause) };
}

function byWhen(want: PositionAsk["want"], clause: Clause): Pick<PositionAsk, "ahead"> {
  const ahead = want === "break_even" ? aheadOf(clause) : null;
  return ahead ? { ahead } : {};
}

/** "What price do I need to be up 1,000 dollars?", of what was stated to be held. */
function findGain(clause: Clause, { entry, units, usd }: Position): PositionAsk["gain"] | null {
  if (!has(clause, "at_which_price") || !has(clause, phraseOf("gained"), "doubles", "triples")) return null;
  const [percent] = amountsOf(clause, "percent");
  if (percent) return { value: percent.value, in: "percent" };
  if (has(clause, "doubles")) return { value: 100, in: "percent" };
  const [sum, ...others] = amountsOf(clause, "usd", "number").filter(
    ({ value }) => ![entry, units, usd].includes(value),
  );
  return sum && others.length === 0 ? { value: sum.value, in: "usd" } : null;
}

function findLimit(clause: Clause): PositionAsk["want"] | null {
  if (has(clause, "break_even")) return "break_even";
  return has(clause, "liquidation") ? "liquidation" : null;
}

const wantOf = (clause: Clause, { entry }: Position): PositionAsk["want"] =>
  entry === null && (has(clause, "worth_now") || !has(clause, "profit")) ? "worth" : "profit";

/** "How am I doing?", "what are they worth now?", of a position stated before. */
function wantOfLast(clause: Clause, { usd }: Position): PositionAsk["want"] | null {
  const isMine = has(clause, "mine");
  const isOfTime = clause.dates.some(({ past }) => past) || has(clause, "if", "future");
  if (clause.amounts.length > 0 || isOfTime || (clause.assets.length > 0 && !isMine)) return null;
  if (has(clause, "profit") && (isMine || clause.text.length < 40)) return "profit";
  const isOurs = isMine || usd !== null || has(clause, / (?:they|those|them|these) /);
  return isOurs && has(clause, "worth_now") ? "worth" : null;
}
