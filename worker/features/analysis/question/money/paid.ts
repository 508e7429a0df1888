import { has } from "../lexicon/lexicon.ts";
import type { Clause, Placed } from "../read-clauses.ts";
import { either, pattern } from "../words/pattern.ts";

const PRICED = either(
  /at|from|since|for|bei|zu|ab|seit|um|a|en|de|desde|depuis|por|par|pour|aux?|no|em|от|по|с|за|на|entry|price|average|avg|cost|basis|is|was/,
  /of|paid|around|about|near|kostete|einstieg|preco|precio|prix|medio|moyen|maliyet\S*|цене|вход|fiyat\S*|je|each|auf/,
);
const ABOUT =
  /about|around|an average of|an average price of|average|avg|un prix de|un precio de|por|цене|de/;
const ENTRY_BEFORE = pattern`(?:\b${PRICED} (?:${ABOUT} )?|在|以|成本|平均|価格|가격|평단|평단가 ?|に|@ )$`;
const EACH_AFTER = either(
  /^#(?:usd|n) (?:each|a piece|apiece|a share|a coin|per share|per coin|je|das stuck|cada|chacun\S*|pro|за штуку|tanesi)/,
  /^#(?:usd|n) (?:(?:dan|den|ten|tan) |买|買|入|成本|で|달러에|에|のとき)/,
);
const UNITS_AFTER = either(
  /^#n (?:of em|@|shares|share|coins|coin|tokens|units|aktien|stuck|acciones|actions|acoes|moedas|monedas|акци\S*|монет\S*)/,
  /^#n (?:штук\S*|hisse|adet|tane|lot|of @|of them|of those|股|枚|个|個|株|주|개)/,
);
const HAVE_BEFORE = / (?:own|have|hold|got) $/;
const BOUGHT_BEFORE = / (?:bought|buy|purchased|picked up|sold|shorted) $/;
/** "1000 $ de Tesla", "$500 of SOL": money put in. */
const OF_ASSET = /^#usd (?:of|de|in|worth of|en|em|von) @/;
/** "500 bucks margin": money put in, and no price. */
const AS_MARGIN =
  /^#(?:usd|n) (?:[^\s#]+ )?(?:margin|collateral|stake|einsatz|de margen|de marge|de margem|маржи|teminat)(?= (?!#))/;
/** "Margin 1k" */
const MARGIN_BEFORE =
  / (?:margin|collateral|stake|einsatz|margen|marge|margem|маржа|teminat) (?:of |is |von |de )?$/;
/** "1000 in Nvidia five years ago": money, and no price. */
const SINCE_THEN = /^#n (?:in|into|of|en|em|de) @ ~ /;
const PUT_WORDS = either(
  /put|had|stuck|threw|chucked|parked|sank|dropped|invested|investiert|gesteckt|angelegt|inverti|puse|meti|mis|place/,
  /investi|coloquei|apliquei|вложил\S*|положил\S*|закинул\S*|инвестировал\S*/,
);
const PUT = either(
  pattern` ${PUT_WORDS} (?:\S+ )?#n (?:\S+ )?(?:in|into|en|em|no|na|dans|sur|в|на) `,
  /#n (?:\S+ )?(?:in|into|en|em|no|na|dans|в|на) @ (?:gesteckt|investiert|angelegt|yatir\S*)/,
);
const LOST = /lost|losing|blew|burned|burnt|verloren|verlor|perdi|perdido|perdu|потерял\S*|слил\S*|kaybettim/;
/** "2% of 5,000", "with 1k", "I have 5k", "lost 6k": money, and no price. */
const NO_PRICE = pattern` (?:#pct (?:of|von|de|от)|with|mit|con|avec|com|have|got|habe|tengo|tenho|${LOST}) $`;
/** "2 targets": how many, and no price. */
const OF_LEVELS = /^#n (?:\S+ )?(?:targets|stops|levels|entries|exits) /;
/** "In 2015 with 1,000": what was paid in all, where a day is stated. */
const PAID_WITH = / (?:with|mit|con|avec|com|на) $/;
const PAID =
  /paid|spent|spend|put|gave|dropped|forked out|shelled out|cost me|bezahlt|pague|paye|gastei|paguei|заплатил\S*/;
const PIECES = /@|of|shares|coins|aktien|acciones|actions|acoes|акци\S*/;
/** "Paid 9,000 for 60 shares": the price of all. */
const PAID_FOR_ALL = pattern` ${PAID} (?:\S+ )?#(?:usd|n) (?:for|on|into|fur|por|pour|на|за) #n ${PIECES}`;

export const isPaidForAll = (clause: Clause): boolean => has(clause, PAID_FOR_ALL);

const before = ({ text }: Clause, { at }: Placed): string => text.slice(0, at);
const after = ({ text }: Clause, { at }: Placed): string => text.slice(at);

/** How many were bought. */
export const findUnits = (clause: Clause, money: Placed[]): Placed | undefined =>
  money.find((one) => one.kind === "number" && isUnits(clause, one)) ??
  (money.length > 1 ? money.find((one) => isBought(clause, one)) : undefined);

/** "At 3500 ETH" is what was paid. */
const isUnits = (clause: Clause, one: Placed): boolean =>
  UNITS_AFTER.test(after(clause, one)) &&
  !(after(clause, one).startsWith("#n @") && before(clause, one).endsWith(" at "));

const isBought = (clause: Clause, one: Placed): boolean =>
  HAVE_BEFORE.test(before(clause, one)) ||
  (BOUGHT_BEFORE.test(before(clause, one)) && /^#n (?:at|for) #/.test(after(clause, one)));

/** The money that was put in; `isPaid`: "with 1,000" states what was paid. */
export const findInvested = (clause: Clause, money: Placed[], isPaid: boolean): Placed | undefined =>
  money.find(
    (one) =>
      AS_MARGIN.test(after(clause, one)) ||
      MARGIN_BEFORE.test(before(clause, one)) ||
      (isPaid && PAID_WITH.test(before(clause, one))) ||
      isPutIn(clause, one),
  );

function isPutIn(clause: Clause, one: Placed): boolean {
  const [words, rest] = [before(clause, one), after(clause, one)];
  const isOfAsset = OF_ASSET.test(rest);
  const isMoney = one.kind === "usd" || has(clause, PUT) || SINCE_THEN.test(rest);
  const isPrice = EACH_AFTER.test(rest) || (!isOfAsset && ENTRY_BEFORE.test(words));
  return isMoney && !isPrice && (isOfAsset || has(clause, "invested"));
}

const CLOSED = either(
  /sold|sell|selling|covered|cover|closed|close|exited|exit|got out|get out|took profits?|verkauft|verkaufe|verkaufen/,
  /vendi|vendido|vendo|vendu|vends|vendesse|продал\S*|продам|продать|sattim|satarsam/,
);
const GOES_TO =
  /(?:falls|drops|goes|rises|climbs|crashes|dumps|pumps|gets|runs|sinks|fallt|steigt|cae|sube|tombe|monte|cai|sobe)/;
/** "Covered at 3,610", "if it falls to 100": where the position ends. */
const TO_LEVEL = pattern`${GOES_TO} (?:back |down |up )?(?:to|auf|a|para|до)`;
const CLOSED_AT = pattern`${CLOSED} (?:(?:it|them|all|everything|out|my|the|@|shares|coins) )*(?:at|for|bei|zu|a|por|em|по|за)`;
const EXIT_BEFORE = pattern` (?:${CLOSED_AT}|${TO_LEVEL}) $`;

/** The price that all of it was, or may be, closed at. */
export const findExit = (clause: Clause, money: Placed[]): Placed | undefined =>
  money.length > 1 ? money.find((one) => EXIT_BEFORE.test(before(clause, one))) : undefined;

/** The price that was paid for each. */
export function findEntry(
  clause: Clause,
  money: Placed[],
  units: Placed | undefined,
  invested: Placed | undefined,
): Placed | undefined {
  const prices = money.filter(
    (one) =>
      one !== units &&
      one !== invested &&
      !NO_PRICE.test(before(clause, one)) &&
      !OF_LEVELS.test(after(clause, one)),
  );
  const isPriced = (one: Placed) =>
    ENTRY_BEFORE.test(before(clause, one)) || EACH_AFTER.test(after(clause, one));
  return prices.find(isPriced) ?? (invested && !units ? undefined : prices[0]);
}
