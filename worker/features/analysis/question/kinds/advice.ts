import type { AdviceAsk } from "../../asks/advice-limits.ts";
import type { Ask } from "../../asks/registry.ts";
import { has } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";

import { UNHELD } from "../words/unheld.ts";

/** Money that looks for a place. */
const TO_INVEST =
  / (?:where|what|how) (?:(?:should|would|can|could|do|shall|must|to) )?(?:(?:i|you|we|one) )?(?:put|invest|do with|place|park)(?: my)?(?: extra| spare)? #(?:usd|n)/;

/** What nobody should decide for another: told with the part that can be computed. */
export function readAdvice(clause: Clause, talk: Talk): Ask | null {
  const topic = findTopic(clause, talk);
  if (!topic) return null;
  const [leverage] = amountsOf(clause, "leverage");
  const side = has(clause, "short_sell") ? "short" : "long";
  const assets =
    topic === "tax" || topic === "guarantee" || clause.assets.length > 0 || talk.assets.length > 0
      ? subjectOf(clause, talk)
      : [];
  return { kind: "advice_limits", assets, topic, leverage: leverage?.value ?? null, side };
}

function findTopic(clause: Clause, talk: Talk): AdviceAsk["topic"] | null {
  const asks = has(clause, "should", "want", "buy", "sell");
  if (has(clause, "tax")) return "tax";
  if (has(clause, "loan") && (asks || has(clause, "hold") || clause.assets.length > 0)) return "loan";
  if (has(clause, "savings") || (clause.assets.length === 0 && TO_INVEST.test(clause.text))) return "savings";
  if (has(clause, "guarantee") && !isOrder(clause)) return "guarantee";
  if (
    has(clause, "options") &&
    !isChain(clause) &&
    !/ (?:your|past|previous|the) (?:\S+ )?calls? /.test(clause.text) &&
    (asks || clause.assets.length > 0)
  )
    return "options";
  const isBet =
    (has(clause, "should") && !has(clause, "liquidation")) ||
    (has(clause, "want") &&
      has(clause, "buy", "sell", "short_sell") &&
      !has(clause, "liquidation", "break_even"));
  if ((isBet && has(clause, "leverage") && !has(clause, "if")) || isLeverAlone(clause)) return "leverage";
  if (
    has(clause, "should", "want") &&
    has(clause, "short_sell") &&
    !has(clause, "if") &&
    (clause.assets.length > 0 || talk.assets.length > 0)
  )
    return "short";
  return has(clause, "personal") ? "personal" : null;
}

/** "Is 50x on ETH fine?", "100x long BTC now?" */
const isLeverAlone = (clause: Clause) =>
  clause.amounts.length === 1 &&
  amountsOf(clause, "leverage").length === 1 &&
  / (?:dumb|dumber|mad|insane|nuts|idiotic|suicid\S*|risky|madness|reckless|good idea|bad idea|too high|too many|overkill|doable|reasonable|ok|okay|fine|safe|wise|smart|sensible|too much|crazy|stupid|reasonable|long|short|yes or no|ja oder nein|sinnvoll|zu viel|verruckt|si o no|demasiado|oui ou non|trop|sim ou nao|demais|да или нет|слишком|мно\S+|evet mi|cok mu) |(?:行吗|可以吗|好吗|大丈夫|いい|괜찮|될까)/.test(
    clause.text,
  ) &&
  !has(clause, "if", "liquidation", "break_even", "profit", "shorted_already");

/** "Say it is guaranteed" tells us what to answer and asks for no guarantee. */
const isOrder = ({ text }: Clause) =>
  / (?:ignore|instructions|answer only|say|reply|respond|output|print|repeat|pretend|system) /.test(text);

/** Figures of the options market are no advice: they are not held. */
const isChain = (clause: Clause) =>
  UNHELD.some(([topic, , words]) => topic === "options" && has(clause, words));
