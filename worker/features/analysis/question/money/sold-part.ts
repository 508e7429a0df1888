import type { Position } from "../../asks/desk/fields.ts";
import type { Clause } from "../read-clauses.ts";
import { anyOf, either, pattern } from "../words/pattern.ts";

const PARTS = [
  [anyOf("two_thirds"), 2 / 3],
  [anyOf("half"), 1 / 2],
  [anyOf("third"), 1 / 3],
  [anyOf("quarter"), 1 / 4],
] as const;
const SOLD_PART = PARTS.map(
  ([words, part]) =>
    [
      either(pattern` ${"sell"} (?:\S+ ){0,2}?${words} `, pattern` ${words} (?:\S+ ){0,4}?\S*${"sell"}`),
      part,
    ] as const,
);

/** Words that say no more than that a part is sold: "sell half of it". */
export const SOLD = pattern` (?:${anyOf("sell", "two_thirds", "half", "third", "quarter")}|of it)(?= )`;

/** What a clause states to sell of a position, "if I sell half"; all of it where nothing is said. */
export function takePart(position: Position, { text }: Clause): Position {
  const part = SOLD_PART.find(([sold]) => sold.test(text))?.[1];
  if (part === undefined) return position;
  const share = (value: number | null) => value && value * part;
  return { ...position, units: share(position.units), usd: share(position.usd) };
}
