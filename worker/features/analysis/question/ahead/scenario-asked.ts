import { has, type Sign } from "../lexicon/lexicon.ts";
import { WORTH_EACH } from "../money/find-position.ts";
import type { Clause } from "../read-clauses.ts";
import type { Talk } from "../talk.ts";
import { anyOf, either, pattern } from "../words/pattern.ts";
import { isPartOf } from "./part-of.ts";

/** stated as a fact: "Oracle drops 12%, what then?" */
const MOVES = either(
  pattern` ${"drops"} (?:by |another |a further )?#pct `,
  pattern` ${"less"} #pct | @ #pct (?:would be |is )?(?:what )?$|${"further_glued"} ?${"moves_glued"}`,
);
const TAKES = anyOf("takes");
const ANOTHER = anyOf("another");
const MOVE = anyOf("haircut");
/** "Nvidia takes another 20% haircut", stated as a fact. */
const TAKES_A_MOVE = pattern` ${TAKES} (?:${ANOTHER} ){0,2}#pct (?:\S+ )?${MOVE} `;
const GOES = anyOf("goes");
const BACK = anyOf("back");
const IT = anyOf("it");
/** "Google falls back to 150", stated as a fact. */
const GOES_TO = pattern` ${IT} (?:then |now |just |suddenly )?${GOES} (?:${BACK} ){0,4}#(?:usd|n) `;
/** "What would 15 ETH be worth at 4000?" */
const WORTH_AT = pattern` #n ${"worth_at"} (?:\S+ ){0,4}${"worth"} (?:\S+ ){0,3}at (?:a price of )?#(?:usd|n) `;
const HOW_MUCH = pattern`${"how_much"} (?:${"percent"} )?`;
const ABOVE = anyOf("above_or_more");
/** "BTC at 80k would be what percent above today?" */
const HOW_MUCH_ABOVE = pattern` ${HOW_MUCH}${ABOVE}(?= ).*#(?:usd|n) | #(?:usd|n) .*${HOW_MUCH}${ABOVE}(?= )`;
/** "BTC to 80k", after what is held was stated. */
const TO_LEVEL = pattern` ${"to_level"} to #(?:usd|n) `;
/** "Is Tesla above 400?" */
export const STANDS = pattern`^ (?:is|are) (?:@|it) (?:\S+ ){0,3}${"stands"} #(?:usd|n) $`;
/** "What would 20% down mean for it?" */
const MEANS = pattern` what ${"would"} (?:${"means"} )?(?:\S+ )?#pct (?:\S+ ){0,3}${"mean"} `;
/** "What would 3x leverage do to it?" */
const LEVER_DOES = pattern` ${"lever_does"} (?:\S+ )?#x (?:\S+ ){0,2}${"mean"} `;

const IF: Sign[] = [
  ...(["if", "how_far"] as const),
  ...[WORTH_EACH, HOW_MUCH_ABOVE, WORTH_AT, STANDS, LEVER_DOES, MEANS],
];
const EXPECTED: Sign[] = ["why", pattern` ${"do_you_think"} `];

/** Whether something is supposed: "what if it drops 10%?" */
export const isSupposed = (clause: Clause, talk: Talk): boolean =>
  has(clause, ...IF) ||
  isPartOf(clause) ||
  (has(clause, "liquidation") && clause.text.includes("#x")) ||
  (has(clause, "after_move") && clause.text.includes("#pct")) ||
  isToldSo(clause, talk);

const isToldSo = (clause: Clause, talk: Talk): boolean =>
  (has(clause, MOVES, TAKES_A_MOVE, GOES_TO) || (isOfHeld(talk) && has(clause, TO_LEVEL))) &&
  clause.dates.length === 0 &&
  !has(clause, ...EXPECTED);

/** What is held was stated just before. */
export const isOfHeld = ({ ask, units }: Talk): boolean =>
  units !== null && ask?.kind === "convert" && ask.units === units;
