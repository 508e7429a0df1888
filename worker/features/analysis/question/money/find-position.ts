import type { Day, Position } from "../../asks/desk/fields.ts";
import { has, rowsOf, type Sign } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause, type Placed } from "../read-clauses.ts";
import { either, pattern } from "../words/pattern.ts";
import { findLots } from "./lots.ts";
import { findEntry, findExit, findInvested, findUnits, isPaidForAll } from "./paid.ts";
import { takePart } from "./sold-part.ts";

/** "If I had bought at its peak": of the price since then. */
const AT_EXTREME = / at (?:its|the|their) (?:\^ |~ )?(?:peak|top|high|all time high|bottom|low|lows) /;
const CAME_TO = / @ (?:got|went|came) (?:in|into|to|as) /;
const WOULD_HAVE = / would (?:\S+ )?#usd .*have bought /;
const EACH =
  / (?:from|at|for|zu je|a|por) #(?:usd|n) (?:each|apiece|a piece|a share|a coin|per share|per coin|das stuck|cada un[oa]|chacun\S*) /;
const HAVE = /own|have|hold|holding|got|tengo|habe|besitze|ai|tenho/;
const AVERAGE =
  /(?:an )?(?:average|avg|avg price|cost basis|mean|schnitt|durchschnitt|promedio|moyenne|media|средняя|ortalama)/;
const OWNED_AT = pattern`(?:(?:at|from|for|bei|zu|a|por|em) (?:${AVERAGE} (?:price )?(?:of )?)?|${AVERAGE} (?:of |is )?)#`;
const OWNED = pattern` ${HAVE} (?:my )?#n (?:(?:\S+ ){0,2}@ )?(?:shares? |stock |coins? |of them )?${OWNED_AT}`;
const UNITS_AT = pattern` #n (?:shares of )?@ (?:shares? |coins? )?(?:(?:at|zu|bei|por|por un precio de)(?: ${AVERAGE})?|${AVERAGE}) #(?:usd|n) `;
const FROM_LONG = either(
  / (?:go|going|went|am|be) (?:long|short) (?:on )?@ (?:at|from) #| (?:long|short) @ (?:#x )?(?:from|at|since|seit|ab|desde) [#~]/,
  / (?:long|short|largo|corto|лонг|шорт) (?:(?:on|in|en) )?@? ?(?:from|at|since|ab|bei|seit|desde|a|depuis|por|em|от|с|по) #/,
  / (?:im|i m|i am|ich bin) (?:long|short)/,
);
/** "20 SOL at 250 each is how much": a value, and no purchase. */
export const WORTH_EACH =
  / #n (?:(?:of|shares|coins|@) ){1,3}at #(?:usd|n) (?:each |apiece |a share |a coin )?(?:is|are|would be|makes?|equals?|comes? to) (?:how|what) /;
/** "2,000 to put in one coin": money that buys nothing yet. */
const TO_PLACE = / #(?:usd|n) (?:\S+ )?to (?:put|invest|spend|throw|play|park|place|deploy) /;
const IF_I =
  /(?:if|suppose|say|imagine|assume|assuming|wenn|si|se|если) (?:(?:i|we|id|one|someone|somebody|ich|yo|je|eu|я) |(?=купи))/;
const BUY = either(
  /bought|buy|got|entered|shorted|short|opened|picked|purchased|kaufe|kaufte|compro|compre|comprara|achete|achetais/,
  /comprasse|куплю|купил/,
);
/** "If I bought it at 73000, what would I lose?" */
const IF_BOUGHT = pattern` ${IF_I}(?:\S+ )?${BUY} | if (?:i|we|id) (?:go|went|am|was|had) (?:long|short) `;
const IF_HAD = / had | hubiera | avais | tivesse | бы |如果当时|もし|했더라면|hatte /;
const HOLDING = either(
  /holding|held|hold|own|owned|had|have|sitting on|hodling|hab|habe|halte|besitze|tengo|mantengo|tenho|seguro|ai|detiens/,
  /держу|сижу|есть|tutuyorum/,
);
const SHARES = /shares|stocks?|coins?|units|of|aktien|stuck|acciones|acoes|actions|акци\S*|монет\S*|de|da|do/;
/** "Holding 12 shares of PayPal since February 2022", "holding it from $7" */
const HELD_SINCE = either(
  pattern` ${HOLDING} (?:my )?#n (?:${SHARES} ){0,2}@ (?:${SHARES} )?~ | ~ (?:\S+ )?${HOLDING} (?:my )?#n (?:${SHARES} ){0,2}@ `,
  pattern` ${HOLDING} (?:(?:it|them|@) )?(?:from|since|ab|seit|desde|depuis|с|со|от) #(?:usd|n) `,
);
const TOLD: Sign[] = ["did", FROM_LONG, EACH, UNITS_AT, OWNED, HELD_SINCE];

/** What somebody states about a position of theirs; null for nothing. */
export function findPosition(clause: Clause): Position | null {
  const isTold = isMeant(clause) || (has(clause, ...TOLD) && !isOnlySupposed(clause));
  if (!isTold || isElsewhere(clause)) return null;
  const told = findLots(clause) ?? findBought(clause);
  return told && takePart(told, clause);
}

/** Taken for a position, with money in it: a bare number is no price. */
const isMeant = (clause: Clause): boolean =>
  clause.meant === "position" && amountsOf(clause, "usd", "leverage").length > 0;

const isElsewhere = (clause: Clause): boolean =>
  has(clause, WOULD_HAVE, WORTH_EACH, TO_PLACE) ||
  (clause.amounts.length === 0 &&
    (has(clause, AT_EXTREME, CAME_TO) ||
      (has(clause, "highest", "lowest") && has(clause, / (?:what|how) (?:was|is|high|low) /))));

const PLANNED: Sign[] = rowsOf("plans").map(([, meaning]) => meaning);

const isOnlySupposed = (clause: Clause): boolean =>
  has(clause, "if") &&
  !isOfPast(clause) &&
  !has(clause, OWNED, IF_HAD) &&
  !(has(clause, IF_BOUGHT) && has(clause, "profit", "break_even", "liquidation", ...PLANNED));

const isOfPast = ({ dates }: Clause): boolean => dates.some(({ past }) => past && past.said !== "today");

function findBought(clause: Clause): Position | null {
  const all = amountsOf(clause, "usd", "number");
  const exit = findExit(clause, all);
  const money = all.filter((one) => one !== exit);
  const leverage = sizeOf(amountsOf(clause, "leverage")[0]);
  const units = findUnits(clause, money);
  const invested = findInvested(clause, money, leverage !== null || isOfPast(clause));
  const paid = units && isPaidForAll(clause) ? money.find((one) => one !== units) : undefined;
  const price = findEntry(clause, money, units, invested);
  const position: Position = {
    side: has(clause, "shorted") ? "short" : "long",
    entry: paid && units ? paid.value / units.value : sizeOf(price),
    entered: findDay(clause),
    units: sizeOf(units),
    usd: paid ? null : sizeOf(invested),
    leverage,
    ...(exit && { exit: exit.value }),
  };
  return isWhole(clause, position) ? position : null;
}

const sizeOf = (one: Placed | undefined): number | null => one?.value ?? null;

/** "What would it be worth today": no day of a purchase, where another is stated. */
function findDay({ dates }: Clause): Day | null {
  const days = dates.flatMap(({ past }) => past ?? []);
  return (days.find(({ said }) => said !== "today") ?? days[0])?.from ?? null;
}

/** A price, or a day and how much was bought. */
const isWhole = (clause: Clause, { entry, entered, usd, units }: Position): boolean =>
  entry !== null || (entered !== null && ((usd ?? units) !== null || has(clause, "entered")));
