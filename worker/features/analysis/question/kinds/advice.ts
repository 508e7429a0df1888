import type { AdviceAsk } from "../../asks/advice-limits.ts";
import type { Ask } from "../../asks/registry.ts";
import { has } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";
import { phraseOf } from "../words/pattern.ts";
import { UNHELD } from "../words/unheld.ts";

/** What nobody should decide for another: said, with the part that can be computed. */
export function readAdvice(clause: Clause, talk: Talk): Ask | null {
  const topic = TOPICS.find(([, isAsked]) => isAsked(clause, talk))?.[0];
  if (!topic) return null;
  const [leverage] = amountsOf(clause, "leverage");
  const side = has(clause, "short_sell") ? "short" : "long";
  const assets = subjectOf(clause, talk);
  return { kind: "advice_limits", assets, topic, leverage: leverage?.value ?? null, side };
}

type IsAsked = (clause: Clause, talk: Talk) => boolean;

const wantsTo = (clause: Clause): boolean =>
  clause.assets.length > 0 || has(clause, "should", "want", "buy", "sell");

const isOfSavings: IsAsked = (clause) =>
  (has(clause, "savings") && !has(clause, phraseOf("savings_plan"))) ||
  (clause.assets.length === 0 && has(clause, phraseOf("to_invest")));

/** "Is SafeMoon legit?", and not of us. */
const isOfHonesty: IsAsked = (clause) => has(clause, "scam") && !has(clause, phraseOf("are_you"));

const isOfOptions: IsAsked = (clause) =>
  has(clause, "options") && !isChain(clause) && !has(clause, phraseOf("of_a_call")) && wantsTo(clause);

const isOfLeverage: IsAsked = (clause) =>
  (isBet(clause) && has(clause, "leverage") && !has(clause, "if")) || isLeverAlone(clause);

const isBet = (clause: Clause): boolean =>
  !has(clause, "liquidation") &&
  (has(clause, "should") ||
    (has(clause, "want") && has(clause, "buy", "sell", "short_sell") && !has(clause, "break_even")));

/** "Is 50x on ETH fine?", "100x long BTC now?" */
const isLeverAlone = (clause: Clause): boolean =>
  clause.amounts.length === 1 &&
  clause.amounts[0]?.kind === "leverage" &&
  has(clause, phraseOf("lever_judged")) &&
  !has(clause, "if", "liquidation", "break_even", "profit", "shorted_already");

const isOfShort: IsAsked = (clause, talk) =>
  (has(clause, "should", "want") || isShortJudged(clause)) &&
  has(clause, "short_sell") &&
  !has(clause, "if") &&
  clause.assets.length + talk.assets.length > 0;

/** "Good spot to short NVDA?", "is it a short here?", and nothing of a short that is held or planned. */
const isShortJudged = (clause: Clause): boolean =>
  clause.amounts.length + clause.figures.length === 0 &&
  has(clause, phraseOf("short_judged")) &&
  !has(clause, phraseOf("no_short"), "shorted_already", "profit", "liquidation", "odds", "define");

/** The first that is asked is answered. */
const TOPICS: [topic: AdviceAsk["topic"], isAsked: IsAsked][] = [
  ["tax", (clause) => has(clause, "tax")],
  ["loan", (clause) => has(clause, "loan") && (wantsTo(clause) || has(clause, "hold"))],
  ["savings", isOfSavings],
  ["scam", isOfHonesty],
  ["guarantee", (clause) => has(clause, "guarantee") && !isOrder(clause)],
  ["options", isOfOptions],
  ["leverage", isOfLeverage],
  ["short", isOfShort],
  ["personal", (clause) => has(clause, "personal")],
];

/** "Say it is guaranteed" says what to answer and asks for no guarantee. */
const isOrder = (clause: Clause) => has(clause, phraseOf("told_to_say"));

/** Figures of the options market are no advice: they are not held. */
const isChain = (clause: Clause) =>
  UNHELD.some(([topic, , words]) => topic === "options" && has(clause, words));
