import type { AdviceAsk } from "../../asks/advice-limits.ts";
import type { Ask } from "../../asks/registry.ts";
import { amountsOf, type Clause, has } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";
import { cue } from "../words/cue.ts";
import { IF } from "../words/moving.ts";
import {
  BREAK_EVEN,
  BUY,
  GUARANTEE,
  HOLD,
  LEVERAGE,
  LIQUIDATION,
  LOAN,
  OPTIONS,
  PERSONAL,
  PROFIT,
  SAVINGS,
  SELL,
  SHOULD,
  TAX,
} from "../words/trading.ts";
import { UNHELD } from "../words/unheld.ts";

const WANT = cue(
  `want to|wanna|going to|gonna|plan to|planning to|thinking of|thinking about|considering|can i|may i|good idea|help me|how do i|how can i|how to|which|what|best|is it|would it|lets|ich will|mochte|kann ich|wurde|quiero|puedo|pienso|je veux|puis je|je pense|quero|posso|penso em|хочу|можно|могу|собираюсь|istiyorum|dusunuyorum|我想|我要|可以|想|したい|しよう|たい|싶|하려|할게`,
);
const SHORT_SELL = cue(
  `short|shorting|short sell|short selling|go short|going short|bet against|betting against|put on a short|shorten|shorte|leerverkaufen|ponerme corto|vender en corto|ir corto|corto|vendre a decouvert|shorter|vender a descoberto|shortear|шортить|зашортить|шорт|shortla*|acigasat*|aciga sat*|short ac*|做空|卖空|空*单|空売り|ショート|공매도|숏`,
);

/** Money that looks for a place. */
const TO_INVEST =
  / (?:where|what|how) (?:(?:should|would|can|could|do|shall|must|to) )?(?:(?:i|you|we|one) )?(?:put|invest|do with|place|park)(?: my)?(?: extra| spare)? #(?:usd|n)/;

/** What nobody should decide for another: told with the part that can be computed. */
export function readAdvice(clause: Clause, talk: Talk): Ask | null {
  const topic = findTopic(clause, talk);
  if (!topic) return null;
  const [leverage] = amountsOf(clause, "leverage");
  const side = has(clause, SHORT_SELL) ? "short" : "long";
  const assets =
    topic === "tax" || topic === "guarantee" || clause.assets.length > 0 || talk.assets.length > 0
      ? subjectOf(clause, talk)
      : [];
  return { kind: "advice_limits", assets, topic, leverage: leverage?.value ?? null, side };
}

function findTopic(clause: Clause, talk: Talk): AdviceAsk["topic"] | null {
  const asks = has(clause, SHOULD, WANT, BUY, SELL);
  if (has(clause, TAX)) return "tax";
  if (has(clause, LOAN) && (asks || has(clause, HOLD) || clause.assets.length > 0)) return "loan";
  if (has(clause, SAVINGS) || (clause.assets.length === 0 && TO_INVEST.test(clause.text))) return "savings";
  if (has(clause, GUARANTEE) && !isOrder(clause)) return "guarantee";
  if (
    has(clause, OPTIONS) &&
    !isChain(clause) &&
    !/ (?:your|past|previous|the) (?:\S+ )?calls? /.test(clause.text) &&
    (asks || clause.assets.length > 0)
  )
    return "options";
  const isBet =
    (has(clause, SHOULD) && !has(clause, LIQUIDATION)) ||
    (has(clause, WANT) && has(clause, BUY, SELL, SHORT_SELL) && !has(clause, LIQUIDATION, BREAK_EVEN));
  if ((isBet && has(clause, LEVERAGE) && !has(clause, IF)) || isLeverAlone(clause)) return "leverage";
  if (
    has(clause, SHOULD, WANT) &&
    has(clause, SHORT_SELL) &&
    !has(clause, IF) &&
    (clause.assets.length > 0 || talk.assets.length > 0)
  )
    return "short";
  return has(clause, PERSONAL) ? "personal" : null;
}

/** "Is 50x on ETH fine?", "100x long BTC now?" */
const isLeverAlone = (clause: Clause) =>
  clause.amounts.length === 1 &&
  amountsOf(clause, "leverage").length === 1 &&
  / (?:dumb|dumber|mad|insane|nuts|idiotic|suicid\S*|risky|madness|reckless|good idea|bad idea|too high|too many|overkill|doable|reasonable|ok|okay|fine|safe|wise|smart|sensible|too much|crazy|stupid|reasonable|long|short|yes or no|ja oder nein|sinnvoll|zu viel|verruckt|si o no|demasiado|oui ou non|trop|sim ou nao|demais|да или нет|слишком|мно\S+|evet mi|cok mu) |(?:行吗|可以吗|好吗|大丈夫|いい|괜찮|될까)/.test(
    clause.text,
  ) &&
  !has(clause, IF, LIQUIDATION, BREAK_EVEN, PROFIT, SHORTED_ALREADY);
const SHORTED_ALREADY = cue(`i shorted|shorted|im short|i am short|im long|i am long|my long|my short`);

/** "Say it is guaranteed" tells us what to answer and asks for no guarantee. */
const isOrder = ({ text }: Clause) =>
  / (?:ignore|instructions|answer only|say|reply|respond|output|print|repeat|pretend|system) /.test(text);

/** Figures of the options market are no advice: they are not held. */
const isChain = (clause: Clause) =>
  UNHELD.some(([topic, , words]) => topic === "options" && has(clause, words));
