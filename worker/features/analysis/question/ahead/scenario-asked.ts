import { has, type Sign } from "../lexicon/lexicon.ts";
import { WORTH_EACH } from "../money/find-position.ts";
import type { Clause } from "../read-clauses.ts";
import type { Talk } from "../talk.ts";
import { either, pattern } from "../words/pattern.ts";
import { isPartOf } from "./part-of.ts";

/** stated as a fact: "Oracle drops 12%, what then?" */
const MOVES = either(
  / (?:drops|falls|loses|sinks|crashes|plunges|rises|gains|climbs|jumps|pumps|dumps|dips|goes up|goes down) (?:by |another |a further )?#pct /,
  / (?:minus|plus|less) #pct | @ #pct (?:would be |is )?(?:what )?$|(?:再|又|もう|あと|더) ?(?:涨|跌|上が|下が|오르|떨어)/,
);
const TAKES = either(
  /takes|suffers|sees|gets|has|makes|does|posts|stages|faces|catches|with/,
  /erleidet|macht|sufre|tiene|hace|subit|prend|fait|sofre|leva|faz/,
);
const ANOTHER = either(
  /a|an|another|one more|yet another|a further|further|einen|eine|einen weiteren|weitere/,
  /un|una|une|otra|otro|um|uma|outra|outro|autre|nouvelle?/,
);
const MOVE = either(
  /haircut|drop|fall|dip|crash|correction|pullback|hit|loss|decline|slide|cut|plunge|tumble|knock|beating|setback/,
  /rally|pop|jump|gain|rise|bounce|rip|pump|surge|run|climb|leap|ruckgang|absturz|verlust|anstieg|sprung/,
  /caida|subida|chute|baisse|hausse|queda|alta/,
);
/** "Nvidia takes another 20% haircut", stated as a fact. */
const TAKES_A_MOVE = pattern` ${TAKES} (?:${ANOTHER} ){0,2}#pct (?:\S+ )?${MOVE} `;
const GOES = either(
  /drops|falls|sinks|crashes|plunges|slides|slips|dips|tanks|dumps|rises|climbs|jumps|pumps|rallies|runs|gets|goes|moves/,
  /hits|reaches|touches|recovers|fallt|steigt|sinkt|cae|sube|baja|llega|tombe|monte|chute|cai|sobe/,
);
const BACK = /back|down|up|all|the|way|again|to|at|below|above|auf|a|hasta|para|zuruck|wieder/;
const IT = /@|it|they|price|kurs|precio|prix|preco/;
/** "Google falls back to 150", stated as a fact. */
const GOES_TO = pattern` ${IT} (?:then |now |just |suddenly )?${GOES} (?:${BACK} ){0,4}#(?:usd|n) `;
/** "What would 15 ETH be worth at 4000?" */
const WORTH_AT =
  / #n (?:@|shares?|coins?) (?:\S+ ){0,4}(?:worth|be|get|fetch|make|bring) (?:\S+ ){0,3}at (?:a price of )?#(?:usd|n) /;
const HOW_MUCH = /(?:what|how many|how much|how big a?) (?:percent |percentage |of a )?/;
const ABOVE = /above|below|up|higher|lower|more|rise|gain|jump|drop|fall|move|increase|decrease/;
/** "BTC at 80k would be what percent above today?" */
const HOW_MUCH_ABOVE = pattern` ${HOW_MUCH}${ABOVE}(?= ).*#(?:usd|n) | #(?:usd|n) .*${HOW_MUCH}${ABOVE}(?= )`;
/** "BTC to 80k", after what is held was stated. */
const TO_LEVEL = / (?:@|it|they|price) to #(?:usd|n) /;
/** "Is Tesla above 400?" */
export const STANDS = /^ (?:is|are) (?:@|it) (?:\S+ ){0,3}(?:above|below|over|under) #(?:usd|n) $/;
/** "What would 20% down mean for it?" */
const MEANS =
  / what (?:would|does|do|will) (?:a |another )?(?:\S+ )?#pct (?:\S+ ){0,3}(?:mean|do|cost|make) /;
/** "What would 3x leverage do to it?" */
const LEVER_DOES = / (?:would|does|do|will|could|can) (?:\S+ )?#x (?:\S+ ){0,2}(?:do|mean|change|cost) /;

const IF: Sign[] = [
  ...(["if", "how_far"] as const),
  ...[WORTH_EACH, HOW_MUCH_ABOVE, WORTH_AT, STANDS, LEVER_DOES, MEANS],
];
const EXPECTED: Sign[] = [
  "why",
  / (?:do you think|you think|when|will|tell me when|odds|chance|how likely|expect) /,
];

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
