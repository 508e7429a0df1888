import type { Asset } from "../../../markets/assets.ts";
import type { ChangeBetweenAsk } from "../../asks/change-between.ts";
import type { BadDate, Span } from "../../asks/desk/fields.ts";
import type { PriceAtAsk } from "../../asks/price-at.ts";
import { has, type Sign } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";
import { pattern, phraseOf } from "../words/pattern.ts";
import { wayOf } from "../words/way.ts";

type PastAsk = PriceAtAsk | ChangeBetweenAsk;
type When = Span | BadDate;

/** A past day's price, or a change between days. */
export function readPast(clause: Clause, talk: Talk): PastAsk | null {
  const assets = subjectOf(clause, talk);
  if (assets.length === 0 || isToDo(clause) || has(clause, "news", phraseOf("when_will_it"))) return null;
  const sinceExtreme = readSinceExtreme(clause, assets);
  if (sinceExtreme) return sinceExtreme;
  const when = findWhen(clause) ?? (has(clause, phraseOf("of_the_day")) ? dayOf(talk) : null);
  return when && readAt(clause, talk, assets, when);
}

function readAt(clause: Clause, talk: Talk, assets: Asset[], when: When): PastAsk | null {
  const isMove = isOfMove(clause);
  const which = findWhich(clause);
  const price: PriceAtAsk = { kind: "price_at", assets, when, which };
  if (which && (!isMove || EXTREME.has(which))) return price;
  const isSpan = "unit" in when && when.unit !== "day";
  const goesOn = goOn(clause, talk, isSpan);
  if (goesOn === "price_at") return price;
  const isChange = isMove || (isSpan && !has(clause, "price", / how high /));
  if (goesOn === "change_between" || isChange) return change(assets, when, clause);
  return when.said === "today" && "unit" in when && !has(clause, "price", "past") ? null : price;
}

/** Days are compared, or a rise or fall is stated. */
const isOfMove = (clause: Clause): boolean =>
  clause.dates.some(
    ({ fromThen, isCompared, past }) => isCompared || (fromThen && past?.unit === "stretch"),
  ) ||
  has(clause, "performed", "rise", "fall") ||
  (has(clause, "change") && !has(clause, "price"));

/** "And a year ago?": what was asked last, of another time. */
function goOn(clause: Clause, { ask }: Talk, isSpan: boolean): PastAsk["kind"] | null {
  if (!isBare(clause)) return null;
  if (ask?.kind === "change_between") return ask.kind;
  return !isSpan && (ask?.kind === "price_at" || ask?.kind === "figure") ? "price_at" : null;
}

/** "Should I close it before the weekend?", "a buy for December?", "buy or wait" ask what to do: the time is when. */
const isToDo = (clause: Clause): boolean =>
  !has(clause, "past") &&
  ((has(clause, "should") && has(clause, "buy", "sell", "hold")) ||
    (isOfNow(clause) && (has(clause, "verdict") || (has(clause, "hold") && has(clause, "buy", "sell")))));

const isOfNow = ({ dates }: Clause): boolean => dates.every(({ tense }) => tense !== "past");

const dayOf = ({ today }: Talk): Span => ({ from: today, to: today, unit: "day", said: "today" });

const change = (assets: Asset[], span: When | null, clause: Clause): ChangeBetweenAsk => ({
  ...{ kind: "change_between", assets, span },
  in: has(clause, "dollars") ? "usd" : "percent",
  since: null,
  ...findSupposed(clause),
});

/** "Did Tesla rise in May?", "is it up today?" asks for yes or no. */
const YES_NO = pattern`^ (?:${"and_so"} )?${"did_it"} `;
function findSupposed(clause: Clause): Pick<ChangeBetweenAsk, "supposed"> {
  const supposed = has(clause, YES_NO) ? wayOf(clause) : null;
  return supposed ? { supposed } : {};
}

/** "How far under its 2021 peak", "how much lower than its top of March": of a time that is stated. */
const TO_EXTREME = pattern` ${"away_from"} (?:${"its"} ){0,2}(?:~ )?(?:\S+ )?(?:(${"high"})|${"low"})(?= )`;

function readSinceExtreme(clause: Clause, assets: Asset[]): ChangeBetweenAsk | null {
  const since = clause.figures.length > 0 ? null : findExtreme(clause);
  if (!since) return null;
  const named = clause.dates.find(({ past, bad }) => past ?? bad);
  return { ...change(assets, named?.bad ?? named?.past ?? null, clause), since };
}

function findExtreme(clause: Clause): "high" | "low" | null {
  if (has(clause, "since_low")) return "low";
  if (has(clause, "since_high")) return "high";
  // "Its low this year versus its high": one beside the other, and nothing since.
  const areBoth = has(clause, "highest") && has(clause, "lowest");
  const told = !areBoth && clause.dates.some(({ past }) => past) ? TO_EXTREME.exec(clause.text) : null;
  return told && (told[1] ? "high" : "low");
}

/** Nothing but a time: "and a year ago?" */
const isBare = ({ text }: Clause) => text.replace(/[~@]/g, "").trim().split(" ").filter(Boolean).length <= 3;

const OF_TODAY: Sign[] = ["highest", "lowest", "opened", "performed", "rise", "fall", "change"];

/** What of the past is asked; a day that lies ahead is no day of the past. */
function findWhen(clause: Clause): When | null {
  const { dates } = clause;
  const mention =
    dates.find(({ past, bad }) => (past && past.said !== "today") || bad) ?? dates.find(({ past }) => past);
  if (mention?.bad) return mention.bad;
  if (mention?.past) return mention.past.said !== "today" || has(clause, ...OF_TODAY) ? mention.past : null;
  const later = dates.find(({ ahead }) => ahead)?.ahead;
  if (!later || !has(clause, "past", "recorded") || has(clause, "future")) return null;
  return { said: later.said.replace(/^(?:on|in|by) /, ""), problem: "ahead" };
}

const EXTREME: ReadonlySet<string> = new Set(["high", "low", "top_close", "bottom_close", "range"]);
function findWhich(clause: Clause): PriceAtAsk["which"] {
  if (has(clause, "range") || (has(clause, "highest") && has(clause, "lowest"))) return "range";
  if (has(clause, "average") && has(clause, "price")) return "average";
  const isOfCloses = has(clause, phraseOf("of_closes"));
  if (has(clause, "highest", "dearest")) return isOfCloses ? "top_close" : "high";
  if (has(clause, "lowest", "past_cheapest")) return isOfCloses ? "bottom_close" : "low";
  return has(clause, "opened") ? "open" : null;
}
