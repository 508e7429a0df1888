import type { Ask } from "../../asks/registry.ts";
import { firstOf, has, replaceWords, rowsOf } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import type { Talk } from "../talk.ts";

import { UNHELD } from "../words/unheld.ts";

const ARTICLE = / (?:a|an|any|un|una|une|um|uma|ein|eine|einen|bir|the term|the word) (?:\S+ )?\^/;
const BARE =
  / (?:what is|whats|what are|define|explain|explained|que es|que son|was ist|qu est ce que|c est quoi|o que e|что такое) (?:a |an |the |el |la |le |l |o |der |die |das |ein |eine |un |une |um |uma )?(?:\^|$)/;
const MEANING =
  / (?:tell you|tells you|tell us|tells us|used for|good for|meant|mean|means|meaning|define|definition|explain|explained|explanation|stand for|stands for|how does \^ \S+ work|how do \^ \S+ work|bedeutet|bedeuten|erklar\S*|heisst|significa|explica\S*|signifie|explique\S*|veut dire|definicion|definicao|что такое|что значит|что означает|означает|значит|объясни\S*|поясни\S*|nedir|ne demek|ne anlama|acikla\S*|anlami) |是什么|什么是|是什麼|什么意思|解释|解釋|定义|含义|是啥|啥是|什麼是|とは|って何|ってなに|意味|説明|定義|이란|뭐야|뭔가요|뜻|의미|설명|뭐예요|뭐죠|무엇/;

/** Of a thing somebody wants, and no question what it is. */
const OF_OURS =
  / (?:good|best|right|next|your|how much|which|last|todays?|worst|most|more|better|any|guter?|beste\S*|buen|mejor|bon|meilleur|bom|melhor|хорош\S*|лучш\S*|iyi) /;
/** "What is a good P/E?" */
const A_GOOD = / (?:a|an|any) (?:good|normal|healthy|high|low|fair|typical|decent|usual|reasonable|bad) \^ /;
/** "What net margin measures" */
const WHAT_IT_IS =
  / what (?:an? |the )?(?:\^ )?(?:\S+ ){1,3}(?:is|are|measures|measure|tells|shows|says|does|stands for)(?: (?:about|for|exactly|all about|you|us))? $/;

/** Terms whose figure of the day is more often asked for: "what's the hash rate?" */
const CURRENT: ReadonlySet<string> = new Set([
  "gas_fee",
  "hash_rate",
  "open_interest",
  "funding_rate",
  "order_book",
  "tvl",
  "free_cash_flow",
  "ebitda",
  "inflation",
  "bond",
  "index_fund",
  "yield_rate",
  "futures",
  "whale",
  "mining",
  "dividend",
  "etf",
]);
/** What a clause says besides the name of a term. */
function without(text: string, term: string): string {
  const names = rowsOf("term_names").find(([name]) => name === term)?.[1];
  return names ? replaceWords(text, [names]) : text;
}

/** "What is a bond?" and nothing more. */
function isBareTerm(text: string, term: string): boolean {
  const rest = without(text, term);
  return (
    rest !== text &&
    / (?:what is|what are|whats|was ist|was sind|que es|que son|qu est ce qu|qu est ce que|c est quoi|o que e|o que sao|что такое)(?: (?:an?|ein|eine|un|une|um|uma|el|la|le|les|l|o|los|las))? $/.test(
      `${rest.trimEnd()} `,
    )
  );
}
/** Terms that stand in questions about something else. */
const GENERIC: ReadonlySet<string> = new Set([
  "bullish",
  "bearish",
  "edge",
  "underwater",
  "alpha",
  "rally",
  "satoshi",
  "gwei",
  "token",
  "dilution",
  "consolidation",
  "exchange",
  "portfolio",
  "correction",
  "breakout",
  "inflation",
  "bond",
  "yield_rate",
  "margin_trading",
  "bubble",
  "stock",
  "cryptocurrency",
  "wallet",
  "option",
  "credit",
  "hold_call",
  "etf",
]);
/** "What's your track record on stocks?" */
const YOURS = / your (?:track record|record|accuracy|performance|hit rate|results) /;
/** Of something of the asker's: no definition. */
const MINE = / (?:my|mein|meine|mi|mis|mon|ma|mes|meu|minha|мой|моя|мои|benim) |我的|私の|내 /;

/** "What's the RSI of the Nasdaq?" */
const isOfUnheld = (clause: Clause): boolean =>
  UNHELD.some(
    ([topic, , words]) => (topic === "fund_or_index" || topic === "commodity") && has(clause, words),
  );

/** "Layer 2", "an 80% range": the number is of the name. */
const NUMBERED_TERM = / (?:layer #n|#pct (?:range|interval|spanne)) /;

/** "What is RSI?", "what does that tell me?" of the figure asked about last. */
export function readDefinition(clause: Clause, talk: Talk): Ask | null {
  const { assets, figures, hinted, text, amounts, dates } = clause;
  const isNumbered =
    amounts.length > 0 && !(figures.length > 0 && MEANING.test(text)) && !NUMBERED_TERM.test(text);
  if (assets.length > 0 || isNumbered || dates.length > 0 || MINE.test(text)) return null;
  const last = talk.figures[0];
  if (figures.length === 0 && last && has(clause, "tells") && !has(clause, "should", "buy"))
    return { kind: "definition", assets: [], of: last };
  const isMeaning = MEANING.test(text) || WHAT_IT_IS.test(text) || has(clause, "meant");
  const isNamed =
    talk.assets.length === 0 &&
    rowsOf("term_names").some(([, words]) => replaceWords(text, [words]).trim() === "");
  if (!(has(clause, "define") || isMeaning || isNamed) || has(clause, "why", "should") || YOURS.test(text))
    return null;
  if (talk.assets.length === 0 && figures[0] && A_GOOD.test(text))
    return { kind: "definition", assets: [], of: figures[0] };
  if (!isMeaning && OF_OURS.test(text)) return null;
  const figure = figures.find((kind) => kind !== "fear_greed" || isMeaning);
  if (
    figure &&
    !isOfUnheld(clause) &&
    (isMeaning ||
      ARTICLE.test(text) ||
      (BARE.test(text) && talk.assets.length === 0) ||
      (/(?:what is|whats|was ist|que es|qu est ce que|c est quoi|o que e) \^/.test(text) &&
        !has(clause, "own")))
  )
    return { kind: "definition", assets: [], of: figure };
  const [hint] = hinted;
  const terms = rowsOf("term_names").flatMap(([name, words]) => (has(clause, words) ? [name] : []));
  const term = terms.find((one) => !GENERIC.has(one)) ?? terms[0];
  if (hint && isMeaning && (!term || GENERIC.has(term))) return { kind: "definition", assets: [], of: hint };
  if (!term || (CURRENT.has(term) && !isMeaning && !isBareTerm(text, term))) return null;
  const isOdd =
    GENERIC.has(term) &&
    !isBareTerm(text, term) &&
    (has({ ...clause, text: without(text, term) }, "fall", "rise") ||
      !(isMeaning || (text.trim().split(" ").length < 5 && !has(clause, "mood"))));
  return isOdd ? null : { kind: "definition", assets: [], of: term };
}

/** A term that nothing else was made of: "is a stop loss a good idea?" */
export function readTerm({ text, language, assets, amounts }: Clause, talk: Talk): Ask | null {
  if (assets.length + amounts.length + talk.assets.length > 0) return null;
  const term = firstOf({ text, language }, "term_names");
  return term && !GENERIC.has(term) && !CURRENT.has(term)
    ? { kind: "definition", assets: [], of: term }
    : null;
}
