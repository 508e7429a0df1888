import type { Ask } from "../../asks/registry.ts";
import { firstOf, has, type Meaning, replaceWords, rowsOf } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import type { Talk } from "../talk.ts";

import { isOfProof } from "./opinion.ts";

const SHORTEST_CJK = 24;

/** A clause that is nothing but a greeting, thanks, a joke asked for ... */
export function readChitchat(clause: Clause): Ask | null {
  const { assets, figures, dates, amounts, text } = clause;
  if (assets.length + figures.length + amounts.length > 0 || dates.length > 1) return null;
  const tone = firstOf(clause, "tones");
  if (!tone || (tone === "yes_no" && clause.isQuestion && has(clause, "about.accuracy"))) return null;
  const isAll = isOnly(text, [...rowsOf("tones").map(([, words]) => words), "filler"]);
  const isPlain = tone === "joke" || tone === "insult";
  const isSaid = AFTERWARDS.has(tone) && !clause.isQuestion && text.length < 64 && !ASKS_MORE.test(text);
  return isAll ||
    isSaid ||
    (isPlain && text.length < 80 && !has(clause, "why") && !/ (?:what if|what happens|if|when) /.test(text))
    ? { kind: "chitchat", assets: [], tone }
    : null;
}

/** "Cheers mate, exactly what I needed": thanks with whatever else, unless something is asked for. */
const AFTERWARDS: ReadonlySet<string> = new Set(["thanks", "bye", "praise"]);
const ASKS_MORE =
  / (?:why|how|hows|what about|what if|whats|what is|what does|what do|what was|which|when|where|who|should|would|could|can|will|is it|is that|are they|do you|does it|did it|and|but|now|also|next|compare|show|tell|give|explain|analy[sz]e|check|buy|sell|hold|price|chart|risk|odds|forecast|market|coins?|stocks?|crypto|shares?|y|und|et|e|и|ve|pero|aber|mais|но|wie|was|warum|soll|que|como|por que|cual|cuanto|quel|quelle|pourquoi|combien|qual|quanto|почему|какой|сколько|что|neden|ne|kac) |[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;

/** What a clause that asks nothing else sounds like: "na, wie geht's dir so?" */
export function toneOf(clause: Clause): Ask | null {
  const { assets, figures, amounts, text } = clause;
  if (assets.length + figures.length + amounts.length > 0 || text.length > 70) return null;
  const found = rowsOf("tones").find(([name, words]) => name !== "yes_no" && has(clause, words));
  return found ? { kind: "chitchat", assets: [], tone: found[0] } : null;
}

/** A question put to us about ourselves that no topic fits. */
export const isOfUs = (clause: Clause): boolean =>
  clause.isQuestion &&
  / (?:you|your|yours|enigma|this site|this app|this tool|this thing) /.test(clause.text) &&
  clause.text.length < 90;

/** Nothing else is said: all words are of these meanings. */
function isOnly(text: string, meanings: Meaning[]): boolean {
  const rest = replaceWords(text, meanings).replace(/[\s~]/g, "");
  return /[a-zа-я]/.test(rest) ? false : rest.length <= 2 || (text.length < SHORTEST_CJK && rest.length <= 3);
}

/** "Can you buy 1 BTC for me?", "can I sell Tesla here?" */
const TRADE_FOR_ME =
  / (?:can|could|will|would|do|please) (?:you |u )?(?:buy|sell|order|purchase|trade|short) (?:\S+ ){0,6}(?:for me|on my behalf) | (?:can|could|may) (?:i|we|one) (?:buy|sell|order|trade) (?:\S+ ){0,3}(?:through you|on this site|with you|on here|here) $/;

/** What is asked of ourselves. */
export function readAbout(clause: Clause, talk: Talk): Ask | null {
  if (TRADE_FOR_ME.test(clause.text)) return { kind: "about", assets: [], topic: "orders" };
  if (has(clause, "about.alerts")) return { kind: "about", assets: clause.assets, topic: "alerts" };
  if (clause.amounts.length > 0) return null;
  if (isOfProof(clause) && talk.assets.length > 0) return null;
  const isOurCost = talk.assets.length === 0 && / (?:how much|what) does it cost $/.test(clause.text);
  const topic = isOurCost ? "cost" : firstOf(clause, "about");
  if (topic === "hours" && / (?:how|where|why) (?:did|do|does|was|were|has|have) /.test(clause.text))
    return null;
  if (topic === "history") return { kind: "about", assets: clause.assets, topic };
  if (!topic || clause.assets.length > 0) return null;
  if (
    topic === "coverage" &&
    (has(clause, "most", "least") || clause.figures.length + clause.hinted.length > 0)
  )
    return null;
  if (has(clause, "fall", "rise") && topic !== "accuracy" && topic !== "score") return null;
  if (has(clause, "tells") && topic === "real_data") return null;
  return { kind: "about", assets: [], topic };
}
