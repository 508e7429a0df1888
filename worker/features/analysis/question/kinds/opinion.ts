import type { OpinionAsk } from "../../asks/opinion.ts";
import { has } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";

/** "Overbought" holds the word for buying. */
const BOUGHT_TOO_MUCH = /超买|超買|超卖|超賣|買われすぎ|買われ過ぎ|売られすぎ|売られ過ぎ|과매수|과매도/g;

/** The price at which somebody thinks of buying or selling, where it is the only amount. */
function findAt(clause: Clause): Pick<OpinionAsk, "at"> {
  const [amount] = amountsOf(clause, "usd", "number");
  return amount && clause.amounts.length === 1 && AT_PRICE.test(clause.text) ? { at: amount.value } : {};
}

/** Should I buy, is it a buy, why, why not Sell, three reasons against it. */
export function readOpinion(whole: Clause, talk: Talk): OpinionAsk | null {
  const clause = { ...whole, text: whole.text.replace(BOUGHT_TOO_MUCH, "") };
  const assets = subjectOf(clause, talk);
  if (assets.length === 0) return null;
  const [count] = amountsOf(clause, "number");
  const ask = (about: OpinionAsk["about"], rest: Partial<OpinionAsk> = {}): OpinionAsk => ({
    kind: "opinion",
    assets,
    about,
    action: null,
    side: null,
    count: null,
    ...(about === "call" && findAt(clause)),
    ...rest,
  });
  // "Talk me out of it", "talk me into it"
  const pushed =
    / (?:talk|argue|put|scare|warn|steer) (?:me|us) (?:out of|off|away from) | rede\S* (?:es )?mir .* aus /.test(
      clause.text,
    )
      ? "against"
      : / (?:talk|argue) (?:me|us) into | convince me | sell me on | persuade me /.test(clause.text) &&
          !/ (?:out of|or) /.test(clause.text)
        ? "for"
        : null;
  if (talk.isReported && clause.assets.length + clause.figures.length === 0 && has(clause, "agreed"))
    return ask("call");
  if (WHY_NOT.test(clause.text)) return ask("call");
  if (pushed && !clause.text.includes(" or ")) return ask("reasons", { side: pushed });
  if (isOfProof(clause)) return ask("wrong");
  if (has(clause, "opinion_needed")) return ask("why_not", { action: findAction(clause) });
  const side = / why .*(?:bad|avoid|worr|concern|wrong|overrated)/.test(clause.text)
    ? "against"
    : / why .*(?:good|great|attractive|love)/.test(clause.text)
      ? "for"
      : null;
  if (side && !has(clause, "reasons")) return ask("reasons", { side });
  if (has(clause, "reasons") && !isLoneWhy(clause))
    return ask("reasons", {
      side: has(clause, "against") ? "against" : "for",
      count: countReasons(clause, count?.value),
    });
  if (
    / why (?:not|isnt it|is it not|dont you say|dont you) |warum nicht|por que no |pourquoi pas|почему не |neden .*degil|为什么不|なぜ.*ない|왜.*(?:아니|안)/.test(
      clause.text,
    ) &&
    (has(clause, "buy", "sell", "hold") || isLoneWhy(clause))
  )
    return ask("why_not", { action: findAction(clause) });
  if (isLoneWhy(clause) || (has(clause, "why") && has(clause, "buy", "sell", "hold", "verdict")))
    return ask("why", { action: findAction(clause) });
  const isForeign = clause.language !== "en" && has(clause, "buy", "sell", "hold");
  const isCall =
    isForeign ||
    has(clause, "verdict") ||
    isChoice(clause) ||
    OUR_VIEW.test(clause.text) ||
    (WOULD_YOU.test(clause.text) && has(clause, "buy", "sell", "hold")) ||
    (has(clause, "should") && has(clause, "buy", "sell", "hold")) ||
    / (?:buy|sell|hold|kaufen|verkaufen|comprar|vender|acheter|vendre|купить|продать|покупать|продавать|almali\S*|satmali\S*) /.test(
      clause.text,
    ) ||
    /买|買|卖|売|매수|매도|사도|살까|팔/.test(clause.text);
  if (JUDGED.test(clause.text) || GOOD_PRICE.test(clause.text)) return ask("call");
  const isAdvice =
    !/ should (?:i|we) (?:be )?(?:know|knowing|looking|watching|expecting|aware|look|watch|expect|read|learn|ask) /.test(
      clause.text,
    ) &&
    has(clause, "should") &&
    clause.figures.length === 0;
  return isCall || isAdvice ? ask("call") : null;
}

/** "At what point would that be wrong?", "what would prove you wrong?", "which level kills that view?": of a call, and no record. */
export const isOfProof = ({ text }: Pick<Clause, "text">): boolean =>
  PROOF.some((words) => words.test(text)) &&
  !/ (?:how often|how many|how much of|ever|were|been) /.test(text);
const PROOF = [
  / (?:what|where|which|when|how (?:far|low|high)) (?:\S+ ){0,4}(?:would|does|do|is|might|could|will|should|are) (?:\S+ ){0,5}(?:wrong|invalid|invalidated|mistaken|off the table)(?= (?!with ))/,
  / (?:what|where|which|when|how (?:far|low|high)) (?:\S+ ){0,4}(?:call|view|thesis|idea|opinion|case|verdict|rating) (?:\S+ ){0,2}(?:break|breaks|broken|fail|fails|fall apart|falls apart|stop|stops|dead|over|flip|flips) /,
  / (?:what|which|where) (?:\S+ ){0,3}(?:proves?|disproves?|refutes?|invalidates?|negates?|kills?|ruins?|undoes|undo|breaks?|wrecks?) (?:\S+ ){0,3}(?:wrong|call|view|thesis|idea|opinion|case|verdict|rating|that|this) /,
  / (?:invalidation|stop) (?:level|point|price) /,
  / (?:ab wann|ab welchem|wann|wo|was) (?:\S+ ){0,4}(?:falsch|widerleg\S*|hinfallig|ungultig) | (?:cuando|que|a partir de) (?:\S+ ){0,5}(?:equivocad\S*|invalid\S*|desment\S*) | (?:quand|a quel|a partir de|qu est ce qui) (?:\S+ ){0,5}(?:tort|faux|fausse|invalid\S*) | (?:quando|a partir de|o que) (?:\S+ ){0,5}(?:errad\S*|invalid\S*) | (?:когда|при|что) (?:\S+ ){0,5}(?:неверн\S*|неправ\S*|опроверг\S*|ошибочн\S*) | (?:ne zaman|nerede|hangi) (?:\S+ ){0,4}(?:yanlis|gecersiz) /,
  /(?:什么情况|什么时候|跌到|涨到|到多少).{0,10}(?:错|失效|不成立)|(?:どこ|いつ|いくら).{0,10}(?:間違い|無効|崩れ)|(?:어디|언제|얼마).{0,10}(?:틀린|틀렸|무효)/u,
];

/** "Keep Apple or get out?": two ways to act, one of which is asked for. */
const isChoice = (clause: Clause): boolean =>
  clause.dates.every(({ past }) => !past) &&
  / (?:or|oder|o|ou|или|yoksa|veya) |还是|または|それとも|아니면/.test(clause.text) &&
  (["buy", "sell", "hold"] as const).filter((words) => has(clause, words)).length > 1;

/** "Would you still be scaling into it?" */
/** "Would you buy Tesla at 238?": the price of the day, and no level to reach. */
export const AT_PRICE =
  / (?:is|are|be) #(?:usd|n) (?:an? )?(?:good|fair|great|decent|ok|okay|bad|high|cheap|low|reasonable) (?:price|entry|level|deal|buy|price to buy|time) (?:for|on|to buy|in) @ | @ (?:(?:here|now|shares?|stock|coins?|today) )?(?:at|for|bei|zu|fur|a|por|em|по|за) #(?:usd|n) /;
export const WOULD_YOU = / would (?:you|u) /;

/** "Are you bullish on Nvidia?" */
export const OUR_VIEW =
  / (?:are|r) (?:you|u) (?:\S+ ){0,2}(?:bullish|bearish|optimistic|pessimistic|positive|negative|a bull|a bear|confident|hopeful) |^ (?:you|u) (?:bullish|bearish) /;

const JUDGED =
  / (?:is that|is this|is it) (?:good|bad|good or bad|a good thing|a bad thing|positive|negative) $/;
/** "Is 240 a good price for Tesla?" */
const GOOD_PRICE =
  / #(?:usd|n) (?:an? )?(?:good|fair|great|decent|ok|okay|bad|high|cheap|low|reasonable) (?:price|entry|level|deal|buy) /;
/** "Why not Dogecoin?": what is said of it. */
const WHY_NOT =
  /^ (?:\S+ )?(?:why|warum|wieso|por que|porque|pourquoi|почему|neden|niye|为什么|왜|なぜ) ?(?:not|nicht|no|pas|nao|не|olmasin|不|不买)? ?(?:buy |just )?@ (?:olmasin |then |instead |아니고? |ではない )?$/;
const LONE_WHY =
  /^ (?:(?:but|and|so|ok|okay|and so|pero|mais|und|aber|но|а|e|et|y) )?(?:why|how come|why so|show me the reasoning|show me your reasoning|show your work|your reasoning|the reasoning|what makes you think so|what makes you think that|what is it based on|because of what|why that|what is that based on|whats that based on|based on what|on what basis|on what grounds|what is the reasoning|whats the reasoning|whats your reasoning|explain that|can you explain why|could you explain why|tell me why|explain why|explain your call|explain it|justify that|justify it|how do you figure|why is that|why though|what makes you say that|what makes you say so|how so|says who|warum|wieso|weshalb|warum denn|por que|porque|y por que|pourquoi|et pourquoi|pq|почему|отчего|а почему|neden|niye|nicin|为什么|為什麼|为何|なぜ|どうして|なんで|왜|왜요|왜죠|이유는)(?: (?:is that|that|so|not|exactly|@|pas|no|nicht|ca|isso|eso|nao|bu|так|это))?(?:ですか|呢|なの|인가요)? $/;
export const isLoneWhy = ({ text }: Clause) => LONE_WHY.test(text);

function countReasons({ text }: Clause, digits: number | undefined): number | null {
  const words: Record<string, number> = {
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    zwei: 2,
    drei: 3,
    dos: 2,
    tres: 3,
    deux: 2,
    trois: 3,
    duas: 2,
    два: 2,
    две: 2,
    три: 3,
    iki: 2,
    uc: 3,
    两: 2,
    三: 3,
    세: 3,
    두: 2,
  };
  const found = Object.keys(words).find((word) =>
    /[\p{L}]{2}/u.test(word) ? text.includes(` ${word} `) : text.includes(word),
  );
  const count = digits ?? (found ? words[found] : undefined);
  return count && count <= 10 ? count : null;
}

function findAction(clause: Clause): OpinionAsk["action"] {
  if (has(clause, "sell")) return "Sell";
  if (has(clause, "buy")) return "Buy";
  return has(clause, "hold") ? "Hold" : null;
}
