import type { ChangeBetweenAsk } from "../../asks/change-between.ts";
import type { BadDate, Span } from "../../asks/desk/fields.ts";
import type { PriceAtAsk } from "../../asks/price-at.ts";
import { has } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";

/** A past day's price, or a change between days. */
export function readPast(clause: Clause, talk: Talk): PriceAtAsk | ChangeBetweenAsk | null {
  const assets = subjectOf(clause, talk);
  const when = findWhen(clause) ?? (OF_THE_DAY.test(clause.text) ? dayOf(talk) : null);
  if (assets.length === 0 || has(clause, "news") || isToDo(clause) || WHEN_WILL.test(clause.text))
    return null;
  const sinceExtreme = readSinceExtreme(clause, assets);
  if (sinceExtreme) return sinceExtreme;
  if (!when) return null;
  const isChange =
    clause.dates.some(
      ({ fromThen, isCompared, past }) => isCompared || (fromThen && past?.unit === "stretch"),
    ) ||
    has(clause, "performed", "rise", "fall") ||
    (has(clause, "change") && !has(clause, "price"));
  const which = findWhich(clause);
  const goesOn = isBare(clause) ? talk.ask?.kind : undefined;
  const isSpan = "unit" in when && when.unit !== "day";
  if (which && !(isChange && !EXTREME.has(which))) return { kind: "price_at", assets, when, which };
  const isPrice = has(clause, "price", "past") && !isChange;
  if (goesOn === "price_at" || goesOn === "figure") {
    if (!isSpan) return { kind: "price_at", assets, when, which };
  } else if (goesOn === "change_between") return change(assets, when, clause);
  if (isChange || (isSpan && !(has(clause, "price") || / how high /.test(clause.text))))
    return change(assets, when, clause);
  if ("unit" in when && when.said === "today" && !isPrice) return null;
  return { kind: "price_at", assets, when, which };
}

/** "Should I close it before the weekend?" asks what to do: the time is when. */
const isToDo = (clause: Clause) =>
  has(clause, "should") && has(clause, "buy", "sell", "hold") && !has(clause, "past");

/** "When will it reach its top again?" asks of no past day. */
const WHEN_WILL =
  / (?:when|wann|cuando|quand|quando|когда|ne zaman) (?:will|would|could|might|wird|kommt|ira|atteindra|vai|vuelve|volvera|voltara|снова|будет) /;

/** "What is the day's high?" */
const OF_THE_DAY =
  / (?:todays|the days?|days|intraday|session|sessions) (?:highs?|lows?|range|top|bottom|open) /;
const dayOf = ({ today }: Talk): Span => ({ from: today, to: today, unit: "day", said: "today" });

/** Says that a past price or move is asked for. */
export const isOfPast = (clause: Clause): boolean =>
  has(clause, "price", "performed", "rise", "fall", "highest", "lowest", "opened", "average", "range");

const change = (
  assets: ChangeBetweenAsk["assets"],
  span: Span | BadDate | null,
  clause: Clause,
): ChangeBetweenAsk => ({
  kind: "change_between",
  assets,
  span,
  in: has(clause, "dollars") ? "usd" : "percent",
  since: null,
  ...findSupposed(clause),
});

/** "Did Tesla rise in May?", "is it up today?" asks for yes or no. */
const YES_NO =
  /^ (?:(?:so|and|but|und|aber|also) )?(?:did|has|have|is|are|was|were|hat|haben|ist|sind|war|waren) /;
function findSupposed(clause: Clause): Pick<ChangeBetweenAsk, "supposed"> {
  const [up, down] = [has(clause, "rise"), has(clause, "fall")];
  return YES_NO.test(clause.text) && up !== down ? { supposed: up ? "up" : "down" } : {};
}

/** "How far under its 2021 peak", "how much lower than its top of March": of a time that is told. */
const TO_EXTREME =
  / (?:under|below|beneath|off|from|than|vs|versus|against|above|over|unter|uber|vom|bajo|debajo de|sobre|desde|sous|depuis|abaixo d[aeo]|acima d[aeo]|ниже|выше|от) (?:(?:its|the|their|his|own|ihrem|seinem|dem|su|sus|el|la|los|son|sa|leur|seu|sua|о|своего|своей) ){0,2}(?:~ )?(?:\S+ )?(?:(highs?|peaks?|tops?|record|ath|hoch|hochststand|spitze|maximos?|pico|plus haut|sommet|maximas?|topo|пика|максимума)|lows?|bottoms?|trough|tief|tiefststand|minimos?|plus bas|minimas?|fundo|дна|минимума)(?= )/;

function readSinceExtreme(clause: Clause, assets: ChangeBetweenAsk["assets"]): ChangeBetweenAsk | null {
  // "Its low this year versus its high": one beside the other, and nothing since.
  const areBoth = has(clause, "highest") && has(clause, "lowest");
  const told = !areBoth && clause.dates.some(({ past }) => past) ? TO_EXTREME.exec(clause.text) : null;
  const since = has(clause, "since_low")
    ? "low"
    : has(clause, "since_high")
      ? "high"
      : told && (told[1] ? "high" : "low");
  if (!since || clause.figures.length > 0) return null;
  const named = clause.dates.find(({ past, bad }) => past ?? bad);
  const span = named?.bad ?? named?.past ?? null;
  return { ...change(assets, span, clause), since };
}

/** Nothing but a time: "and a year ago?" */
const isBare = ({ text }: Clause) => text.replace(/[~@]/g, "").trim().split(" ").filter(Boolean).length <= 3;

/** What of the past is asked; a day that lies ahead is no day of the past. */
function findWhen(clause: Clause): Span | BadDate | null {
  const { dates } = clause;
  const mention =
    dates.find(({ past, bad }) => (past && past.said !== "today") || bad) ?? dates.find(({ past }) => past);
  if (mention?.bad) return mention.bad;
  if (mention?.past)
    return mention.past.said === "today" &&
      !has(clause, "highest", "lowest", "opened", "performed", "rise", "fall", "change")
      ? null
      : mention.past;
  const later = dates.find(({ ahead }) => ahead);
  if (!later?.ahead || !has(clause, "past", "recorded") || has(clause, "future")) return null;
  return { said: later.ahead.said.replace(/^(?:on|in|by) /, ""), problem: "ahead" };
}

const EXTREME: ReadonlySet<string> = new Set(["high", "low", "top_close", "bottom_close", "range"]);
/** "Highest close", "the lowest closing price" */
const OF_CLOSES =
  / (?:highest|lowest|high|low|top|peak|max|maximum|min|minimum) (?:\S+ )?(?:close|closes|closing) |schlusskurs| cierre | cloture | fechamento | закрыт|kapanis|收盘|終値|종가/;

function findWhich(clause: Clause): PriceAtAsk["which"] {
  if (has(clause, "range") || (has(clause, "highest") && has(clause, "lowest"))) return "range";
  if (has(clause, "average") && has(clause, "price")) return "average";
  const isOfCloses = OF_CLOSES.test(clause.text);
  if (has(clause, "highest", "dearest")) return isOfCloses ? "top_close" : "high";
  if (has(clause, "lowest", "past_cheapest")) return isOfCloses ? "bottom_close" : "low";
  return has(clause, "opened") ? "open" : null;
}
