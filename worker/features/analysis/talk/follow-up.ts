import type { Intent, Turn } from "../../../../shared/analysis.ts";
import type { Asset } from "../../markets/assets.ts";
import { type Resolved, resolveAssets } from "../../markets/resolve.ts";
import { readIntent } from "../intent.ts";
import { findScenario } from "./scenario.ts";

/** What a message is about, within its talk. */
export interface Subject extends Resolved {
  intent: Intent;
}

const MOST_ASSETS = 10;
/** "against gold", "is it better than ETH". */
const AGAINST =
  /\b(?:against|vs\.?|versus|compar(?:e|ed|es|ing)|relative to|(?:better|worse|safer|stronger|weaker|riskier) than)\b/i;
/** What opens a message that goes on with something. */
const LEAD =
  /^(?:ok(?:ay)?|and|but|so|also|then|now|well|alright)?[\s,]*(?:and|but|also|what about|how about|what of|same for|against|vs\.?|versus|compared (?:to|with)|than)\b/i;
const REFERS =
  /\b(?:it|its|it['’]s|this|that|these|those|they|them|their|both|either|the same)\b|^(?:and|but|so|also|or|why|what if|what about|how about|what (?:would|could|does|else)|how (?:risky|safe|bad|good|far|low|high|likely|come)|is there|any)\b/i;
const SMALL_TALK =
  /^(?:hi|hello|hey|thanks?|thank you|thx|ok|okay|cool|great|nice|bye|good (?:morning|evening|night))[\s!.?]*$/i;
/** Markets people compare with that we hold nothing of. */
const ELSEWHERE =
  /\b(gold|silver|platinum|copper|crude oil|oil|bonds|treasuries|real estate|(?:the )?(?:us )?dollar|(?:the )?euro|(?:the )?s&p(?: ?500)?|(?:the )?nasdaq|(?:the )?dow(?: jones)?)\b/i;

/**
 * Reads a message within its talk: where it names no asset of its own but goes on about the last ones, those are meant;
 * "against X" sets X beside them; "and X?" asks the same of X. What we do not hold is told as unknown. Without earlier
 * messages of the reader it is read alone. Pure.
 */
export function readSubject(message: string, turns: Turn[]): Subject {
  const asked = turns.filter(({ role }) => role === "user").map(({ content }) => content);
  let topic: Subject | null = null;
  for (const text of asked) {
    const subject: Subject = follow(text, topic);
    if (subject.assets.length > 0) topic = subject;
  }
  return follow(message, topic);
}

function follow(message: string, topic: Subject | null): Subject {
  const own = resolve(message);
  const alone = { ...own, intent: readIntent(message, own.assets.length) };
  if (!topic) return alone;
  const isBeside = AGAINST.test(message) && (LEAD.test(message) || REFERS.test(message));
  if (own.assets.length > 0) {
    if (isBeside) return { ...own, assets: join(topic.assets, own.assets), intent: "compare" };
    return LEAD.test(message) && isPlain(message) ? { ...alone, intent: sameFor(topic) } : alone;
  }
  const unknown = nameElsewhere(message, own.unknown);
  if (unknown.length > 0 && !isBeside) return LEAD.test(message) ? { ...alone, unknown } : alone;
  if (!isBeside && !goesOn(message)) return alone;
  const intent = isPlain(message) ? topic.intent : readIntent(message, topic.assets.length);
  return { assets: topic.assets, unknown, suggestions: own.suggestions, intent };
}

/** Who asks of gold has not misspelled Gilead: nothing is suggested in place of a market that is none of ours. */
function resolve(message: string): Resolved {
  const found = resolveAssets(message);
  const isElsewhere = found.unknown.length > 0 && found.unknown.every((name) => ELSEWHERE.test(name));
  return isElsewhere ? { ...found, suggestions: [] } : found;
}

const join = (one: Asset[], other: Asset[]): Asset[] =>
  [...new Set([...one, ...other])].slice(0, MOST_ASSETS);

/** Names no side of an asset: neither technicals nor a recommendation nor another. */
const isPlain = (message: string) => readIntent(message, 1) === "analyze" || findScenario(message) !== null;

const sameFor = ({ intent, assets }: Subject): Intent =>
  intent === "compare" || assets.length > 1 ? "analyze" : intent;

function goesOn(message: string): boolean {
  if (SMALL_TALK.test(message)) return false;
  return REFERS.test(message) || findScenario(message) !== null || !isPlain(message);
}

function nameElsewhere(message: string, unknown: string[]): string[] {
  const found = ELSEWHERE.exec(message)?.[1]?.replace(/^the /i, "");
  return unknown.length > 0 || !found ? unknown : [found];
}
