import type { Position } from "../../asks/desk/fields.ts";
import type { PositionAsk } from "../../asks/position.ts";
import type { Ask } from "../../asks/registry.ts";
import { amountsOf, type Clause, has } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";
import { cue } from "../words/cue.ts";
import { FALL, FUTURE, HIGHEST, HOW_FAR, IF, LOWEST, RISE } from "../words/moving.ts";
import { BREAK_EVEN, LIQUIDATION, MINE, PROFIT, SHORTED, WORTH_NOW } from "../words/trading.ts";
import { findLots } from "./lots.ts";

const ENTRY_BEFORE =
  /(?:\b(?:at|from|for|bei|zu|ab|um|a|en|de|desde|por|par|pour|aux?|no|em|от|по|с|за|на|entry|price|average|avg|cost|basis|is|was|of|paid|around|about|near|kostete|einstieg|preco|precio|prix|medio|moyen|maliyet\S*|цене|вход|fiyat\S*|je|each|auf) (?:about |around |an average of |an average price of |average |avg |un prix de |un precio de |por |цене |de )?|在|以|成本|平均|価格|가격|평단|평단가 ?|に|@ )$/;
const EACH_AFTER =
  /^#(?:usd|n) (?:each|a piece|apiece|a share|a coin|per share|per coin|je|das stuck|cada|chacun\S*|pro|за штуку|tanesi|(?:dan|den|ten|tan) |买|買|入|成本|で|달러에|에|のとき)/;
const UNITS_AFTER =
  /^#n (?:of em|@|shares|share|coins|coin|tokens|units|aktien|stuck|acciones|actions|acoes|moedas|monedas|акци\S*|монет\S*|hisse|adet|tane|lot|of @|of them|of those|股|枚|个|個|株|주|개)/;
/** "If I had bought at its peak": of the price since then. */
const AT_EXTREME = / at (?:its|the|their) (?:\^ |~ )?(?:peak|top|high|all time high|bottom|low|lows) /;
/** "1000 $ de Tesla", "$500 of SOL": money put in. */
const OF_ASSET = /^#usd (?:of|de|in|worth of|en|em|von) @/;
const PUT =
  / (?:put|had|stuck|threw|chucked|parked|sank|dropped|invested|investiert|gesteckt|angelegt|inverti|puse|meti|mis|place|investi|coloquei|apliquei|вложил\S*|положил\S*|закинул\S*|инвестировал\S*) (?:\S+ )?#n (?:\S+ )?(?:in|into|en|em|no|na|dans|sur|в|на) |#n (?:\S+ )?(?:in|into|en|em|no|na|dans|в|на) @ (?:gesteckt|investiert|angelegt|yatir\S*)/;
const INVESTED = cue(
  `put|invested|investing|placed|worth of|for|spent|in @|into @|angelegt|investiert|gesteckt|inverti|invertido|puse|meti|investi|place|mis|coloquei|apliquei|вложил*|инвестировал*|yatirdim|投入|投了|投资|投資|入れ|넣|투자|买了`,
);
const DID = cue(
  `bought|i bought|#usd into @|did #usd in @|#usd in @ make|#usd in @ on|into @ on ~|was my buy|my buy|my buy in|my purchase|purchased|got in|got into|i got @|got @ at|got some|have @ from|entered|entry|entry price|my entry|average price|my average on|my average in|my average for|my average is|average @|avg @|my @ average|my @ cost|entry in @|entry on @|entry for @|im in @|i am in @|been in @|avg price|average cost|cost basis|my cost|paid|picked up|grabbed|long from|longed|opened a long|put|invested|went in|went long|shorted|in at|aped in|holding from|holding since|long @|gekauft|kaufte|reingegangen|bin bei #n in|bin rein|rein bei|eingekauft|zugeschlagen|kaufkurs|kaufpreis|eingestiegen|einstieg|investiert|einstandspreis|angelegt|geshortet|compre|compradas|comprados|mi entrada|entrada en|precio de compra|precio de entrada|comprado|comprada|inverti|invertido|entre|puse|meti|mon prix|prix d achat|prix d entree|prix de revient|rentre a|entre sur|achete|achetee|achetes|achetees|investi|place|mis|comprei|peguei|meu preco|preco medio|preco de compra|entrei em|investi|coloquei|entrei|paguei|купил*|покупал*|закупил*|средняя|входил*|точка входа|куплен*|взял*|вложил*|вошел|зашел|зашла|брал*|инвестировал*|шортил*|зашортил*|aldim|almistim|aldigim|ortalamam|girisim|almistim|yatirdim|girdim|shortladim|买的|入的|进的|均价|买入价|买了|买入|買了|买的|買入|入手|投入|投了|入的|成本|做多|做空了|買った|買い付け|平均取得|で入った|買ったけど|買いました|購入した|購入しました|投資した|買って|で買|空売りした|샀|샀는데|산 거|들어갔는데|진입|매입|매수했|매수가|구매했|투자했|들어갔|평단|공매도했|숏 쳤
  in at|im in @ at|in on @ at|sitting on #n|bag of|my cost|my bag|cost on @|avgd|averaged in|einstand|mein einstand|halte #n|habe #n|ich halte|mi coste|mi costo|mon pru|meu custo|моя средняя|вход по|ortalamam|我的成本|成本价|取得単価|買値|평단가|평단|물린
  hubiera puesto|hubiera comprado|hubiera invertido|hubiera metido|hubiese puesto|hubiese comprado|hubiese invertido|avais mis|avais achete|avais investi|tivesse comprado|tivesse investido|tivesse colocado|investiert hatte|gekauft hatte|angelegt hatte|вложил бы|купил бы|averaged into|scaled into|dcad into|dca d into|got filled|was filled|down on @ from|up on @ from|down bad on @ from|down bad in @ from|in the red on @ from|in the green on @ from|made on #n @ from|made on @ from|lost on #n @ from|lost on @ from|#usd of @ at #n|#usd of @ at #usd|#usd in @ at #n|#usd in @ at #usd|#usd into @ at #n|#usd worth of @ at #n|paye mon|paye ma|paye mes|paye pour|ai paye|bezahlt|bezahlte|zahlte|pague|pagado|paguei|paguei por|pago por mis|заплатил*|заплатила|отдал за|odedim|支付了|付了|花了|払った|払いました|주고 샀
  my avg|my average|avg on|avg in|avg for|average on|average in|average for|my cost basis
  #usd in @ ~|#usd in @ in ~|#usd in @ from ~|#usd into @ ~|#usd of @ ~|#usd of @ in ~|#usd of @ from ~|#usd worth of @ ~|#usd worth of @ in ~|#usd worth of @ from ~
  had #n in @|had #usd in @|had #usd of @|had #usd worth of @|had #n worth of @
  in @ since #n|in @ since #usd|in @ from #n|in @ from #usd|in @ at #n|in @ at #usd|had #n @|held #n @|have had #n @|hold #n @ since|own #n @ since|have #n @ since
  would #usd in @|would #usd of @|would #usd worth of @|#usd in @ in ~|#usd in @ from ~|#usd in @ ~|#usd of @ from ~|#usd of @ ~`,
);
const EACH =
  / (?:from|at|for|zu je|a|por) #(?:usd|n) (?:each|apiece|a piece|a share|a coin|per share|per coin|das stuck|cada un[oa]|chacun\S*) /;
const OWNED =
  / (?:own|have|hold|holding|got|tengo|habe|besitze|ai|tenho) #n (?:\S+ ){0,2}@ (?:shares? |stock |coins? )?(?:at|from|for|bei|zu|a|por|em) (?:an average (?:price )?of |an average |avg )?#/;
const UNITS_AT = / #n (?:shares of )?@ (?:shares? |coins? )?(?:at|zu|bei|por|por un precio de) #(?:usd|n) /;
const FROM_LONG =
  / (?:go|going|went|am|be) (?:long|short) (?:on )?@ (?:at|from) #| (?:long|short) (?:(?:on|in) )?@? ?(?:from|at|since|ab|bei|seit|desde|a|depuis|por|em|от|с|по) #| (?:long|short) @ (?:from|at|since|seit|ab|desde) [#~]| (?:im|i m|i am|ich bin) (?:long|short)/;

const ENTERED = cue(
  `bought|i bought|purchased|got in|got into|invested|long since|short since|shorted|holding since|gekauft|kaufte|eingestiegen|compre|comprado|inverti|achete|achetee|investi|comprei|купил*|куплен*|aldim|买了|买入|買った|買いました|購入した|샀|매수했`,
);

/** "20 SOL at 250 each is how much": a value, and no purchase. */
export const WORTH_EACH =
  / #n (?:(?:of|shares|coins|@) ){1,3}at #(?:usd|n) (?:each |apiece |a share |a coin )?(?:is|are|would be|makes?|equals?|comes? to) (?:how|what) /;
/** "2,000 to put in one coin": money that buys nothing yet. */
/** "2% of 5,000", "with 1k": money, and no price. */
const NO_PRICE = / (?:#pct (?:of|von|de|от)|with|mit|con|avec|com) $/;
const TO_PLACE = / #(?:usd|n) (?:\S+ )?to (?:put|invest|spend|throw|play|park|place|deploy) /;
/** "Paid 9,000 for 60 shares": the price of all. */
const PAID_FOR_ALL =
  / (?:paid|spent|spend|put|gave|dropped|forked out|shelled out|cost me|bezahlt|pague|paye|gastei|paguei|заплатил\S*) (?:\S+ )?#(?:usd|n) (?:for|on|into|fur|por|pour|на|за) #n (?:@|of|shares|coins|aktien|acciones|actions|acoes|акци\S*)/;
/** "If I bought it at 73000, what would I lose?" */
const IF_BOUGHT =
  / (?:if|suppose|say|imagine|assume|assuming|wenn|si|se|если) (?:i|we|id|one|someone|somebody|ich|yo|je|eu|я) (?:\S+ )?(?:bought|buy|got|entered|shorted|short|opened|picked|purchased|kaufe|kaufte|compro|compre|comprara|achete|achetais|compro|comprasse|куплю|купил) | if (?:i|we|id) (?:go|went|am|was|had) (?:long|short) /;

/** What somebody tells of a position of theirs; null for nothing. */
export function findPosition(clause: Clause): Position | null {
  if (/ would (?:\S+ )?#usd .*have bought /.test(clause.text)) return null;
  if (
    clause.amounts.length === 0 &&
    has(clause, HIGHEST, LOWEST) &&
    / (?:what|how) (?:was|is|high|low) /.test(clause.text)
  )
    return null;
  const isWordless =
    AT_EXTREME.test(clause.text) || / @ (?:got|went|came) (?:in|into|to|as) /.test(clause.text);
  if (clause.amounts.length === 0 && isWordless) return null;
  if (WORTH_EACH.test(clause.text) || TO_PLACE.test(clause.text)) return null;
  if (
    !has(clause, DID) &&
    !FROM_LONG.test(clause.text) &&
    !EACH.test(clause.text) &&
    !UNITS_AT.test(clause.text) &&
    !OWNED.test(clause.text)
  )
    return null;
  const isPast = clause.dates.some(({ past }) => past && past.said !== "today");
  if (
    has(clause, IF) &&
    !isPast &&
    !(IF_BOUGHT.test(clause.text) && has(clause, PROFIT, BREAK_EVEN, LIQUIDATION)) &&
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
      ? money.find(({ at }) => / (?:own|have|hold|got) $/.test(text.slice(0, at)))
      : undefined);
  const invested = money.find(
    ({ at, kind }) =>
      (kind === "usd" || PUT.test(text)) &&
      (!ENTRY_BEFORE.test(text.slice(0, at)) || OF_ASSET.test(text.slice(at))) &&
      !EACH_AFTER.test(text.slice(at)) &&
      (has(clause, INVESTED) || OF_ASSET.test(text.slice(at))),
  );
  const prices = money.filter(
    (one) => one !== units && one !== invested && !NO_PRICE.test(text.slice(0, one.at)),
  );
  const entry =
    prices.find(({ at }) => ENTRY_BEFORE.test(text.slice(0, at)) || EACH_AFTER.test(text.slice(at))) ??
    (invested && !units ? undefined : prices[0]);
  const all = PAID_FOR_ALL.test(text) && units ? (money.find((one) => one !== units)?.value ?? null) : null;
  const day = clause.dates.find(({ past }) => past)?.past;
  const position: Position = {
    side: has(clause, SHORTED) ? "short" : "long",
    entry: all !== null && units ? all / units.value : (entry?.value ?? null),
    entered: day?.from ?? null,
    units: units?.value ?? null,
    usd: all === null ? (invested?.value ?? null) : null,
    leverage: lever?.value ?? null,
  };
  const isTold =
    position.entry !== null || (position.entered !== null && (position.usd ?? position.units) !== null);
  return isTold || (position.entered !== null && has(clause, ENTERED)) ? position : null;
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
  return percent && has(clause, FALL, PROFIT) && !has(clause, RISE_ALONE) ? Math.abs(percent.value) : null;
}
const RISE_ALONE = cue(`im up|i am up|rose|gained|risen|gestiegen|subio|monte|subiu|вырос*`);

/** "I lost 35 percent, what gain gets me back?" */
function readRecovery(clause: Clause, talk: Talk): PositionAsk | null {
  const lost = findLoss(clause) ?? (clause.amounts.length === 0 ? talk.lost : null);
  const isAsked = has(clause, BREAK_EVEN, NEEDED) || (has(clause, HOW_FAR) && has(clause, RISE));
  if (lost === null || lost >= 100 || lost <= 0 || !isAsked || clause.text.includes("#usd")) return null;
  return {
    kind: "position",
    assets: subjectOf(clause, talk).slice(0, 1),
    position: NOTHING,
    want: "recovery",
    lost,
  };
}
const NEEDED = cue(
  `gain do i need|rise do i need|gain is needed|rise is needed|gain i need|gain would i need|have to gain|has to gain|needed to recover|need to recover|to recover|to get back|make up for|makes up for|make it back|make that back|undo|undoes|offset|wettmachen|aufholen|para recuperar|pour recuperer|pour compenser|para compensar|чтобы отыграть|отыграть|чтобы вернуть|telafi*|要涨多少才|回本|取り戻す|만회|복구`,
);

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
  if (has(clause, BREAK_EVEN)) return ask("break_even");
  if (has(clause, LIQUIDATION)) return ask("liquidation");
  if (told) {
    const isWorth = position.entry === null && (has(clause, WORTH_NOW) || !has(clause, PROFIT));
    return ask(isWorth ? "worth" : "profit");
  }
  if (clause.amounts.length > 0 || clause.dates.some(({ past }) => past) || has(clause, IF, FUTURE))
    return null;
  if (clause.assets.length > 0 && !has(clause, MINE)) return null;
  if (has(clause, PROFIT) && (has(clause, MINE) || clause.text.length < 40)) return ask("profit");
  const isOurs =
    has(clause, MINE) || position.usd !== null || / (?:they|those|them|these) /.test(clause.text);
  return isOurs && has(clause, WORTH_NOW) ? ask("worth") : null;
}
