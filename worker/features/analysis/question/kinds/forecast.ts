import type { Ahead } from "../../asks/desk/fields.ts";
import type { ForecastAsk } from "../../asks/forecast.ts";
import { amountsOf, type Clause, has, placeOf } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";
import { cue } from "../words/cue.ts";
import { LEVELS } from "../words/described.ts";
import { FALL, FUTURE, IF, ODDS, REACH, RECORDED, RISE } from "../words/moving.ts";
import { BUY, HOLD, SELL, SHOULD } from "../words/trading.ts";
import { BELOW_TOP, findThan } from "./figures.ts";
import { AT_PRICE, WOULD_YOU } from "./opinion.ts";
import { RANGE } from "./past.ts";
import { DOUBLES, HALVES } from "./scenario.ts";

const PREDICT = cue(
  `range do you expect|range do you see|expected range|what range|which range|where @ goes|where it goes|goes from here|from here|whats next for|what is next for|next for @|in store for|predict*|prediction|forecast*|projection|project|outlook|where will|where could|where might|where would|where is @ going|where is @ headed|where is it going|where is it headed|headed|what will|how high can|how high will|how high could|how low can|how low will|how far can|prognose*|vorhersage*|schafft|wie geht es weiter|wie geht es mit _ weiter|wohin|erwartest du|wo wird|ausblick|kursprognose|prediccion*|que va a pasar|hacia donde|que esperar|como le ira|pronostico*|donde estara|cuanto valdra|cuanto va a valer|prevision*|pronostic*|ou sera|ou va|vers ou|que va faire|peut il|a quoi s attendre|combien vaudra|previsao|para onde vai|o que esperar|vai subir|vai cair|prognostico*|onde estara|quanto vai valer|quanto valera|прогноз*|что будет с|куда пойдет|чего ждать от|что ждет|где будет|сколько будет|tahmin*|ne olur|ne olacak|nereye gider|gelecegi|nerede olacak|kac olur|ne kadar olur|ne kadar olacak|预测|会怎么走|怎么走|走向|还会涨|还会跌|能涨|后市|預測|前景|会到多少|会涨到|会跌到|予想|今後|これから|先行き|予測|見通し|いくらになる|どうなる|전망|앞으로|향후|예측|예상|어떻게 될|얼마가 될
  which way is @ going|which way is it going|which way will|which way does @ go|which way from here|which direction is @|which direction is it|which direction will|which direction does|in which direction|in welche richtung|en que direccion|dans quelle direction|em que direcao|в какую сторону|hangi yone|往哪个方向|どっちに向か|어느 방향
  best case|upside case|bull scenario|optimistic case|how far could it run|bester fall|mejor caso|meilleur cas|melhor caso|лучший случай|最好情况|最良`,
);
const WILL = cue(
  `will|wont|gonna|going to|could|might|can|is @ going|is it going|are we going|expect*|likel*|possible|realistic|by|ever|soon|wird|werden|kann|konnte|schafft|sera|va a|vai|podra|puede|llegara|alcanzara|subira|bajara|va|peut|pourra|atteindra|montera|baissera|pode|podera|chegara|subira|caira|будет|сможет|может|достигнет|дойдет|вырастет|упадет|превысит|пробьет|верн*|выйдет|куда пойдет|olacak*|olur|olur mu|ulasir*|ulasacak*|cikar*|cikacak*|duser*|dusecek*|yukselir*|yukselecek*|gorur*|asar*|gecer*|会|将|能|能不能|会不会|でしょう|だろう|なる|届く|届きます|戻る|戻ります|行きますか|いきますか|超える|超えます|可能|なりますか|될까|될 것|갈까|갈 수|오를까|도달할|넘을까|떨어질까|가나요|찍을`,
);

const SURELY = cue(
  `will|wont|gonna|going to|could|might|is @ going|expect*|soon|wird|werden|konnte|sera|va a|vai|podria|subira|bajara|pourrait|va|ira|montera|baissera|podera|caira|будет|вырастет|упадет|пойдет|может|olacak*|duser*|dusecek*|yukselir*|yukselecek*|cikacak*|会|将|能|でしょう|だろう|なりますか|上がりますか|下がりますか|될까|갈까|오를까|떨어질까|오르나|내릴까`,
);
/** Asked to be told how things stand, whatever else is said politely. */
const UPDATE = cue(
  `up to date|catch me up|fill me in|up to speed|what did i miss|how things stand|where things stand|stands at the moment|stands right now|stands today|stands now|rundown|lowdown|overview|snapshot|briefing|recap|auf den neuesten stand|ponme al dia|faire le point|me atualiza|введи в курс|kisaca durum|近况|近況|근황`,
);
/** "Does it go up or down?": of what is to come, unless a past day is told. */
const EITHER_WAY =
  / (?:which (?:way|direction) (?:is|will|does|would|could|might)|(?<!thumbs )up or down|down or up|higher or lower|lower or higher|rise or fall|fall or rise|rising or falling|gain or lose|rauf oder runter|hoch oder runter|steigen oder fallen|steigt oder fallt|steigt \S+ oder fallt|subir o bajar|subira o bajara|sube o baja|baja o sube|monter ou (?:descendre|baisser)|monte ou (?:descend|baisse)|subir ou (?:cair|descer)|sobe ou (?:desce|cai)|вверх или вниз|вырастет или упадет|упадет или вырастет|расти или падать|yukari mi asagi|yukselir mi duser mi|cikar mi duser mi) |涨还是跌|上涨还是下跌|上がるか下がるか|上がる(?:か|の)?.{0,4}下がる|오를까.{0,5}(?:내릴까|떨어질까)/u;
/** "Is Apple up or down?" asks how it stands. */
const STANDS_NOW =
  /^ (?:so )?(?:is|are|was|were) (?:@|it|they) (?:\S+ )?(?:up or down|down or up|higher or lower) (?:now |right now |today |~ )?$/;

/** "$2,000 in Ethereum": an amount, and no level. */
const PUT_IN = / #usd (?:in|into|en|em|dans|на|в) @ /;
/** "Bitcoin at 63k, yes or no?" */
const JUDGED_AT =
  / @ (?:at|for|bei|a|por|за) #(?:usd|n) (?:(?:is|be|that) )?(?:yes or no|yay or nay|good or bad|a buy|a sell|a hold|a steal|a bargain|a trap|worth it|buy or|sell or|hold or|ja oder nein|si o no|oui ou non|sim ou nao|да или нет) | (?:buy|sell|hold|add|exit) @ (?:at|for) #(?:usd|n) or /;
/** "What would I have lost?" */
const WOULD_HAVE = / (?:have|had|id) (?:\S+ )?(?:bought|sold|lost|made|earned|gained) /;
const LOSE = cue(
  `lose money|losing money|how much can i lose|how much could i lose|how much might i lose|can i lose|could i lose|what can i lose|wie viel kann ich verlieren|cuanto puedo perder|combien puis je perdre|quanto posso perder|сколько могу потерять|ne kadar kaybedebilirim|会亏多少|最多亏|どれだけ損|얼마나 잃`,
);
const WAS = cue(
  `closing price|close on|was|were|did|stood|closed|traded|opened|valia|estaba|costaba|cerro|fue|valait|etait|coutait|war|kostete|notierte|stand|valia|estava|custava|foi|был*|стоил*|торговал*|idi|neydi|kacti|era|だった|でした|当时|였|했`,
);

/** "Will ETH reach 5000 by March?", "how likely is a 20% drop?", "where will it be next week?" */
export function readForecast(clause: Clause, talk: Talk): ForecastAsk | null {
  const assets = subjectOf(clause, talk);
  const isPast =
    (has(clause, WAS, RECORDED) || / (?:has|have) (?:@|it) /.test(clause.text)) &&
    !has(clause, SURELY, PREDICT, ODDS);
  const isEither =
    EITHER_WAY.test(clause.text) &&
    !STANDS_NOW.test(clause.text) &&
    clause.amounts.length === 0 &&
    !/ (?:i|im|am|me|my) /.test(clause.text) &&
    !has(clause, WAS) &&
    clause.dates.every(({ ahead }) => ahead);
  const isRange = has(clause, RANGE) && has(clause, WAS) && !has(clause, SURELY);
  if (assets.length === 0 || isPast || isRange || has(clause, LOSE)) return null;
  if (BELOW_TOP.test(clause.text) || WOULD_HAVE.test(clause.text)) return null;
  if (JUDGED_AT.test(clause.text) || findThan(clause) !== null) return null;
  if (isOfLevels(clause) || (has(clause, UPDATE) && isOfNow(clause))) return null;
  const { text } = clause;
  const ahead = findAhead(clause);
  const money = amountsOf(clause, "usd", "number").filter(
    ({ at }) => !/^#n (?:coins?|shares?|of them|days?|@)/.test(text.slice(at)),
  );
  const [percent] = amountsOf(clause, "percent");
  const target =
    / @ (?:to|at|above|below|over|under|hits?|hitting|reach\S*|auf|bei|uber|a|до|выше|到|まで|까지) #(?:usd|n) /.test(
      text,
    ) && !clause.dates.some(({ tense }) => tense === "past");
  if (/ (?:technical|technicals|chart|ta) /.test(text) && ahead === null && money.length === 0) return null;
  const isLevel =
    money.length > 0 &&
    !PUT_IN.test(text) &&
    (target || has(clause, REACH) || has(clause, ODDS, WILL) || ahead?.tense === "ahead");
  const isLikely = has(clause, ODDS, PREDICT) || isEither;
  const isAhead = ahead !== null && (ahead.tense === "ahead" || has(clause, WILL, FUTURE, IF));
  const isMove =
    (has(clause, SURELY) || / can (?:@|it|they|the price) /.test(text)) &&
    has(clause, RISE, FALL) &&
    !clause.dates.some(({ tense }) => tense === "past");
  const isAdvice =
    (has(clause, SHOULD) || WOULD_YOU.test(text)) &&
    has(clause, BUY, SELL, HOLD) &&
    (money.length === 0 || AT_PRICE.test(text)) &&
    !isLikely;
  if (isAdvice && !has(clause, RISE, FALL)) return null;
  if (!(isLikely || isAhead || (isLevel && (has(clause, WILL) || target)) || isMove)) return null;
  const told = clause.assets.length + clause.amounts.length === 0 && has(clause, ODDS) ? talk.ask : null;
  const asked = told?.kind === "forecast" || told?.kind === "scenario" ? told : null;
  const level = isLevel ? (money.at(-1)?.value ?? null) : (asked?.level ?? null);
  const direction = isEither
    ? "either"
    : (findDirection(clause) ?? (level === null ? null : findSide(clause)));
  const move = percent?.value ?? (has(clause, DOUBLES) ? 100 : has(clause, HALVES) ? -50 : undefined);
  return {
    kind: "forecast",
    assets,
    ahead: ahead?.ahead ?? null,
    level,
    move: move !== undefined && level === null ? signed(move, direction) : (asked?.move ?? null),
    direction: direction ?? (asked?.kind === "forecast" ? asked.direction : null),
  };
}

const isOfNow = ({ dates, amounts }: Clause): boolean =>
  amounts.length === 0 && !dates.some(({ tense }) => tense === "ahead");

/** "Which levels matter next week?": where they lie now, unless it is asked where the price goes. */
const isOfLevels = (clause: Clause): boolean =>
  clause.amounts.length === 0 &&
  LEVELS.some(([, words]) => has(clause, words)) &&
  (isOfNow(clause) || !/ (?:will|would|could|might|expect|forecast|predict) /.test(clause.text));

function findAhead({ dates }: Clause): { ahead: Ahead; tense: string } | null {
  const found = dates.find(({ ahead, tense }) => ahead && tense !== "past");
  return found?.ahead ? { ahead: found.ahead, tense: found.tense } : null;
}

/** "Below 3000", "above 300" */
function findSide({ text }: Clause): "up" | "down" | null {
  if (/ (?:below|under|beneath|unter|sous|debajo de|abaixo de|ниже) #|(?:跌破|以下|下回)/.test(text))
    return "down";
  return / (?:above|over|uber|au dessus de|encima de|acima de|выше) #|(?:突破|以上|上回)/.test(text)
    ? "up"
    : null;
}

function findDirection(clause: Clause): "up" | "down" | null {
  const [fall, rise] = [placeOf(clause, FALL), placeOf(clause, RISE)];
  if (fall < 0 && rise < 0) return null;
  if (fall < 0) return "up";
  if (rise < 0) return "down";
  return null;
}

const signed = (value: number, direction: ForecastAsk["direction"]) =>
  direction === "down" && value > 0 ? -value : value;
