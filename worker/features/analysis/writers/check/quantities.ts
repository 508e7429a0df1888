import type { Fact } from "../../../../../shared/analysis.ts";
import { coverSlots, type Placed, placeSlots } from "./clauses.ts";

/** How many of a whole a word says, and the shares in percent for which it may be said. */
const SHARES: [words: RegExp, from: number, to: number][] = [
  [
    /\b(?:(?:nearly|almost|virtually|practically) (?:all|every|each|always)|(?:vast|overwhelming|great|large|clear|huge|crushing) majority|the bulk|nearly all|overwhelmingly|lion['’]s share|by far most)\b/i,
    75,
    100,
  ],
  [
    /\b(?:most (?:of|past|such|cases|calls|outcomes|times?)|majority|usually|more often than not|more than half|over half|likelier than not|more likely than not)\b/i,
    50,
    100,
  ],
  [
    /\b(?:(?:about|roughly|nearly|almost|around) half|coin[- ](?:flip|toss)|fifty-fifty|even odds)\b/i,
    40,
    60,
  ],
  [
    /\b(?:hardly any|scarcely any|almost none|almost no|next to nothing|a handful|very few|rarely|seldom|hardly ever|a tiny|a sliver|negligible|barely any)\b/i,
    0,
    20,
  ],
  [/\b(?:a minority|less than half|under half|fewer than half)\b/i, 0, 50],
];
const SHARE =
  /^(?:probability|base_rate|invalidation_(?:odds|crossed|right)|net_margin|supply_issued|forecast_\d+d_(?:held|later)|odds_)/;
/** Counts of cases: thousands are no handful. */
const COUNT = /^(?:sample_size|forecast_\d+d_cases|history_days)$/;
const FEW =
  /\b(?:only a (?:few|handful|couple)|a handful|a (?:small|tiny) (?:sample|number)|(?:very )?few|scant|too few)\b/i;
/** Of every figure of a sort, more than a sentence shows. */
const EVERYTHING =
  /\b(?:all|every|each|none|any|both) (?:(?:of )?(?:the|its|our|their|these) )?(?:single |other |technical |major |key |relevant |available |important |of )*(?:indicators?|signals?|metrics?|measures?|readings?|figures?|numbers|evidence|oscillators?|gauges?|charts?|facts?|data|factors?|analysts?|experts?|timeframes?|windows)\b|\beverything\b|\bacross the board\b|\bunanimous(?:ly)?\b|\bwithout a single\b/i;

/** "All past cases ended so", which is not "against all cases". */
const ALL_CASES =
  /(?<!\b(?:of|across|for|than|against|over|in|to|with|versus|vs) )\b(?:all|every|each) (?:single )?(?:of (?:the|these) )?(?:past |such |these |similar |earlier )?(?:cases?|calls?|times?|Buys?|Sells?|Holds?)\b/i;

/** Whether words of how many or how often do not fit the shares and counts beside them, or speak of more than is shown. */
export function miscounts(text: string, facts: ReadonlyMap<string, Fact>): boolean {
  const words = coverSlots(text);
  const slots = placeSlots(text, facts);
  if (
    EVERYTHING.test(words) &&
    !/\b(?:not|hardly|by no means) (?:all|every|each|any|both|everything)\b/i.test(words)
  )
    return true;
  if (FEW.test(words) && slots.some(({ fact }) => COUNT.test(fact.kind) && Number(fact.value) > 300))
    return true;
  if (
    ALL_CASES.test(words) &&
    slots.some(({ fact }) => fact.kind === "probability" && Number(fact.value) < 97)
  )
    return true;
  const shares = slots.filter(({ fact }) => SHARE.test(fact.kind) && typeof fact.value === "number");
  if (shares.length === 0) return false;
  return SHARES.some(([pattern, from, to]) => {
    const hit = pattern.exec(words);
    if (!hit || /\b(?:not|no|than|hardly)\W*$/i.test(words.slice(0, hit.index))) return false;
    const { fact } = nearest(shares, hit.index);
    const share = Number(fact.value) * (fact.unit === "percent" ? 1 : 100);
    return share < from || share > to;
  });
}

const nearest = (slots: Placed[], at: number): Placed =>
  slots.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0] as Placed;
