import type { ConvertAsk } from "../../asks/convert.ts";
import { amountsOf, type Clause, has } from "../read-clauses.ts";
import { subjectOf, type Talk, unique } from "../talk.ts";
import { PRICE } from "../words/asking.ts";
import { cue } from "../words/cue.ts";
import { FUTURE, HOW_FAR, IF, REACH } from "../words/moving.ts";
import { IF_I_HAVE, SHOULD, WORTH_NOW } from "../words/trading.ts";
import { findHoldings } from "./portfolio.ts";

const HOW_MANY = cue(
  `how many|what fraction of|what part of|how much of a|how much @|how much of|how much can i|what can i buy|what can i get|have bought|get for|buy for|buy with|can i buy|could i buy|wie viele|wieviel*|wie viel @|bekomme ich|kriege ich|cuantos|cuantas|cuanto @|puedo comprar|compro con|obtengo|me dan|combien de|combien d|puis je acheter|j obtiens|puis je avoir|quantos|quantas|quanto @|posso comprar|compro com|consigo|сколько @|сколько монет|сколько акций|могу купить|купить на|можно купить|kac tane|kac @|kac adet|ne kadar @|alabilirim|alinir|alabilir|可以买多少|能买多少|能买几|换多少|多少个|多少枚|几个|几股|多少股|何枚|何株|どれだけ買|いくつ買|買える|몇 개|몇 주|얼마나 살|살 수|얼마치
  buy me|buys me|get me|gets me|fetch me|would that get|does that get|how much could i get|end up with|would i end up|would i have|what do i get|what could i get|how much could i buy|whole shares|wie viele kriege|was kriege ich|cuantas acciones|que me llevo|me alcanza|ca me fait combien de|da pra comprar|consigo comprar|сколько выйдет|сколько получу|хватит на|kac tane alir*|alabilirim|够买|能换|换几|何個買|いくつ買|몇 주나|몇 개나|살 수 있
  in coins|in shares|in units|in tokens|to shares|into shares|how much @ is that|how much @ would that|in stuck|in aktien|en acciones|en actions|en acoes|в акциях|в монетах
  what slice of|what share of a|what portion of|what chunk of|what piece of|how big a piece of|how big a slice|how many does|how many do i|turns into how many|turn into how many|swap one @ for|welchen bruchteil|que fraccion|quelle fraction|que fracao|какую долю|какую часть
  afford|enough for|enough to buy|enough to get|would that buy|reicht fur|reichen fur|alcanza para|suffit pour|suffisent pour|da para comprar|basta para|хватит на|yeter mi|够买|足りる|살 수 있`,
);
const INTO_MONEY = cue(
  `in dollars|in dollar|in usd|to usd|to dollars|into dollars|in us dollars|in money|in cash|dollars|usd|worth|value|get for|en dolares|a dolares|en dollars|em dolares|в долларах|dolar*|美元|美金|ドル|달러|kac para|eder|ediyor|stoit
  real money|in real money|us money|in bucks|bucks|cash value|in cash terms|whats that|what is that|how much is that|what does that|come to|comes to|amount to|amounts to|fetch|worth today|how much would|in echtem geld|wie viel geld|cuanto dinero|cuanto serian|cuanto seria|cuanto es|combien d argent|ca fait combien|quanto dinheiro|quanto seria|quanto da|сколько это|сколько денег|это сколько|ne kadar eder|kac dolar eder|合多少|等于多少|值多少|いくらになる|いくらくらい|얼마나 돼|얼마 돼|얼마나 되
  set me back|sets me back|set you back|set one back|run me|run you|runs me|cost me|pocket|walk away with|walk off with|cash out|proceeds|get for selling|for selling|by selling|if i sell|if i sold|were i to sell|price tag|what would i have to pay|have to pay|to pay|need to pay|how much money|wie teuer|was zahle ich|zahle ich fur|kosten mich|beim verkauf|verkauf von|me darian|me dan por|me costaria|cuestan|pagar por|al vender|si vendo|je recupere|si je vends|me couterait|recebo|se eu vender|me custaria|quanto pago|выручу|выручить|выручил*|получу за|за продажу|дадут за|обойд*|заплачу за|придется заплатить|satarsam|elime gecer|oderim|卖掉|卖出能得|要花多少|売ったら|売れば|払う|팔면|내야
  afford|cough up|fork out|shell out`,
);
const IN_CASH = cue(
  `how many dollars|how much in dollars|wie viele dollar|cuantos dolares|combien de dollars|quantos dolares|real money|in money|in cash|in dollars|in usd|cash value|worth|come to|comes to|amount to|wert|cuanto dinero|combien d argent|quanto dinheiro|сколько денег|в долларах|值多少|多少钱|いくらになる|얼마야|얼마나 돼`,
);
const UNITS =
  /^#n (?:@|shares|share|coins|coin|tokens|units|aktien|stuck|acciones|actions|acoes|акци\S*|монет\S*|hisse|adet|tane|of @|of them|of those|of these|股|枚|个|個|株|주|개)/;
const THEM = cue(
  `of them|of those|of these|those|them|these|davon|de esas|de esos|de ellos|de ces|d entre eux|deles|delas|desses|таких|их|ondan|bunlardan|那些|它们|それ|これ|그거|그것`,
);
const SWAP =
  / (?:how many|how much) @ .*@ | @ @ (?:ratio|rate|pair) | @ (?:price |prices |worth |value |valued |priced |quoted )?(?:in|to|into|for|per|in terms of|priced in|en|em|в|kac) (?:\S+ ){0,1}@ |@ ?(?:能换|换|等于|は何|で何|は|으로|로) ?(?:多少|几个)?@? /;
/** "If I swapped 5 of them into SOL" */
const SWAPPED =
  / (?:swap\S*|trad\S*|exchang\S*|convert\S*|switch\S*|turn\S*|rotat\S*|tausch\S*|cambi\S*|echang\S*|troc\S*|обмен\S*|поменя\S*) (?:\S+ ){0,6}(?:into|for|to|in|a|em|en|auf|gegen|por|contre|pour|на) @ | (?:into|in|for) @ (?:\S+ ){0,3}how many /;
/** "Half of my 4 BTC" */
const HALF_OF =
  / (?:half(?: of)?|die halfte(?: von)?|la mitad de|la moitie de|metade (?:de|dos|das)|половин\S*) (?:my |mis |mes |meus |meiner |meinen |the |моих )?#n (?:@|shares|coins)/;
/** "If I sold my 20 shares, what would I pocket?" */
const IF_SOLD =
  / (?:if|wenn|si|se|если|eger) (?:\S+ ){0,3}(?:sell|sold|cash out|cashed out|verkauf\S*|vend\S*|прода\S*|sat\S*) (?:\S+ ){0,3}#n | #n ?(?:개|주|枚|個|株|个|股|币)? ?(?:를 |을 )?(?:팔면|売ったら|売れば|売ると|卖掉|卖了|卖出)/;
/** "10 bucks of bitcoin is how much" */
const MONEY_OF =
  / #usd (?:of|in|worth of|into) @ (?:is|are|would be|makes|gets|equals|comes to) (?:how|what) | how much is #usd (?:of|in|worth of|into) @ /;
const HOW_OFTEN = / how (?:many (?:days|times|weeks|months|hours|years)|often|long) /;
const HAVE = cue(
  `i have|ive got|i got|i own|i hold|my|holding|got|ich habe|mein*|ich besitze|tengo|j ai|je possede|tenho|у меня|мои|bende|elimde|我有|持有|手里|持って|持ってる|가지고|보유`,
);

/** "What would you do with my 20 shares?" asks for no worth. */
const WHAT_TO_DO =
  / what (?:should|would|do|can|shall) (?:i|we|you) do (?:with|about) | was (?:soll|mache) ich mit | que hago con | que faire (?:de|avec) | o que (?:faco|fazer) com | что делать с /;
/** "If I swap 2 ETH into SOL, how much do I get?" */
const isSwapOfTwo = ({ text, assets }: Clause): boolean =>
  unique(assets).length === 2 && / #n @ /.test(text) && SWAPPED.test(text) && HOW_MUCH.test(text);
const HOW_MUCH =
  / (?:how much|how many|what (?:do|would|could|will) i|wie ?viele?|cuant[oa]s?|combien|quant[oa]s?|сколько|kac|ne kadar) |多少|几个|いくつ|いくら|몇|얼마/;
/** "How many of those for 10k?": a bare number that something is bought with. */
const BOUGHT_WITH =
  / (?:for|with|using|out of|fur|mit|con|por|avec|pour|com|за|на) #n (?:$|(?!@|of |shares?|coins?|tokens?|units?))/;

/** Units in dollars, dollars in units, one asset in another. */
export function readConvert(clause: Clause, talk: Talk): ConvertAsk | null {
  const subject = subjectOf(clause, talk);
  const [first] = subject;
  if (
    !first ||
    WHAT_TO_DO.test(clause.text) ||
    (has(clause, SHOULD) && findHoldings(clause) !== null) ||
    has(clause, HOW_FAR) ||
    HOW_OFTEN.test(clause.text) ||
    (has(clause, IF) &&
      !has(clause, HOW_MANY) &&
      !isSwapOfTwo(clause) &&
      ![IF_I_HAVE, HALF_OF, IF_SOLD].some((words) => words.test(clause.text)))
  )
    return null;
  const { text } = clause;
  const money = amountsOf(clause, "usd", "number");
  const when = clause.dates.find(({ past, bad }) => past ?? bad);
  const asked = (
    units: number | null,
    usd: number | null,
    into: ConvertAsk["into"],
    assets = subject.slice(0, 1),
  ): ConvertAsk => ({
    kind: "convert",
    assets,
    units,
    usd,
    into,
    when: when?.bad ?? (when?.past?.said === "today" ? null : (when?.past ?? null)),
  });
  if (has(clause, FUTURE, REACH) && clause.dates.some(({ tense }) => tense === "ahead")) return null;
  if (money.length === 0 && talk.usd !== null && has(clause, HOW_MANY) && talk.units === null)
    return asked(null, talk.usd, null);
  // "What would that have been worth a year ago?"
  const isOfLast = talk.ask?.kind === "convert" && clause.assets.length === 0 && money.length === 0;
  if (isOfLast && when?.past && has(clause, WORTH_NOW, PRICE) && talk.ask?.kind === "convert")
    return { ...talk.ask, when: when.past };
  // "I have 0.8 of a bitcoin. What is that in real money?"
  if (
    money.length === 0 &&
    talk.units !== null &&
    clause.assets.length === 0 &&
    has(clause, IN_CASH) &&
    !clause.figures.length
  )
    return asked(talk.units, null, null);
  const two = unique(clause.assets);
  if (
    two.length === 2 &&
    clause.figures.length === 0 &&
    !clause.hinted.includes("beta") &&
    (isSwapOfTwo(clause) || (!has(clause, SHOULD) && (SWAP.test(text) || has(clause, HOW_MANY))))
  )
    return readSwap(clause, asked);
  const [other] = two;
  const held = talk.ask?.kind === "convert" ? talk.ask.units : null;
  const swapped = money.find(({ kind }) => kind === "number")?.value ?? held;
  const isSwap =
    other !== undefined &&
    two.length === 1 &&
    talk.assets.length > 0 &&
    !talk.assets.includes(other) &&
    swapped !== null;
  if (isSwap && (SWAPPED.test(text) || (money.length === 0 && has(clause, HOW_MANY))))
    return asked(swapped, null, other, talk.assets.slice(0, 1));
  const units = money.find(({ at, kind }) => kind === "number" && UNITS.test(text.slice(at)));
  const dollars = money.find(({ kind, at }) => kind === "usd" || text.startsWith("#n worth of @", at));
  if (
    dollars &&
    !units &&
    clause.assets.length + talk.assets.length > 0 &&
    (has(clause, HOW_MANY) || isBare(text) || MONEY_OF.test(text))
  )
    return asked(null, dollars.value, null);
  if (units && HALF_OF.test(text)) return asked(units.value / 2, null, null);
  const isPrice = units?.value === 1 && has(clause, PRICE);
  if (units && !isPrice && !has(clause, BOUGHT_AT)) {
    const isAsked =
      has(clause, INTO_MONEY, PRICE, WORTH_NOW, HAVE) ||
      / how much (?:would|were|was|is|are) #n /.test(text) ||
      isBare(text) ||
      text.split(" ").length < 7;
    if (isAsked) return asked(units.value, null, null);
  }
  const isPriced = talk.ask?.kind === "figure" || talk.ask?.kind === "convert";
  if (isPriced && first && BARE_COUNT.test(text)) return asked(money[0]?.value ?? null, null, null);
  const loose = money.find(({ kind }) => kind === "number");
  if (loose && money.length === 1 && has(clause, HOW_MANY) && BOUGHT_WITH.test(text))
    return asked(null, loose.value, null);
  if (loose && !units && has(clause, THEM, HAVE) && has(clause, WORTH_NOW, INTO_MONEY, THEM))
    return asked(loose.value, null, null);
  if (loose && has(clause, HOW_MANY) && !units) return asked(null, loose.value, null);
  return null;
}

const BOUGHT_AT = cue(
  `bought at|paid|my entry|entry price|average price|avg price|cost basis|gekauft|comprado|achete a|купил*`,
);

/** "How much are 12?", of what was priced. */
const BARE_COUNT = / (?:how much|what) (?:is|are|for|would) #n(?: (?:be|cost|be worth))? $/;

/** Nothing but an amount and an asset: "2.5 ETH", "$1000 of BTC". */
const isBare = (text: string) =>
  /^ (?:whats |what is |how much is |and |in |convert )?#(?:n|usd) (?:in |of |worth of |to |into |en |de |von |auf )?@ (?:(?:shares?|stocks?|coins?|tokens?|units?|price|now|today|~|to usd|in usd|please|pls) )*$/.test(
    text,
  );

/** "How many SOL is one bitcoin?": units of the second in the first; "2 ETH in BTC": of the first in the second. */
function readSwap(
  clause: Clause,
  asked: (units: number, usd: null, into: ConvertAsk["into"], assets: ConvertAsk["assets"]) => ConvertAsk,
): ConvertAsk | null {
  const [one, other] = unique(clause.assets);
  if (!one || !other) return null;
  const [amount] = amountsOf(clause, "number");
  const places = [...clause.text.matchAll(/@/g)].map(({ index }) => index);
  const isBehindAmount = amount && places[1] !== undefined && amount.at > (places[0] ?? 0);
  const asksFirst =
    /(?:how many|how much|wie viele?|cuant[oa]s?|combien de|quant[oa]s?|сколько|kac|多少|几个|何|몇) ?(?:個|개)?の? ?@/.test(
      clause.text,
    ) || isBehindAmount;
  const [from, into] = asksFirst ? [other, one] : [one, other];
  return asked(amount?.value ?? 1, null, into, [from]);
}
