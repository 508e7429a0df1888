import type { OpinionAsk } from "../question.ts";
import { amountsOf, type Clause, has } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";
import { WHY } from "../words/moving.ts";
import { AGAINST, BUY, HOLD, REASONS, SELL, SHOULD, VERDICT } from "../words/trading.ts";

/** "Overbought" holds the word for buying. */
const BOUGHT_TOO_MUCH = /超买|超買|超卖|超賣|買われすぎ|買われ過ぎ|売られすぎ|売られ過ぎ|과매수|과매도/g;

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
    ...rest,
  });
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
    (has(clause, SHOULD) && has(clause, BUY, SELL, HOLD)) ||
    / (?:buy|sell|hold|kaufen|verkaufen|comprar|vender|acheter|vendre|купить|продать|покупать|продавать|almali\S*|satmali\S*) /.test(
      clause.text,
    ) ||
    /买|買|卖|売|매수|매도|사도|살까|팔/.test(clause.text);
  if (JUDGED.test(clause.text)) return ask("call");
  const isAdvice =
    !/ should (?:i|we) (?:know|look|watch|expect|read|learn|ask) /.test(clause.text) &&
    has(clause, SHOULD) &&
    clause.figures.length === 0;
  return isCall || isAdvice ? ask("call") : null;
}

const JUDGED =
  / (?:is that|is this|is it) (?:good|bad|good or bad|a good thing|a bad thing|positive|negative) $/;
const LONE_WHY =
  /^ (?:(?:but|and|so|ok|okay|and so|pero|mais|und|aber|но|а|e|et|y) )?(?:why|how come|why so|why that|what is that based on|whats that based on|based on what|on what basis|on what grounds|what is the reasoning|whats the reasoning|whats your reasoning|explain that|can you explain why|could you explain why|tell me why|explain why|explain your call|explain it|justify that|justify it|how do you figure|why is that|why though|what makes you say that|what makes you say so|how so|says who|warum|wieso|weshalb|warum denn|por que|porque|y por que|pourquoi|et pourquoi|pq|почему|отчего|а почему|neden|niye|nicin|为什么|為什麼|为何|なぜ|どうして|なんで|왜|왜요|왜죠|이유는)(?: (?:is that|that|so|not|exactly|@|pas|no|nicht|ca|isso|eso|nao|bu|так|это))?(?:ですか|呢|なの|인가요)? $/;
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
