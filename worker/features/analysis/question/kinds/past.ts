import type { ChangeBetweenAsk } from "../../asks/change-between.ts";
import type { BadDate, Span } from "../../asks/desk/fields.ts";
import type { PriceAtAsk } from "../../asks/price-at.ts";
import { type Clause, has } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";
import { NEWS, PRICE } from "../words/asking.ts";
import { cue } from "../words/cue.ts";
import { AVERAGE, CHANGE, FALL, FUTURE, HIGHEST, LOWEST, OPENED, RECORDED, RISE } from "../words/moving.ts";
import { BUY, HOLD, SELL, SHOULD } from "../words/trading.ts";

const PAST = cue(
  `was|were|did|had|stood|closed|opened|valued|traded|has|have|cost back|used to|lag|stand|notierte|kostete|war|hat|valia|estaba|costaba|cerro|fue|estuvo|valait|etait|coutait|a ete|cotait|valia|estava|custava|foi|fechou|был*|стоил*|торговал*|idi|ydi|di|dı|kacti|neydi|了|当时|過去|だった|でした|였|했|었`,
);
const DOLLARS = cue(
  `dollars|dollar|usd|in money|in dollars|how many dollars|en dolares|em dolares|en dollars|dolar*|доллар*|美元|ドル|달러`,
);
const PERFORMED = cue(
  `performance|perform|performed|performing|return|returns|returned|change|changed|gain|gained|lose|lost|move|moved|done|do|fare|fared|roi|percent|percentage|yield|yielded|entwickelt|entwicklung|veranderung|verandert|rendite|gelaufen|rendimiento|rentabilidad|variacion|evoluciono|evolucionado|evolucion|comportado|rindio|hizo|le fue|rendement|variation|evolution|evolue|change|progresse|desempenho|rendimento|variacao|rentabilidade|rendeu|evoluiu|se saiu|variou|изменил*|изменени*|доходност*|динамик*|показал*|насколько|degisim|degisti|getiri*|performans*|ne yapti|涨跌|表现|表現|涨幅|跌幅|收益率|回报|变化|騰落率|変動率|変化|推移|パフォーマンス|リターン|수익률|변동률|변화|변동|등락|성과`,
);

/** A past day's price, or a change between days. */
export function readPast(clause: Clause, talk: Talk): PriceAtAsk | ChangeBetweenAsk | null {
  const assets = subjectOf(clause, talk);
  const when = findWhen(clause) ?? (OF_THE_DAY.test(clause.text) ? dayOf(talk) : null);
  if (assets.length === 0 || has(clause, NEWS) || isToDo(clause)) return null;
  const sinceExtreme = readSinceExtreme(clause, assets);
  if (sinceExtreme) return sinceExtreme;
  if (!when) return null;
  const isChange =
    clause.dates.some(
      ({ fromThen, isCompared, past }) => isCompared || (fromThen && past?.unit === "stretch"),
    ) ||
    has(clause, PERFORMED, RISE, FALL) ||
    (has(clause, CHANGE) && !has(clause, PRICE));
  const which = findWhich(clause);
  const goesOn = isBare(clause) ? talk.ask?.kind : undefined;
  const isSpan = "unit" in when && when.unit !== "day";
  if (which && !(isChange && !EXTREME.has(which))) return { kind: "price_at", assets, when, which };
  const isPrice = has(clause, PRICE, PAST) && !isChange;
  if (goesOn === "price_at" || goesOn === "figure") {
    if (!isSpan) return { kind: "price_at", assets, when, which };
  } else if (goesOn === "change_between") return change(assets, when, clause);
  if (isChange || (isSpan && !(has(clause, PRICE) || / how high /.test(clause.text))))
    return change(assets, when, clause);
  if ("unit" in when && when.said === "today" && !isPrice) return null;
  return { kind: "price_at", assets, when, which };
}

/** "Should I close it before the weekend?" asks what to do: the time is when. */
const isToDo = (clause: Clause) => has(clause, SHOULD) && has(clause, BUY, SELL, HOLD) && !has(clause, PAST);

/** "What is the day's high?" */
const OF_THE_DAY =
  / (?:todays|the days?|days|intraday|session|sessions) (?:highs?|lows?|range|top|bottom|open) /;
const dayOf = ({ today }: Talk): Span => ({ from: today, to: today, unit: "day", said: "today" });

/** Says that a past price or move is asked for. */
export const isOfPast = (clause: Clause): boolean =>
  has(clause, PRICE, PERFORMED, RISE, FALL, HIGHEST, LOWEST, OPENED, AVERAGE, RANGE);

const change = (
  assets: ChangeBetweenAsk["assets"],
  span: Span | BadDate | null,
  clause: Clause,
): ChangeBetweenAsk => ({
  kind: "change_between",
  assets,
  span,
  in: has(clause, DOLLARS) ? "usd" : "percent",
  since: null,
  ...findSupposed(clause),
});

/** "Did Tesla rise in May?", "is it up today?" asks for yes or no. */
const YES_NO =
  /^ (?:(?:so|and|but|und|aber|also) )?(?:did|has|have|is|are|was|were|hat|haben|ist|sind|war|waren) /;
function findSupposed(clause: Clause): Pick<ChangeBetweenAsk, "supposed"> {
  const [up, down] = [has(clause, RISE), has(clause, FALL)];
  return YES_NO.test(clause.text) && up !== down ? { supposed: up ? "up" : "down" } : {};
}

/** "Since its low in August": of the last year where no days are told. */
const SINCE_LOW = cue(
  `at _ bottom|bought _ bottom|bought _ low|bought the dip at _ low|since _ low|since _ lows|since _ bottom|off _ low|off _ lows|from _ low|from _ lows|from _ bottom|seit _ tief|seit _ tiefststand|vom _ tief|desde _ minimo|desde _ minimos|depuis _ plus bas|depuis _ creux|desde _ minima|desde _ fundo|с минимума|от минимума|с дна|dipten beri|dibinden beri|低点以来|最低点以来|从低点|底値から|安値から|最安値から|저점 이후|저점에서|저점 대비`,
);
const SINCE_HIGH = cue(
  `at _ peak|at _ top|at _ high|bought _ peak|bought _ top|bought the top|since _ high|since _ peak|since _ top|since _ highs|seit _ hoch|seit _ hochststand|vom _ hoch|desde _ maximo|desde _ maximos|depuis _ plus haut|depuis _ sommet|desde _ maxima|desde _ topo|с максимума|от максимума|с пика|zirveden beri|高点以来|最高点以来|从高点|高値から|最高値から|고점 이후|고점에서|고점 대비`,
);

/** "How far under its 2021 peak", "how much lower than its top of March": of a time that is told. */
const TO_EXTREME =
  / (?:under|below|beneath|off|from|than|vs|versus|against|above|over|unter|uber|vom|bajo|debajo de|sobre|desde|sous|depuis|abaixo d[aeo]|acima d[aeo]|ниже|выше|от) (?:(?:its|the|their|his|own|ihrem|seinem|dem|su|sus|el|la|los|son|sa|leur|seu|sua|о|своего|своей) ){0,2}(?:~ )?(?:\S+ )?(?:(highs?|peaks?|tops?|record|ath|hoch|hochststand|spitze|maximos?|pico|plus haut|sommet|maximas?|topo|пика|максимума)|lows?|bottoms?|trough|tief|tiefststand|minimos?|plus bas|minimas?|fundo|дна|минимума)(?= )/;

function readSinceExtreme(clause: Clause, assets: ChangeBetweenAsk["assets"]): ChangeBetweenAsk | null {
  // "Its low this year versus its high": one beside the other, and nothing since.
  const areBoth = has(clause, HIGHEST) && has(clause, LOWEST);
  const told = !areBoth && clause.dates.some(({ past }) => past) ? TO_EXTREME.exec(clause.text) : null;
  const since = has(clause, SINCE_LOW)
    ? "low"
    : has(clause, SINCE_HIGH)
      ? "high"
      : told && (told[1] ? "high" : "low");
  if (!since || clause.figures.length > 0) return null;
  const named = clause.dates.find(({ past, bad }) => past ?? bad);
  const span = named?.bad ?? named?.past ?? null;
  return { ...change(assets, span, clause), since };
}

const DEAREST = cue(
  `most _ paid|most you could have paid|most anyone paid|priciest|dearest|most expensive|how expensive did|the most @ cost|best price|am teuersten|teuerste*|mas caro|mas cara|le plus cher|la plus chere|mais caro|mais cara|дороже всего|en pahali|最贵|一番高|가장 비싼|가장 비쌌`,
);
const CHEAPEST = cue(
  `least _ paid|least you could have paid|cheapest|least expensive|how cheap did|how cheap was|how cheap has|worst price|am billigsten|am gunstigsten|billigste*|gunstigste*|mas barato|mas barata|le moins cher|la moins chere|mais barato|mais barata|дешевле всего|en ucuz|最便宜|一番安|가장 싼|가장 쌌`,
);
/** What a price moved between. */
export const RANGE = cue(
  `between which prices|between what prices|between which levels|within which prices|within what prices|which prices did|what prices did|what range did|what range was|which range did|in what range|in which range|range of the day|days range|range for the day|range on ~|range in ~|range for ~|range during ~|range over ~|range for the month of ~|range of @ in ~|range of @ for ~|range of @ over ~|range of @ during ~|what was @ range|what was its range|range ~|~ range|range of @ ~|trading range|high and low|low and high|highs and lows|highest and lowest|lowest and highest|high to low|extremes|zwischen welchen kursen|spanne|hoch und tief|entre que precios|entre cuanto|maximo y minimo|entre quels prix|entre quels cours|plus haut et plus bas|entre que precos|maxima e minima|в каком диапазоне|между какими|максимум и минимум|hangi fiyatlar arasinda|en yuksek ve en dusuk|什么价格之间|什么区间|最高和最低|最高价和最低价|高値と安値|いくらからいくら|値幅|고가와 저가|최고가와 최저가|얼마에서 얼마`,
);

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
      !has(clause, HIGHEST, LOWEST, OPENED, PERFORMED, RISE, FALL, CHANGE)
      ? null
      : mention.past;
  const later = dates.find(({ ahead }) => ahead);
  if (!later?.ahead || !has(clause, PAST, RECORDED) || has(clause, FUTURE)) return null;
  return { said: later.ahead.said.replace(/^(?:on|in|by) /, ""), problem: "ahead" };
}

const EXTREME: ReadonlySet<string> = new Set(["high", "low", "top_close", "bottom_close", "range"]);
/** "Highest close", "the lowest closing price" */
const OF_CLOSES =
  / (?:highest|lowest|high|low|top|peak|max|maximum|min|minimum) (?:\S+ )?(?:close|closes|closing) |schlusskurs| cierre | cloture | fechamento | закрыт|kapanis|收盘|終値|종가/;

function findWhich(clause: Clause): PriceAtAsk["which"] {
  if (has(clause, RANGE) || (has(clause, HIGHEST) && has(clause, LOWEST))) return "range";
  if (has(clause, AVERAGE) && has(clause, PRICE)) return "average";
  const isOfCloses = OF_CLOSES.test(clause.text);
  if (has(clause, HIGHEST, DEAREST)) return isOfCloses ? "top_close" : "high";
  if (has(clause, LOWEST, CHEAPEST)) return isOfCloses ? "bottom_close" : "low";
  return has(clause, OPENED) ? "open" : null;
}
