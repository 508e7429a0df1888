import type { Position } from "../../asks/desk/fields.ts";
import { has } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { either, pattern } from "../words/pattern.ts";

/** "If I sell half": so much of what is held, "half" with its share. */
const PARTS: [words: RegExp, part: number][] = [
  [/two thirds|zwei drittel|dos tercios|deux tiers|dois tercos|две трети/, 2 / 3],
  [/half|(?:die )?halfte|(?:la )?mitad|(?:la )?moitie|(?:a )?metade|половин\S*|yarisini/, 1 / 2],
  [/(?:a|one) third|ein drittel|un tercio|un tiers|um terco|треть/, 1 / 3],
  [/(?:a|one) quarter|ein viertel|un cuarto|un quart|um quarto|четверть/, 1 / 4],
];
const SELL = /sell|selling|sold|verkauf\S*|vend\S*|прода\S*|satar\S*/;
const SOLD_PART = PARTS.map(
  ([words, part]) => [pattern` ${SELL} (?:\S+ ){0,2}?(?:${words}) `, part] as const,
);

/** Words that say no more than that a part is sold: "sell half of it". */
export const SOLD = pattern` (?:${SELL}|${either(...PARTS.map(([words]) => words))}|of it)(?= )`;

/** What a clause states to sell of a position; all of it where nothing is said. */
export function takePart(position: Position, clause: Clause): Position {
  const part = SOLD_PART.find(([sold]) => has(clause, new RegExp(sold)))?.[1];
  if (part === undefined) return position;
  const share = (value: number | null) => value && value * part;
  return { ...position, units: share(position.units), usd: share(position.usd) };
}
