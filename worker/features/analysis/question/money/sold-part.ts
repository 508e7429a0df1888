import type { Position } from "../../asks/desk/fields.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { anyOf, either, pattern } from "../words/pattern.ts";

const PARTS = [
  [anyOf("two_thirds"), 2 / 3],
  [anyOf("half"), 1 / 2],
  [anyOf("third"), 1 / 3],
  [anyOf("quarter"), 1 / 4],
] as const;
/** What stands behind a word of selling, or before it. */
const sold = (what: RegExp): RegExp =>
  either(
    pattern` ${"sell"} (?:(?!${"at_price"} )[^\s#]+ ){0,2}?${what}(?= )`,
    pattern` ${what} (?:\S+ ){0,4}?\S*${"sell"}`,
  );
const SOLD_PART = PARTS.map(
  ([words, part]) =>
    [
      either(
        pattern` ${"sell"} (?:\S+ ){0,2}?${words} `,
        pattern` ${words} (?:\S+ ){0,4}?\S*${"sell"}`,
        pattern`${"sell"}[^\s#]{0,2}?${words}|${words}[^\s#]{0,3}?${"sell"}`,
      ),
      part,
    ] as const,
);
const SOLD_SHARE = sold(/#pct/);
const SOLD_UNITS = sold(/#n/);

/** Words that say no more than that a part is sold: "sell half of it", "only 10 of them". */
export const SOLD = pattern` (?:${anyOf("sell", "two_thirds", "half", "third", "quarter", "sold_few")}|of it)(?= )`;

/** What a clause states to sell of a position, "if I sell half", "only 10 of them"; all of it where nothing is said. */
export function takePart(told: Position, clause: Clause): Position {
  const position = unsold(told);
  const units = soldUnits(position, clause);
  if (units !== null) return { ...position, units, usd: null, kept: (position.units ?? 0) - units };
  const part = soldShare(clause);
  if (part === null) return told;
  if (position.units === null && position.usd === null) return { ...position, sold: part };
  const share = (value: number | null) => value && value * part;
  return { ...position, units: share(position.units), usd: share(position.usd) };
}

/** Whether a clause tells no more than how much is sold: no price it is sold at. */
export const isPartAlone = ({ kept }: Position, { amounts }: Clause): boolean =>
  amounts.length === 0 || (amounts.length === 1 && (kept !== undefined || amounts[0]?.kind === "percent"));

/** All that was held before a part of it was asked about. */
const unsold = ({ kept, ...position }: Position): Position =>
  kept === undefined ? position : { ...position, units: (position.units ?? 0) + kept };

/** What stays of a position of which some are sold. */
export const restOf = ({ kept, ...position }: Position): Position =>
  kept === undefined ? position : { ...position, units: kept };

/** Of those held as many as are told, where they are fewer. */
function soldUnits({ units, entry }: Position, clause: Clause): number | null {
  if (units === null || !SOLD_UNITS.test(clause.text)) return null;
  const told = amountsOf(clause, "number").filter(({ value }) => value !== units && value !== entry);
  const [few, ...others] = told.filter(({ value }) => value < units);
  return few && others.length === 0 ? few.value : null;
}

function soldShare(clause: Clause): number | null {
  const [percent, ...others] = SOLD_SHARE.test(clause.text) ? amountsOf(clause, "percent") : [];
  if (percent && others.length === 0 && percent.value > 0 && percent.value < 100) return percent.value / 100;
  return SOLD_PART.find(([words]) => words.test(clause.text))?.[1] ?? null;
}
