import { has, type Sign } from "../lexicon/lexicon.ts";
import { WORTH_EACH } from "../money/find-position.ts";
import type { Clause } from "../read-clauses.ts";
import type { Talk } from "../talk.ts";
import { pattern, phraseOf } from "../words/pattern.ts";
import { isPartOf } from "./part-of.ts";

const WHAT_THEN = / @ #pct (?:would be |is )?(?:what )?$/;
/** "Nvidia takes another 20% haircut", stated as a fact. */
const TAKES_A_MOVE = pattern` ${"takes"} (?:${"another"} ){0,2}#pct (?:\S+ )?${"a_move"} `;
/** "Google falls back to 150", stated as a fact. */
const GOES_TO = pattern` ${"it_goes"} (?:then |now |just |suddenly )?${"goes"} (?:${"back_to"} ){0,4}#(?:usd|n) `;
const HOW_MUCH_ABOVE = pattern` (?:what|how many|how much|how big a?) (?:percent |percentage |of a )?${"above_by"}(?= )`;
/** "BTC at 80k would be what percent above today?" */
const ABOVE_PRICE = pattern`${HOW_MUCH_ABOVE}.*#(?:usd|n) | #(?:usd|n) .*${HOW_MUCH_ABOVE}`;
/** "BTC to 80k", after what is held was stated. */
const TO_LEVEL = / (?:@|it|they|price) to #(?:usd|n) /;
/** "Is Tesla above 400?" */
export const STANDS = /^ (?:is|are) (?:@|it) (?:\S+ ){0,3}(?:above|below|over|under) #(?:usd|n) $/;
const IF: Sign[] = [
  ...(["if", "how_far"] as const),
  ...[WORTH_EACH, ABOVE_PRICE, phraseOf("worth_at", "mean_for_it"), STANDS],
];

/** Whether something is supposed: "what if it drops 10%?" */
export const isSupposed = (clause: Clause, talk: Talk): boolean =>
  has(clause, ...IF) ||
  isPartOf(clause) ||
  (has(clause, "liquidation") && clause.text.includes("#x")) ||
  (has(clause, "after_move") && clause.text.includes("#pct")) ||
  isToldSo(clause, talk);

const isToldSo = (clause: Clause, talk: Talk): boolean =>
  (has(clause, phraseOf("moves_by", "moves_again"), WHAT_THEN, TAKES_A_MOVE, GOES_TO) ||
    (isOfHeld(talk) && has(clause, TO_LEVEL))) &&
  clause.dates.length === 0 &&
  !has(clause, "why", phraseOf("expected"));

/** What is held was stated just before. */
export const isOfHeld = ({ ask, units }: Talk): boolean =>
  units !== null && ask?.kind === "convert" && ask.units === units;
