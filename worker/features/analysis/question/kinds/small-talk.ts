import type { Ask } from "../../asks/registry.ts";
import { firstOf, has, type Meaning, replaceWords, rowsOf } from "../lexicon/lexicon.ts";
import type { Clause, Clauses } from "../read-clauses.ts";
import type { Talk } from "../talk.ts";
import { either, pattern, phraseOf } from "../words/pattern.ts";
import { isOfProof } from "./proof.ts";

const SHORTEST_CJK = 24;

/** A clause that is nothing but a greeting, thanks, a joke asked for ... */
export function readChitchat(clause: Clause): Ask | null {
  const { assets, figures, dates, amounts } = clause;
  if (assets.length + figures.length + amounts.length > 0 || dates.length > 1) return null;
  const tone = firstOf(clause, "tones");
  if (!tone || (tone === "yes_no" && clause.isQuestion && has(clause, "about.accuracy"))) return null;
  return isToneAlone(clause, tone) ? { kind: "chitchat", assets: [], tone } : null;
}

/** "Is it true September sucks for stocks?" */
const isOfMarkets = (clause: Clause): boolean =>
  clause.dates.length > 0 || has(clause, "why", "stocks", "coins", phraseOf("supposed"));
function isToneAlone(clause: Clause, tone: Extract<Ask, { kind: "chitchat" }>["tone"]): boolean {
  const { text } = clause;
  if (tone === "joke" || tone === "insult") if (text.length < 80 && !isOfMarkets(clause)) return true;
  if (AFTERWARDS.has(tone) && !clause.isQuestion && text.length < 64 && !has(clause, ASKS_MORE)) return true;
  return isOnly(text, [...rowsOf("tones").map(([, words]) => words), "filler"]);
}

/** "Cheers mate, exactly what I needed": thanks with whatever else, unless something is asked for. */
const AFTERWARDS: ReadonlySet<string> = new Set(["thanks", "bye", "praise"]);
const ASKS_MORE = new RegExp(pattern` ${"asking"} |[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]`, "u");

/** What a clause that asks nothing else sounds like: "na, wie geht's dir so?" */
function toneOf(clause: Clause): Ask | null {
  const { assets, figures, amounts, text } = clause;
  if (assets.length + figures.length + amounts.length > 0 || text.length > 70) return null;
  if (isOfMarkets(clause)) return null;
  const found = rowsOf("tones").find(([name, words]) => name !== "yes_no" && has(clause, words));
  return found ? { kind: "chitchat", assets: [], tone: found[0] } : null;
}

/** A question put to us about ourselves that no topic fits. */
const isOfUs = (clause: Clause): boolean =>
  clause.isQuestion &&
  / (?:you|your|yours|enigma|this site|this app|this tool|this thing) /.test(clause.text) &&
  clause.text.length < 90;

/** Nothing else is said: all words are of these meanings. */
function isOnly(text: string, meanings: Meaning[]): boolean {
  const rest = replaceWords(text, meanings).replace(/[\s~]/g, "");
  return /[a-zа-я]/.test(rest) ? false : rest.length <= 2 || (text.length < SHORTEST_CJK && rest.length <= 3);
}

/** "Can you buy 1 BTC for me?", "can I sell Tesla here?" */
const TRADE_FOR_ME = either(
  phraseOf("trade_for_me"),
  /^ (?:please |pls |ok |now )?(?:buy|sell|order|short) (?:me|us) /,
  / (?:can|could|may) (?:i|we|one) (?:buy|sell|order|trade) (?:\S+ ){0,3}(?:through you|on this site|with you|on here|here) $/,
);
const COST = / (?:how much|what) does it cost $/;

/** What is asked of ourselves. */
export function readAbout(clause: Clause, talk: Talk): Ask | null {
  const { assets } = clause;
  if (has(clause, TRADE_FOR_ME)) return { kind: "about", assets: [], topic: "orders" };
  if (has(clause, "about.alerts")) return { kind: "about", assets, topic: "alerts" };
  if (clause.amounts.length > 0 || (talk.assets.length > 0 && isOfProof(clause))) return null;
  const isOurCost = talk.assets.length === 0 && has(clause, COST);
  const topic = isOurCost ? "cost" : (firstOf(clause, "about") ?? null);
  if (topic === "history") return { kind: "about", assets, topic };
  return topic && assets.length === 0 && isOfTopic(clause, topic)
    ? { kind: "about", assets: [], topic }
    : null;
}

/** Words of a topic that ask for nothing of a market here. */
function isOfTopic(clause: Clause, topic: Extract<Ask, { kind: "about" }>["topic"]): boolean {
  const isMove = has(clause, "fall", "rise") && topic !== "accuracy" && topic !== "score";
  if (isMove) return false;
  if (topic === "hours") return !has(clause, / (?:how|where|why) (?:did|do|does|was|were|has|have) /);
  if (topic === "real_data") return !has(clause, "tells");
  const { figures, hinted } = clause;
  return topic !== "coverage" || (figures.length + hinted.length === 0 && !has(clause, "most", "least"));
}

/** Where nothing is asked that we understand: a tone, a question of ourselves, or a name that we do not hold. */
export function readInstead({ clauses, unknown: [name] }: Clauses, asks: Ask[], talk: Talk): Ask | null {
  if (name !== undefined)
    return asks.every(({ kind }) => kind === "unread" || kind === "chitchat")
      ? { kind: "not_held", assets: [], topic: "asset", what: name }
      : null;
  if (asks[0]?.kind !== "unread") return null;
  // Many words ask for something, be it of us, as does what goes on with a question ("were you right?").
  const isOurs =
    !talk.ask && clauses.some((clause) => isOfUs(clause) && clause.text.trim().split(" ").length <= FEW);
  return (
    clauses.flatMap((clause) => toneOf(clause) ?? [])[0] ??
    (isOurs ? { kind: "about", assets: [], topic: "coverage" } : null)
  );
}

const FEW = 6;
