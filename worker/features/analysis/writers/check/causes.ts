import type { FactKind } from "../../../../../shared/analysis.ts";
import { FACT_CARDS } from "../../facts/fact-cards.ts";
import { coverSlots } from "./clauses.ts";

/** A cause after its effect: the words between, up to the next clause, must be backed. */
const BECAUSE =
  /\b(?:because(?: of)?|due to|owing to|thanks to|on (?:the back|account|news|word|hopes?|fears?|reports?) of|driven (?:mainly |largely |mostly |partly )?by|fuell?ed by|caused by|prompted by|triggered by|sparked by|helped by|hurt by|boosted by|lifted by|dragged (?:down|lower) by|hit by|pressured by|supported by|underpinned by|weighed (?:down )?by|explained by|follow(?:ed|ing|s)(?! by)|amid(?:st)?|in response to|(?:a )?(?:reaction|response) to|reflect(?:s|ing|ed)?|in the wake of|a (?:result|consequence|product) of|stem(?:s|med|ming) from|attribut(?:ed|able) to|after (?=\w+ (?:\w+ )?(?:\w+ed|\w+ing|came|fell|rose|cut|hit|made|sold|bought|won|lost|took|beat|gave|left|put|saw|grew)\b))\b/gi;
/** A cause before its effect: whoever does it must be backed. */
const MAKES =
  /\b(?:push(?:es|ed|ing)|sen(?:ds?|t|ding)|lift(?:s|ed|ing)|drag(?:s|ged|ging)|dr(?:ives|ove|iven|iving)|weigh(?:s|ed|ing)? on|hit(?! (?:rate|by))|carr(?:y|ies|ied)(?= (?:\S+ ){1,3}(?:to|up|beyond|past|higher|lower|down)\b)|took|taken|boost(?:s|ed|ing)|hurt(?:s|ing)?|propel(?:s|led|ling)|spark(?:s|ed|ing)|explain(?:s|ed|ing)?|fuel(?:s|led|ed|ling)|knock(?:s|ed|ing)|spook(?:s|ed|ing)|cheer(?:s|ed|ing)|help(?:s|ed|ing)|caus(?:es|ed|ing)|trigger(?:s|ed|ing)|account(?:s|ed|ing)? for|(?:is|are|lies?|stands?) (?:behind (?:the|this|it|that)|to blame for|responsible for)|l(?:ed|eads?|eading) to|brought|forc(?:es|ed|ing)|hence|therefore|thus|consequently|(?:and )?(?:this|that|which) is why|as a result|ke(?:eps?|pt)(?! in mind)|rattl(?:es|ed|ing)|unnerv(?:es|ed|ing)|gave)\b/gu;
/** Of the world outside, wherever it stands. */
const ELSEWHERE =
  /\b(?:etfs?|miners|hedge funds?|short[- ]sellers?|bankers?|regulators?|regulat(?:ion|ory)|politic\w+|president|congress|minister|governments?|courts?|lawsuits?|antitrust|tariffs?|sanctions?|elections?|recession|unemployment|federal reserve|the fed|shipments?|factories|suppliers?|china|chinese|europe\w*|russia\w*|asia\w*|japan\w*|customers?|consumers?|phones?|headsets?|cars?|vehicles?|chips?|launch\w*|artificial|ai|data cent(?:er|re)s?|outages?|hacks?|thefts?|ceo|executives?|founders?|layoffs?|merger|takeover|acquisition|partnerships?|rumou?rs?|tweets?|scandal|fraud|halving|liquidations?|short squeeze|pandemic|hopes|worries(?! (?:us|me|about))|fears|hype|fomo|validators?|stakers?|gamers?|exchanges?|protocols?|foundation|celebrit\w+|endorse\w*|communit(?:y|ies)|insiders?|analysts?|experts?|export|import)\b/i;
/** Who or what acts outside of our figures. */
const OUTSIDE =
  /\b(?:funds?|etfs?|miners?|mining|investors? (?:\w+ed|fled|bought|sold|took|left)|short[- ]sellers?|hedge|banks?|bankers?|traders? (?:fled|bought|sold|rushed)|shareholders?|lenders?|regulators?|regulation|regulatory|politic\w+|president|congress|minister|governments?|courts?|rulings?|judges?|verdicts?|lawsuits?|antitrust|tariffs?|sanctions?|taxes|elections?|wars?|econom(?:y|ic|ies)|recession|jobs|unemployment|inflation|rates? (?:hikes?|cuts?)|interest rates?|the fed|federal|deliver(?:y|ies)|demand for|shipments?|factor(?:y|ies)|plants?|production|suppliers?|competition|competitors?|rivals?|china|chinese|europe\w*|america\w*|russia\w*|asia\w*|customers?|consumers?|users?|adoption|phones?|cars?|vehicles?|chips?|models?(?! (?:expects|gives|says))|products?|launch(?:es|ed)?|artificial|intelligence|ai|data cent(?:er|re)s?|software|cloud|upgrades?|updates?|outages?|bugs?|hacks?|exploits?|thefts?|networks?|developers?|ceo|chief|management|executives?|board|founders?|employees?|layoffs?|strikes?|merger|takeover|acquisition|partnerships?|deals?|contracts?|news|headlines?|media|rumou?rs?|tweets?|posts?|scandal|fraud|guidance|outlook cut|earnings (?:miss|beat|report|surprise|call)|disappointing|halving|liquidations?|leverage flush|squeez\w+|panic|fomo|hype|speculation|speculators?|profit[- ]taking|weather|pandemic|oil|dollar|bonds?|yields?|gold)\b/i;

const COMMON =
  "trend trends momentum average averages price prices volume volatility score rules rule record interval rate share support resistance level levels range band bands call margin supply debt equity earnings indicator indicators reading readings evidence structure market buyers sellers selling buying pressure turnover signal line histogram move moves swing swings decline rise gain loss fall drop rebound bounce pullback drawdown drift correlation uncertainty noise sample cases history past facts figures data close closes high low valuation multiple profitability gap distance lead week month quarter year sentiment mood window odds forecast strength weakness weight chance luck range advance recovery rally correction";
const OWN_WORDS = new Set([
  ...COMMON.split(" "),
  ...(Object.keys(FACT_CARDS) as FactKind[]).flatMap((kind) => {
    const { label, names = [] } = FACT_CARDS[kind];
    return [label, ...names].flatMap((name) => name.toLowerCase().match(/[a-z]{3,}/g) ?? []);
  }),
]);
for (const word of [
  "the",
  "and",
  "with",
  "that",
  "how",
  "last",
  "over",
  "its",
  "for",
  "from",
  "against",
  "trading",
  "growth",
  "stock",
  "money",
])
  OWN_WORDS.delete(word);

const isBacked = (words: string): boolean =>
  !OUTSIDE.test(words) &&
  (words.includes("#") ||
    (words.toLowerCase().match(/[a-z]{3,}/g) ?? []).some((word) => OWN_WORDS.has(word)));

/** Whether a sentence gives a reason that is none of our figures. `texts`: our own texts, in small letters. */
export function givesStrangeReason(text: string, texts: string): boolean {
  const covered = coverSlots(text);
  const elsewhere = ELSEWHERE.exec(covered)?.[0].toLowerCase();
  if (elsewhere !== undefined && !texts.includes(elsewhere)) return true;
  const isTold = (words: string) => {
    const outside = OUTSIDE.exec(words)?.[0].toLowerCase();
    return outside !== undefined && texts.includes(outside);
  };
  const parts = [
    ...[...covered.matchAll(BECAUSE)].map(
      ({ index, 0: mark }) => covered.slice(index + mark.length).split(/[,;:]|\bwhich\b|\bbut\b/, 1)[0],
    ),
    ...[...covered.matchAll(MAKES)].map(({ index }) =>
      covered
        .slice(0, index)
        .split(/[,;:]|\bbut\b|\bwhile\b/)
        .at(-1),
    ),
  ];
  return parts.some(
    (part = "") =>
      /[a-z]{3}/i.test(part) &&
      !isBacked(part) &&
      !isTold(part) &&
      !isPlainSubject(part) &&
      !NAMES.test(part),
  );
}

/** An asset alone does things without a reason being given: "Apple keeps". */
const NAMES = /^\W*(?:\p{Lu}[\p{L}\p{N}]*\W*)+$/u;
/** "which", "that", "this" take up what was said before. */
const isPlainSubject = (words: string): boolean =>
  /^\W*(?:which|that|this|it|these|they|all|both|what|and|also|has|have|is|to|in|turn|only|partly|mainly|largely|\s)*\W*$/i.test(
    words,
  );
