import type { Call, Fact } from "../../../../../shared/analysis.ts";
import { SYSTEM } from "../prompt/prompt.ts";
import { findMentions, type NamedAsset, namesOf } from "./mentions.ts";

/** Words that call for an action; pressure, walls and the like name the market, not an advice. */
const ADVICE = [
  /\b(?:buy(?!-?side|ers?\b|-?backs?\b)|buying(?! (?:pressure|interest|momentum|activity|volume|and selling))|accumulat(?!ion\b)\w+|go(?:ing)? long|load(?:ing)? up|strong entry|add(?:ing)? to (?:a |your )?positions?|all[- ]in)\b/i,
  /\b(?:sell(?!-?off|ers?\b|-?side)|selling(?! (?:pressure|interest|momentum|activity|volume|on|into|off|has|had|eased|outweighs))|go(?:ing)? short|dump(?:ing)?|exit(?:ing)? (?:now|the|your)|tak(?:e|ing) profits?|get(?:ting)? out)\b/i,
  /\b(?:(?:a|an|is|be|to|call|verdict|rating|stance|recommend\w*|action|just) (?:clear |firm |simple )?hold(?! (?:above|below|over|under|its|the|up|at))|keep holding|hodl|stay(?:ing)? (?:put|on the sidelines)|wait(?:ing)? it out)\b/i,
  /\b(?:you (?:must|should|need to|ought)|act now|do not miss|don['’]t miss|last chance|recommend\w*|advis\w+)\b/i,
  /\b(?:time to|get(?:ting)? in|own(?:ing)? it|worth (?:owning|having|holding)|bargain|scoop\w*|snap(?:ping)? up|unload\w*|offload\w*|ought to|be wise|pays to|sensible thing|makes sense|steer clear|stay away|avoid (?:it|this)|too late|clos(?:e|ing) (?:the|your|a|any) position|(?:long|short) position|entry|stay(?:ing)? (?:out|in|invested)|out of it|safer to|better to|hold(?:ing)? off|step aside|wait for)\b/i,
];
/** Words that set the call aside. */
const OVERRULED =
  /\b(?:ignor\w+|disregard\w*|overrul\w+|contradict\w*) (?:the|this|that) (?:\w+ )?call|\bcall (?:on (?:\w+ ){1,3})?(?:is|was|looks|seems|appears) (?:\w+ )?(?:wrong|mistaken|false|an? error)|\bcall (?:\w+ ){0,4}(?:raised|lowered|upgraded|downgraded|changed|cut|revised)\b/i;
const PROMISE =
  /\b(?:(?<!\b(?:not|no|never|nor|cannot) (?:\w+ )?)guarante\w+|risk[- ]free|sure thing|no[- ]brainer|cannot (?:lose|fail|fall)|can['’]t (?:lose|fail|fall)|certain(?:ly)? (?:to|will)|will (?:\w+ ){0,2}(?:rise|fall|surge|soar|double|triple|moon|explode|crash|rally|gain|climb|drop|reach|hit|outperform)|bound to|destined to|to the moon|easy money|assured|inevitabl\w+|set to|about to|poised to|on track to|headed (?:for|to)|heading (?:for|to)|going to|expect(?:s|ed|ing)? (?:an?|to|further|more)|should (?:\w+ )?(?:rise|fall|climb|drop|gain|reach|recover|rally|rebound|hit|continue)|likely to|matter of time|sure (?:winner|bet)|winners?\b(?= at)|nowhere but|next stop|nothing to (?:fear|lose|worry)|no risk|riskless|on our side|free money|jackpot|overdue|due (?:a|for)|around the corner|in store|on the cards|in the offing|looming|imminent|(?<!not )will (?!ever|point|note|say|notice|argue|see|find|recogni[sz]e)|won['’]t|shall|can only|only way is|regret|while you can|soon enough|sooner or later|in no time|any (?:day|moment|minute) now|tomorrow|within (?:days|hours|weeks|minutes)|by (?:spring|summer|autumn|winter|year[- ]end|christmas|tomorrow|next)|looks? (?:certain|sure|safe)|sure to|rewarded|(?:must|has to|have to) (?:rise|fall|climb|drop|gain|rally|recover)|nothing can stop|worst is over|bottom is in|(?:recovery|rebound|rally) is (?:under ?way|near|coming)|can relax|fortunes?|out of the question|next leg|before long|price targets?|predict\w*)\b/i;
/** What lies ahead: backed by a forecast's range or odds alone. */
const AHEAD = /\b(?:coming|next) (?:days|weeks|months|week|month|year)\b/i;
const isForecast = ({ kind }: Fact) => /^(?:forecast_|odds_|invalidation_odds)/.test(kind);
/** Orders to the reader. */
const ORDER =
  /(?:^|[.!?:;,] |\b(?:please|just|simply|now|then|and|so) )(?:put|claim|write|send|transfer|visit|join|follow|click|contact|message|sign up|register|download|install|connect|deposit|withdraw|swap|stake|invest|consider|watch out|protect|secure|hurry|act|check out|go to|subscribe|enter|type|scan)\b(?! (?:and|of|in|by|for|against|beside|next to|out|a daily)|:|s\b)/i;
/** Addresses with or without a scheme, handles, keys of chains. */
const ADDRESS =
  /\b[\w-]+(?: ?\. ?| dot )(?:com|net|org|io|xyz|app|co|me|gg|ai|finance|exchange|trade|info|biz|link|site|online|fi|money|vip|top|ru|cn)\b|@\w{2,}|\b(?:telegram|whatsapp|discord|twitter|reddit|youtube|instagram|tiktok)\b|\bt ?\. ?me\b|\b0x[0-9a-f]{6,}|\b(?:bc1|ltc1)\w{6,}/i;
/** Figures we never hold. */
const UNHELD =
  /\b(?:gross margins?|operating (?:margins?|income)|(?:free )?cash flows?|ebitda|guidance(?! (?:about|on|for|as|to|from))|dividends?|payouts?|forward (?:p\/e|earnings)|price[- ]to[- ]book|book value|target prices?|intrinsic value|sharpe|open interest|short interest|funding rates?|hash ?rate|tvl|staking|interest rates?|implied volatility|inflation)\b/i;
const SELF = /\b(?:I|I['’](?:m|ll|ve|d)|[Mm]y|[Mm]e|[Mm]ine)\b/;
const REFUSAL =
  /\b(?:as an AI|language model|my (?:instructions|rules|system|prompt|guidelines)|(?:system|these) (?:prompt|instructions)|cannot (?:assist|help|comply|provide)|can['’]t (?:assist|help|comply|provide)|unable to (?:assist|help|comply|provide))\b/i;
const HEARSAY =
  /\b(?:according to(?! (?:(?:the|its|this|these|our) )?(?:\w+ )?(?:facts?|figures?|data|filing|report|index|score|RSI|MACD|ADX|fear|record|indicators?|readings?)\b)|reportedly|reported(?! (?:an? )?(?:\w+ )?(?:revenues?|income|profit|loss|earnings|sales|margin)\b)|reports? (?:say|that)|rumou?rs?|sources? (?:say|tell|close)|analysts? (?:say|at|expect|see)|experts? (?:say|expect)|insiders?|news (?:of|that)|said|told|(?:he|she|they|chair\w*|company|firm|team) says?|tells? that|tweet\w*|announc\w+|(?:above|below|better than|worse than|than) (?:what (?:was|had been) )?(?:hoped|expected|feared|consensus|estimates|forecasts?)|consensus|surpris\w+|deserved|(?:since|on|in|by|until|from|last|this) (?:early |late |mid-)?(?:spring|summer|autumn|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|christmas|easter)|(?:since|in|until|by) May)\b/i;
/** What happens outside of the figures; it may stand only where a text of ours has it. */
const EVENTS =
  /\b(?:regulat\w+|lawsuits?|sued|court|approv\w+|hack\w*|exploit\w*|partner\w*|acqui\w+|merg(?:er|ed|es)|inflows?|outflows?|institution\w*|whales?|miners?|central banks?|rate (?:cuts?|hikes?)|(?:cut|raise|hike)s? (?:interest )?rates|upgrades?|downgrades?|investigat\w+|fraud|bankrupt\w*|delist\w*|airdrop\w*|launch\w*|adoption|government|election|war|tariffs?|ceo|founders?|developers?|networks?|competit\w+|(?:stock|share)s? (?:was|were) split|stock splits?|splits?(?! picture| view|s? (?:between|into|over))|buy-?backs?|boards?|plans?|bonds?|loans?|patents?|recalls?|customers?|users?|management|products?|headlines?|(?:beat|missed|beats|misses) (?:estimates|expectations))\b/gi;
const COMMON = new Set(
  "the of and is its with that from but than are has below above while which both more less still this between against it would be been does what where when each their there price trend for over down after before into shows stands by not only to at new recent about also because since yet".split(
    " ",
  ),
);
/** Names a sentence may use although no fact has them. */
const TERMS =
  "RSI MACD MFI RoE D/E FY DIs Wall Street ADX ATR OBV EMA SMA EMAs SMAs DI USD EPS ROE P/E P/S YoY TTM Bollinger Band Bands Stochastic Oscillator Relative Strength Moving Average Averages Convergence Divergence Directional True Range On-Balance Volume Histogram Fear Greed Fear&Greed Index Extreme Neutral Buy Hold Sell Score US";

/** What a sentence is held against. */
export interface Words {
  calls: Call[];
  assets: readonly NamedAsset[];
  /** the words our own data uses */
  known: Set<string>;
  /** the texts among our facts, in small letters */
  texts: string;
}

export const openWords = (calls: Call[], assets: readonly NamedAsset[], facts: Fact[]): Words => ({
  calls,
  assets,
  texts: facts
    .map(({ kind, label, text, unit }) =>
      unit === "text" ? `${label}${kind === "headline" ? "s" : ""} ${text}` : "",
    )
    .join(" ")
    .toLowerCase(),
  known: new Set(
    [
      TERMS,
      ...assets.flatMap(namesOf),
      ...facts.flatMap(({ label, text, source, unit }) => [label, source, unit === "text" ? text : ""]),
    ].flatMap((text) => text.match(NAME) ?? []),
  ),
});

/**
 * Why a sentence must not stand, by kind: it advises (the call has done that), promises, declines, tells hearsay, gives the
 * reader an order or an address, names somebody or something our data does not, repeats the instructions or is not English.
 * `text` is without its slots. Null when nothing of that is in it.
 */
export function findForbidden(text: string, words: Words, used: readonly Fact[] = []): string | null {
  if (SELF.test(text) || REFUSAL.test(text)) return "refusal";
  if (PROMISE.test(text) || (AHEAD.test(text) && !used.some(isForecast))) return "promise";
  if (HEARSAY.test(text)) return "hearsay";
  if (ORDER.test(text) || ADDRESS.test(text)) return "order or address";
  if (UNHELD.test(text)) return "not held";
  if (OVERRULED.test(text) || advises(text, words, used)) return "advice";
  if (namesStranger(text, words.known)) return "unknown name";
  if (tellsEvents(text, words.texts)) return "hearsay";
  if (!isEnglish(text)) return "language";
  return repeatsRules(text) ? "instructions repeated" : null;
}

const QUOTED = /[“"]([^”"]{3,})[”"]/g;

/** Events and words in quotation marks that no text of ours holds. */
function tellsEvents(text: string, texts: string): boolean {
  const told = [...text.matchAll(EVENTS), ...text.matchAll(QUOTED)];
  return told.some(([event, quoted]) => !texts.includes((quoted ?? event).toLowerCase()));
}

const MENTION =
  /\b(?:(?:the|this|a|that|our|for|against|behind) (?:\w+ )?(buy|sell|hold) (?:call|case|view|verdict|rating|side|reading|thesis|stance|argument|conclusion|decision|recommendation|bias|signal|score|territory|action|position)|^why (buy|sell|hold)(?=:))\b/gi;

/** A call named by its word, with a capital: "the Sell", "Buy calls", "say Sell because". */
const NOUN =
  /(?:(?<=\b(?:[Tt]he|[Oo]ur|[Tt]his|[Tt]hat|[Aa]|[Ii]ts|[Ee]ach) )(Buy|Sell|Hold)s?(?! (?:\p{Lu}|now|it|some|more)))|(?:(?<=\b(?:[Tt]he|[Aa]n?|[Tt]his|[Tt]hat|[Oo]ur|[Ii]ts|[Bb]oth|[Ee]ach|every|past|both|are|is|say|says|said|to|of|sole|only|carry|gets?|as|by|no|one|other|such|behind|for|against|under) )|^|(?<=[;:,] ))(Buy|Sell|Hold)s?(?= (?:calls?|cases?|rests?|on|is|was|are|under|from|by|because|would|reflects?|stands?|holds?|leans?|has|with|at|for|in|rule|if|score|since|as|until|remains?|to)\b|[,.;:)]|$)(?! (?:on|at|in|for|with|to|now|before|until) (?:the |a |any |every |all )?(?:dips?|market|strength|weakness|news|once|here|now|bounce|rally|open|profit|good))/gu;

/**
 * To advise is the call's business alone; a sentence may mention "the Sell call" where that is one. Where it names one
 * asset, only that asset's call counts.
 */
function advises(text: string, { calls, assets }: Words, used: readonly Fact[]): boolean {
  const named = new Set(findMentions(text, assets).map((mention) => mention.named));
  if (named.size === 0) for (const { asset } of used) named.add(asset);
  const meant = calls.filter(({ asset }) => named.has(asset));
  const made = (meant.length === 1 ? meant : calls).map(({ action }) => action?.toLowerCase());
  const rest = text
    .replace(NOUN, (mention, after?: string, noted?: string) =>
      made.includes((after ?? noted ?? "").toLowerCase()) ? "it" : mention,
    )
    .replace(MENTION, (mention, noted?: string, asked?: string) =>
      made.includes((noted ?? asked ?? "").toLowerCase()) ? "it" : mention,
    );
  return ADVICE.some((words) => words.test(rest));
}

const NAME = /\p{Lu}[\p{L}\p{N}&/'’.-]*[\p{L}\p{N}]|\p{Lu}/gu;

/** A capital letter inside a sentence makes a name, "$1.80T" apart; those of our own data may stand there. */
function namesStranger(text: string, known: Set<string>): boolean {
  return [...text.matchAll(NAME)].some(({ 0: name, index }) => {
    if (/^[KMBT]$/.test(name) && /\d$/.test(text.slice(0, index))) return false;
    const plain = name.replace(/['’](?:s|d|ll|re|ve|t)$/, "");
    const begins = index === 0 || /[.!?:;]["”’)]* $|[“"(]$/.test(text.slice(0, index));
    if (begins && /^\p{Lu}[\p{Ll}-]*$/u.test(plain)) return false;
    return !known.has(plain) && !plain.split(/[/-]/).every((part) => known.has(part));
  });
}

/** "Key Levels" as "Key levels": a capital in the middle of a heading names nobody; what our own data names keeps it. */
export const toSentenceCase = (heading: string, { known }: Pick<Words, "known">): string =>
  heading.replace(/(?<=[ /&-])\p{Lu}\p{Ll}+(?!\p{L})/gu, (word) =>
    known.has(word) ? word : word.toLowerCase(),
  );

function isEnglish(text: string): boolean {
  const all = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return all.length < 8 || all.some((word) => COMMON.has(word));
}

const RUN = 6;
const rules = ` ${plainWords(SYSTEM).join(" ")} `;

/** Six words in a row of the instructions. */
function repeatsRules(text: string): boolean {
  const all = plainWords(text);
  return all.some((_, i) => i + RUN <= all.length && rules.includes(` ${all.slice(i, i + RUN).join(" ")} `));
}

function plainWords(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}
