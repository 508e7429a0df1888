import type { OpinionAsk } from "../../asks/opinion.ts";
import { amountsOf, type Clause, has } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";
import { cue } from "../words/cue.ts";
import { WHY } from "../words/moving.ts";
import { AGAINST, BUY, HOLD, REASONS, SELL, SHOULD, VERDICT } from "../words/trading.ts";

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
  if (talk.isReported && clause.assets.length + clause.figures.length === 0 && has(clause, AGREED))
    return ask("call");
  if (WHY_NOT.test(clause.text)) return ask("call");
  if (pushed && !clause.text.includes(" or ")) return ask("reasons", { side: pushed });
  if (isOfProof(clause)) return ask("wrong");
  if (has(clause, NEEDED)) return ask("why_not", { action: findAction(clause) });
  const side = / why .*(?:bad|avoid|worr|concern|wrong|overrated)/.test(clause.text)
    ? "against"
    : / why .*(?:good|great|attractive|love)/.test(clause.text)
      ? "for"
      : null;
  if (side && !has(clause, REASONS)) return ask("reasons", { side });
  if (has(clause, REASONS) && !isLoneWhy(clause))
    return ask("reasons", {
      side: has(clause, AGAINST) ? "against" : "for",
      count: countReasons(clause, count?.value),
    });
  if (
    / why (?:not|isnt it|is it not|dont you say|dont you) |warum nicht|por que no |pourquoi pas|почему не |neden .*degil|为什么不|なぜ.*ない|왜.*(?:아니|안)/.test(
      clause.text,
    ) &&
    (has(clause, BUY, SELL, HOLD) || isLoneWhy(clause))
  )
    return ask("why_not", { action: findAction(clause) });
  if (isLoneWhy(clause) || (has(clause, WHY) && has(clause, BUY, SELL, HOLD, VERDICT)))
    return ask("why", { action: findAction(clause) });
  const isForeign = clause.language !== "en" && has(clause, BUY, SELL, HOLD);
  const isCall =
    isForeign ||
    has(clause, VERDICT) ||
    isChoice(clause) ||
    OUR_VIEW.test(clause.text) ||
    (WOULD_YOU.test(clause.text) && has(clause, BUY, SELL, HOLD)) ||
    (has(clause, SHOULD) && has(clause, BUY, SELL, HOLD)) ||
    / (?:buy|sell|hold|kaufen|verkaufen|comprar|vender|acheter|vendre|купить|продать|покупать|продавать|almali\S*|satmali\S*) /.test(
      clause.text,
    ) ||
    /买|買|卖|売|매수|매도|사도|살까|팔/.test(clause.text);
  if (JUDGED.test(clause.text)) return ask("call");
  const isAdvice =
    !/ should (?:i|we) (?:be )?(?:know|knowing|looking|watching|expecting|aware|look|watch|expect|read|learn|ask) /.test(
      clause.text,
    ) &&
    has(clause, SHOULD) &&
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
  [BUY, SELL, HOLD].filter((words) => has(clause, words)).length > 1;

/** "Would you still be scaling into it?" */
/** "Would you buy Tesla at 238?": the price of the day, and no level to reach. */
export const AT_PRICE =
  / @ (?:(?:here|now|shares?|stock|coins?|today) )?(?:at|for|bei|zu|fur|a|por|em|по|за) #(?:usd|n) /;
export const WOULD_YOU = / would (?:you|u) /;

/** "Are you bullish on Nvidia?" */
export const OUR_VIEW =
  / (?:are|r) (?:you|u) (?:\S+ ){0,2}(?:bullish|bearish|optimistic|pessimistic|positive|negative|a bull|a bear|confident|hopeful) |^ (?:you|u) (?:bullish|bearish) /;

/** Somebody's view: "my brother says", "everybody thinks". */
export const REPORTED = cue(
  `says|say|said|saying|thinks|think|thought|believes|believe|reckons|reckon|claims|claim|claimed|insists|insist|swears|swear|tells me|told me|telling me|tell me|keeps telling|argues|is convinced|are convinced|is sure|heard|read that|sagt|sagen|meint|meinen|glaubt|behauptet|dice|dicen|cree|creen|dit|disent|pense|pensent|croit|diz|dizem|acha|acham|говорит|говорят|считает|считают|думает|diyor|diyorlar|dusunuyor|说|觉得|认为|言って|言う|思って|말해|하는데|래요|이래`,
);
/** Asked whether it is so. */
export const AGREED = cue(
  `agree|do you agree|would you agree|is he right|is she right|are they right|is that right|is he wrong|are they wrong|is she wrong|right or wrong|true or false|is that true|is it true|true|is that so|do you think so|think so too|same opinion|see it that way|see it the same|see it like that|what do you say|what say you|do you buy that|buy it|do you buy it|makes sense|make sense|a point|is that fair|your take|your view|stimmt das|stimmt s|hat er recht|hat sie recht|haben sie recht|siehst du das auch|einverstanden|de acuerdo|tiene razon|tienen razon|es cierto|es verdad|d accord|a t il raison|ont ils raison|il a raison|elle a raison|c est vrai|concorda|concordas|tem razao|e verdade|согласен|согласна|он прав|она права|они правы|это правда|это так|правда ли|katiliyor mu*|hakli mi*|dogru mu|同意|对吗|说得对|是真的|そう思|正しい|本当|동의|맞아|맞는|사실`,
);

/** "What would need to change before you'd call it a buy?" */
const NEEDED = cue(
  `would need to change|would have to change|need to change|needs to change|has to change|would change your mind|change your mind|would it take|does it take|need to happen|needs to happen|has to happen|have to happen|would have to happen|need to see|would make you|would make it a|would turn it into|would flip|to become a buy|to become a sell|turn bullish|turn bearish|before you say|before youd|before you would|until you say|was musste passieren|was muss passieren|damit es ein kauf|que tendria que|que haria falta|que deberia pasar|que faudrait il|qu est ce qu il faudrait|o que precisaria|o que teria que|что должно|что нужно чтобы|ne olmasi gerek*|怎样才|什么时候才会买入|どうなれば|何があれば|어떻게 되면|뭐가 바뀌
  must happen|would have to be true|needs to be true|need to be true|should happen|would need to be true|must be true|must change`,
);
const JUDGED =
  / (?:is that|is this|is it) (?:good|bad|good or bad|a good thing|a bad thing|positive|negative) $/;
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
  if (has(clause, SELL)) return "Sell";
  if (has(clause, BUY)) return "Buy";
  return has(clause, HOLD) ? "Hold" : null;
}
