import type { Position } from "../../asks/desk/fields.ts";
import type { PositionAsk } from "../../asks/position.ts";
import type { Ask } from "../../asks/registry.ts";
import { has } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";

import { findLots } from "./lots.ts";

const ENTRY_BEFORE =
  /(?:\b(?:at|from|for|bei|zu|ab|um|a|en|de|desde|por|par|pour|aux?|no|em|от|по|с|за|на|entry|price|average|avg|cost|basis|is|was|of|paid|around|about|near|kostete|einstieg|preco|precio|prix|medio|moyen|maliyet\S*|цене|вход|fiyat\S*|je|each|auf) (?:about |around |an average of |an average price of |average |avg |un prix de |un precio de |por |цене |de )?|在|以|成本|平均|価格|가격|평단|평단가 ?|に|@ )$/;
const EACH_AFTER =
  /^#(?:usd|n) (?:each|a piece|apiece|a share|a coin|per share|per coin|je|das stuck|cada|chacun\S*|pro|за штуку|tanesi|(?:dan|den|ten|tan) |买|買|入|成本|で|달러에|에|のとき)/;
const UNITS_AFTER =
  /^#n (?:of em|@|shares|share|coins|coin|tokens|units|aktien|stuck|acciones|actions|acoes|moedas|monedas|акци\S*|монет\S*|штук\S*|hisse|adet|tane|lot|of @|of them|of those|股|枚|个|個|株|주|개)/;
/** "If I had bought at its peak": of the price since then. */
const AT_EXTREME = / at (?:its|the|their) (?:\^ |~ )?(?:peak|top|high|all time high|bottom|low|lows) /;
/** "1000 $ de Tesla", "$500 of SOL": money put in. */
const OF_ASSET = /^#usd (?:of|de|in|worth of|en|em|von) @/;
/** "500 bucks margin": money put in, and no price. */
const AS_MARGIN =
  /^#(?:usd|n) (?:[^\s#]+ )?(?:margin|collateral|stake|einsatz|de margen|de marge|de margem|маржи|teminat)(?= )/;
/** "1000 in Nvidia five years ago": money, and no price. */
const SINCE_THEN = /^#n (?:in|into|of|en|em|de) @ ~ /;
const PUT =
  / (?:put|had|stuck|threw|chucked|parked|sank|dropped|invested|investiert|gesteckt|angelegt|inverti|puse|meti|mis|place|investi|coloquei|apliquei|вложил\S*|положил\S*|закинул\S*|инвестировал\S*) (?:\S+ )?#n (?:\S+ )?(?:in|into|en|em|no|na|dans|sur|в|на) |#n (?:\S+ )?(?:in|into|en|em|no|na|dans|в|на) @ (?:gesteckt|investiert|angelegt|yatir\S*)/;

const EACH =
  / (?:from|at|for|zu je|a|por) #(?:usd|n) (?:each|apiece|a piece|a share|a coin|per share|per coin|das stuck|cada un[oa]|chacun\S*) /;
const OWNED =
  / (?:own|have|hold|holding|got|tengo|habe|besitze|ai|tenho) #n (?:(?:\S+ ){0,2}@ )?(?:shares? |stock |coins? |of them )?(?:at|from|for|bei|zu|a|por|em) (?:an average (?:price )?of |an average |avg )?#/;
const UNITS_AT = / #n (?:shares of )?@ (?:shares? |coins? )?(?:at|zu|bei|por|por un precio de) #(?:usd|n) /;
const FROM_LONG =
  / (?:go|going|went|am|be) (?:long|short) (?:on )?@ (?:at|from) #| (?:long|short|largo|corto|лонг|шорт) (?:(?:on|in|en) )?@? ?(?:from|at|since|ab|bei|seit|desde|a|depuis|por|em|от|с|по) #| (?:long|short) @ (?:#x )?(?:from|at|since|seit|ab|desde) [#~]| (?:im|i m|i am|ich bin) (?:long|short)/;

/** "20 SOL at 250 each is how much": a value, and no purchase. */
export const WORTH_EACH =
  / #n (?:(?:of|shares|coins|@) ){1,3}at #(?:usd|n) (?:each |apiece |a share |a coin )?(?:is|are|would be|makes?|equals?|comes? to) (?:how|what) /;
/** "2,000 to put in one coin": money that buys nothing yet. */
/** "2% of 5,000", "with 1k": money, and no price. */
const NO_PRICE = / (?:#pct (?:of|von|de|от)|with|mit|con|avec|com) $/;
/** "In 2015 with 1,000": what was paid in all, where a day is told. */
const PAID_WITH = / (?:with|mit|con|avec|com|на) $/;
const TO_PLACE = / #(?:usd|n) (?:\S+ )?to (?:put|invest|spend|throw|play|park|place|deploy) /;
/** "Paid 9,000 for 60 shares": the price of all. */
const PAID_FOR_ALL =
  / (?:paid|spent|spend|put|gave|dropped|forked out|shelled out|cost me|bezahlt|pague|paye|gastei|paguei|заплатил\S*) (?:\S+ )?#(?:usd|n) (?:for|on|into|fur|por|pour|на|за) #n (?:@|of|shares|coins|aktien|acciones|actions|acoes|акци\S*)/;
/** "If I bought it at 73000, what would I lose?" */
const IF_BOUGHT =
  / (?:if|suppose|say|imagine|assume|assuming|wenn|si|se|если) (?:(?:i|we|id|one|someone|somebody|ich|yo|je|eu|я) |(?=купи))(?:\S+ )?(?:bought|buy|got|entered|shorted|short|opened|picked|purchased|kaufe|kaufte|compro|compre|comprara|achete|achetais|compro|comprasse|куплю|купил) | if (?:i|we|id) (?:go|went|am|was|had) (?:long|short) /;

/** What somebody tells of a position of theirs; null for nothing. */
export function findPosition(clause: Clause): Position | null {
  if (/ would (?:\S+ )?#usd .*have bought /.test(clause.text)) return null;
  if (
    clause.amounts.length === 0 &&
    has(clause, "highest", "lowest") &&
    / (?:what|how) (?:was|is|high|low) /.test(clause.text)
  )
    return null;
  const isWordless =
    AT_EXTREME.test(clause.text) || / @ (?:got|went|came) (?:in|into|to|as) /.test(clause.text);
  if (clause.amounts.length === 0 && isWordless) return null;
  if (WORTH_EACH.test(clause.text) || TO_PLACE.test(clause.text)) return null;
  if (
    !has(clause, "did") &&
    !FROM_LONG.test(clause.text) &&
    !EACH.test(clause.text) &&
    !UNITS_AT.test(clause.text) &&
    !OWNED.test(clause.text)
  )
    return null;
  const isPast = clause.dates.some(({ past }) => past && past.said !== "today");
  if (
    has(clause, "if") &&
    !isPast &&
    !OWNED.test(clause.text) &&
    !(IF_BOUGHT.test(clause.text) && has(clause, "profit", "break_even", "liquidation")) &&
    !/ had | hubiera | avais | tivesse | бы |如果当时|もし|했더라면|hatte /.test(clause.text)
  )
    return null;
  const lots = findLots(clause);
  if (lots) return lots;
  const { text } = clause;
  const [lever] = amountsOf(clause, "leverage");
  const money = amountsOf(clause, "usd", "number");
  // "At 3500 ETH" is what was paid.
  const isUnits = (at: number) =>
    UNITS_AFTER.test(text.slice(at)) && !(text.startsWith("#n @", at) && text.slice(0, at).endsWith(" at "));
  const units =
    money.find(({ at, kind }) => kind === "number" && isUnits(at)) ??
    (money.length > 1
      ? money.find(
          ({ at }) =>
            / (?:own|have|hold|got) $/.test(text.slice(0, at)) ||
            (/ (?:bought|buy|purchased|picked up|sold|shorted) $/.test(text.slice(0, at)) &&
              /^#n (?:at|for) #/.test(text.slice(at))),
        )
      : undefined);
  const invested = money.find(
    ({ at, kind }) =>
      AS_MARGIN.test(text.slice(at)) ||
      ((isPast || lever) && PAID_WITH.test(text.slice(0, at))) ||
      ((kind === "usd" || PUT.test(text) || SINCE_THEN.test(text.slice(at))) &&
        (!ENTRY_BEFORE.test(text.slice(0, at)) || OF_ASSET.test(text.slice(at))) &&
        !EACH_AFTER.test(text.slice(at)) &&
        (has(clause, "invested") || OF_ASSET.test(text.slice(at)))),
  );
  const prices = money.filter(
    (one) => one !== units && one !== invested && !NO_PRICE.test(text.slice(0, one.at)),
  );
  const entry =
    prices.find(({ at }) => ENTRY_BEFORE.test(text.slice(0, at)) || EACH_AFTER.test(text.slice(at))) ??
    (invested && !units ? undefined : prices[0]);
  const all = PAID_FOR_ALL.test(text) && units ? (money.find((one) => one !== units)?.value ?? null) : null;
  const days = clause.dates.flatMap(({ past }) => past ?? []);
  // "What would it be worth today": no day of a purchase, where another is told.
  const day = days.find(({ said }) => said !== "today") ?? days[0];
  const position: Position = {
    side: has(clause, "shorted") ? "short" : "long",
    entry: all !== null && units ? all / units.value : (entry?.value ?? null),
    entered: day?.from ?? null,
    units: units?.value ?? null,
    usd: all === null ? (invested?.value ?? null) : null,
    leverage: lever?.value ?? null,
  };
  const isTold =
    position.entry !== null || (position.entered !== null && (position.usd ?? position.units) !== null);
  return isTold || (position.entered !== null && has(clause, "entered")) ? position : null;
}

const NOTHING: Position = {
  side: "long",
  entry: null,
  entered: null,
  units: null,
  usd: null,
  leverage: null,
};
/** "My other lot at 3,900", "the ones I got at 2,100": of the asset that is held. */
const OTHER_LOT =
  / (?:other|another|second|third|next|first|older|newer|earlier|later|last|rest|andere\S*|zweite\S*|otra|otro|segund[oa]|autre|deuxieme|outr[oa]|друг\S*|втор\S*) (?:\S+ )?(?:lot|batch|bag|buy|purchase|position|tranche|entry|one|ones|half|tranche|kauf|position|compra|lote|achat|покупк\S*|парти\S*) (?:\S+ ){0,4}#(?:usd|n) | the (?:ones?|rest|others?|coins|shares) (?:that )?i (?:got|bought|have|picked up) (?:\S+ )?(?:at|for) #(?:usd|n) /;

function findOther(clause: Clause, talk: Talk): Position | null {
  const entry = amountsOf(clause, "usd", "number").at(-1)?.value;
  return talk.position && entry !== undefined && clause.assets.length === 0 && OTHER_LOT.test(clause.text)
    ? { ...talk.position, entry, entered: null, units: null, usd: null }
    : null;
}

/** Percent that somebody tells to have lost; null for none. */
export function findLoss(clause: Clause): number | null {
  const [percent] = amountsOf(clause, "percent");
  return percent && has(clause, "fall", "profit") && !has(clause, "rise_alone")
    ? Math.abs(percent.value)
    : null;
}

/** "I lost 35 percent, what gain gets me back?" */
function readRecovery(clause: Clause, talk: Talk): PositionAsk | null {
  const lost = findLoss(clause) ?? (clause.amounts.length === 0 ? talk.lost : null);
  const isAsked =
    has(clause, "break_even", "position_needed") || (has(clause, "how_far") && has(clause, "rise"));
  if (
    has(clause, "will") ||
    lost === null ||
    lost >= 100 ||
    lost <= 0 ||
    !isAsked ||
    clause.text.includes("#usd")
  )
    return null;
  return {
    kind: "position",
    assets: subjectOf(clause, talk).slice(0, 1),
    position: NOTHING,
    want: "recovery",
    lost,
  };
}

/** Profit, break-even, liquidation or worth of a position told now or earlier. */
export function readPosition(clause: Clause, talk: Talk): Ask | null {
  const recovery = talk.position ? null : readRecovery(clause, talk);
  if (recovery) return recovery;
  const told = findPosition(clause) ?? findOther(clause, talk);
  const position = told ?? talk.position;
  const assets = subjectOf(clause, talk);
  if (!position || assets.length === 0) return null;
  const ask = (want: PositionAsk["want"]): PositionAsk => ({
    kind: "position",
    assets: assets.slice(0, 1),
    position,
    want,
  });
  if (has(clause, "break_even")) return ask("break_even");
  if (has(clause, "liquidation")) return ask("liquidation");
  if (told) {
    const isWorth = position.entry === null && (has(clause, "worth_now") || !has(clause, "profit"));
    return ask(isWorth ? "worth" : "profit");
  }
  if (clause.amounts.length > 0 || clause.dates.some(({ past }) => past) || has(clause, "if", "future"))
    return null;
  if (clause.assets.length > 0 && !has(clause, "mine")) return null;
  if (has(clause, "profit") && (has(clause, "mine") || clause.text.length < 40)) return ask("profit");
  const isOurs =
    has(clause, "mine") || position.usd !== null || / (?:they|those|them|these) /.test(clause.text);
  return isOurs && has(clause, "worth_now") ? ask("worth") : null;
}
