import type { Day, Position } from "../../asks/desk/fields.ts";
import { has, rowsOf, type Sign } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause, type Placed } from "../read-clauses.ts";
import { either, pattern, phraseOf } from "../words/pattern.ts";
import { findLots } from "./lots.ts";
import { findEntry, findExit, findInvested, findUnits, isPaidForAll } from "./paid.ts";
import { takePart } from "./sold-part.ts";

const WOULD_HAVE = / would (?:\S+ )?#usd .*have bought /;
const EACH = pattern` (?:from|${"at_price"}) #(?:usd|n) ${"each"} `;
const AT = pattern`(?:(?:from|${"at_price"}) (?:${"average"} (?:price )?(?:of )?)?|${"average"} (?:of |is )?)#`;
const OWNED = pattern` ${"hold"} (?:my )?#n (?:(?:\S+ ){0,2}@ )?(?:stock |of them |${"unit"} )?${AT}`;
const UNITS_AT = pattern` #n (?:shares of )?@ (?:${"unit"} )?${AT}(?:usd|n) `;
/** "20 SOL at 250 each is how much": a value, and no purchase. */
export const WORTH_EACH =
  / #n (?:(?:of|shares|coins|@) ){1,3}at #(?:usd|n) (?:each |apiece |a share |a coin )?(?:is|are|would be|makes?|equals?|comes? to) (?:how|what) /;
/** "If I bought it at 73000, what would I lose?" */
const IF_BOUGHT = pattern` ${"if_i"} (?:\S+ )?${"got_in"} | if (?:i|we|id) (?:go|went|am|was|had) (?:long|short) `;
const SOME = pattern`(?:my )?#n (?:(?:of|de|da|do|${"unit"}) ){0,2}@ `;
/** "Holding 12 shares of PayPal since February 2022", "holding it from $7" */
const HELD_SINCE = either(
  pattern` ${"hold"} ${SOME}(?:${"unit"} )?~ | ~ (?:\S+ )?${"hold"} ${SOME}`,
  pattern` ${"hold"} (?:(?:it|them|@) )?${"since"} (?:${"this_the"} )?#(?:usd|n) `,
  pattern` #(?:usd|n) ?(?:${"from_behind"} ?)?(?:#\S+ ?)?${"held_behind"}`,
);
const TOLD: Sign[] = ["did", phraseOf("long_from", "am_long"), EACH, UNITS_AT, OWNED, HELD_SINCE];

/** What somebody states about a position of theirs; null for nothing. */
export function findPosition(clause: Clause): Position | null {
  const isTold = isMeant(clause) || (has(clause, ...TOLD) && !isOnlySupposed(clause));
  const isOfExtreme = clause.amounts.length === 0 && has(clause, phraseOf("at_extreme"));
  if (!isTold || isOfExtreme || has(clause, WOULD_HAVE, WORTH_EACH, phraseOf("to_place"))) return null;
  const told = findLots(clause) ?? findBought(clause);
  return told && takePart(told, clause);
}

/** Taken for a position, with money in it: a bare number is no price. */
const isMeant = (clause: Clause): boolean =>
  clause.meant === "position" && amountsOf(clause, "usd", "leverage").length > 0;

const PLANNED: Sign[] = rowsOf("plans").map(([, meaning]) => meaning);

const isOnlySupposed = (clause: Clause): boolean =>
  has(clause, "if") &&
  !isOfPast(clause) &&
  !has(clause, OWNED, phraseOf("if_had")) &&
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
