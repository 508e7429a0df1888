import type { Call, Fact, FactKind } from "../../../../../shared/analysis.ts";
import { AXES, type Axis } from "./axis-words.ts";
import { coverSlots, cutClauses, placeSlots } from "./clauses.ts";

const NEGATED =
  /\b(?:not|no|never|nor|neither|without|hardly|barely|far from|less|yet to|fails? to|failed to|n['’]t|rather than|instead of|approach\w*|if|unless|until|would|could|too|as if|from|than|nothing|don['’]?t|isn['’]t)\b/i;

/** Buyers or sellers who lead: +DI against −DI. */
const BUYERS =
  /\b(?:buyers?|bulls|demand)\b[^,;#]*\b(?:lead|leads|control|dominate|upper hand|ahead|stronger|charge|prevail|winning|in front|on top|rule|reins|hold)\b|\b(?:lead|control|dominance|charge) (?:of|by|to|with) (?:the )?(?:buyers|bulls)\b/i;
const SELLERS =
  /\b(?:sellers?|bears)\b[^,;#]*\b(?:lead|leads|control|dominate|upper hand|ahead|stronger|charge|prevail|winning|in front|on top|rule|reins|hold)\b|\b(?:lead|control|dominance|charge) (?:of|by|to|with) (?:the )?(?:sellers|bears)\b/i;
/** A level that has been passed. */
const BROKEN =
  /\b(?:(?:has|have|had|is|was|been|just|finally|already)\b[^,;#]*\b(?:broken|cleared|passed|crossed|taken out|pierced|smashed|breached|overcome|sliced|conquered)|(?:broke|cleared|passed|crossed|took out|pierced|smashed|breached|overcame|sliced|sailed|shot|surged|burst|blasted)(?: (?:\w+ ){0,2}(?:through|past|above|over|below|under|out))?|(?:this|the) (?:breakout|breakdown)|confirms? (?:the|a) break(?:out|down)?|(?:move|jump|rise|push|climb|drop|fall|slide|plunge) (?:above|over|past|through|below|under) #+ (?:confirms?|shows?|proves?|means|marks))\b/i;
const CONDITIONAL =
  /\b(?:would|could|might|may|if|unless|until|once|should|not|never|yet to|has to|must|needs?|before|were)\b/i;
/** What it takes to be at an end of the year's range. */
const AT_EDGE =
  /\b(?:new|fresh|record|multi-\w+|all[- ]time) (?:yearly |annual |52-week |one-year )?(?:highs?|lows?)\b|\b(?:hugging|kissing|touching|(?:the )?same (?:price|level) as|level with|equal to|matching|testing|hit(?:ting)?|reached|reaching) (?:its|a|the) (?:\w+ )?(?:high|low|top|bottom)\b/i;
/** That a figure has changed, of one whose past no fact tells: "the ADX is falling", "RSI fell to". */
const CHANGED =
  /\b(?:is|are|has been|have been|keeps?|was|were|still|now) (?:\w+ )?(?:rising|falling|climbing|dropping|declining|increasing|decreasing|shrinking|growing|widening|narrowing|closing|tightening|cooling|heating)\b|\b(?:rose|fell|climbed|dropped|jumped|slipped|grew|shrank|sank|cooled|eased|declined|increased|decreased) (?:back )?(?:to|from)\b|\b(?:was|were) (?:\w+ )?(?:higher|lower|stronger|weaker|better|worse) (?:last|a|an|in|before|earlier)\b/i;
const RISING = /\b(?:rising|growing|climbing|increasing|expanding|up|rose|grew)\b/i;
const SINKING = /\b(?:falling|shrinking|declining|dropping|decreasing|sinking|down|fell|shrank)\b/i;

interface Held {
  facts: ReadonlyMap<string, Fact>;
  prices: ReadonlyMap<string, Fact>;
  calls: readonly Call[];
}

/** Whether a word tells a figure from the wrong end of its scale, a level as passed that is not, a leader who does not lead. */
export function tellsWrongEnd(text: string, held: Held): boolean {
  const cut = cutClauses(text, held.facts);
  const slots = placeSlots(text, held.facts);
  // Where a sentence shows one figure, all its words are of it.
  const clauses = slots.length === 1 ? [{ text: coverSlots(text), slots }] : cut;
  return (
    clauses.some(({ text: words, slots: shown }) => {
      const own = shown.map(({ fact }) => fact);
      return AXES.some((one) => isWrong(one, words, own, held.calls)) || oddsOtherWay(words, own);
    }) ||
    (CHANGED.test(text) && slots.length > 0 && slots.every(({ fact }) => hasNoPast(fact))) ||
    leadsOtherWay(text, held) ||
    isNotPassed(text, held) ||
    clauses.some(({ text: words, slots: shown }) =>
      shown.some(({ fact }) => {
        const grown = companion(fact, held.facts);
        return (
          grown !== 0 &&
          !NEGATED.test(words) &&
          (grown > 0 ? SINKING : RISING).test(words) &&
          !(grown > 0 ? RISING : SINKING).test(words)
        );
      }),
    )
  );
}

function isWrong(
  { kinds, high, low, highFrom, lowTo }: Axis,
  words: string,
  facts: Fact[],
  calls: readonly Call[],
): boolean {
  const own = facts.filter(({ kind, value }) => kinds.test(kind) && typeof value === "number");
  if (own.length === 0) return false;
  if (own[0]?.kind === "probability" && calls.find(({ asset }) => asset === own[0]?.asset)?.edge)
    return false;
  const said = words.toLowerCase();
  const isHigh = high.test(said);
  const isLow = low.test(said);
  if (NEGATED.test(said.replace(isHigh ? high : low, " "))) return false;
  return (
    isHigh !== isLow && own.every(({ value }) => (isHigh ? Number(value) < highFrom : Number(value) > lowTo))
  );
}

const RISES = /\b(?:ris(?:e|es|ing)|gain\w*|climb\w*|rall(?:y|ies|ying)|upside|advance\w*|increase)\b/i;
const FALLS =
  /\b(?:fall\w*|drop\w*|loss\w*|los(?:e|es|ing)|declin\w*|crash\w*|downside|slide\w*|slump\w*|decrease)\b/i;

/** The odds of a fall told as those of a rise, or the other way round. */
function oddsOtherWay(words: string, facts: Fact[]): boolean {
  const odds = facts.filter(({ kind }) => kind.startsWith("odds_"));
  const said = RISES.test(words) ? (FALLS.test(words) ? 0 : 1) : FALLS.test(words) ? -1 : 0;
  return said !== 0 && odds.length > 0 && odds.every(({ kind }) => kind.startsWith("odds_rise") !== said > 0);
}

function leadsOtherWay(text: string, { facts }: Held): boolean {
  const said = BUYERS.test(text) ? 1 : SELLERS.test(text) ? -1 : 0;
  if (said === 0) return false;
  const shown = cutClauses(text, facts).flatMap(({ slots }) => slots.map(({ fact }) => fact));
  const of = (kind: FactKind, asset?: string) =>
    shown.find((fact) => fact.kind === kind && (!asset || fact.asset === asset));
  const plus = of("plus_di_14");
  const minus = of("minus_di_14", plus?.asset);
  return !!plus && !!minus && Math.sign(Number(plus.value) - Number(minus.value)) === -said;
}

function isNotPassed(text: string, { facts, prices }: Held): boolean {
  return cutClauses(text, facts).some(({ text: words, slots }) =>
    slots.some(({ fact: { kind, asset, value } }) => {
      const price = Number(prices.get(asset)?.value);
      if (!(price > 0)) return false;
      const percent = 100 * (price / Number(value) - 1);
      if (AT_EDGE.test(words) && !CONDITIONAL.test(words))
        return (
          kind === "price" ||
          (kind === "range_position_52w" && Number(value) > 5 && Number(value) < 95) ||
          (/^(?:high|low)_52w$/.test(kind) && Math.abs(percent) > 1.5)
        );
      if (!BROKEN.test(words) || CONDITIONAL.test(words)) return false;
      return (
        (/^resistance$|_upper$/.test(kind) && percent < 0) || (/^support$|_lower$/.test(kind) && percent > 0)
      );
    }),
  );
}

/** Readings of one moment: what they were before is told by no other fact. */
const hasNoPast = ({ kind }: Fact): boolean =>
  /^(?:rsi_14|stochastic_|mfi_14|adx_14|plus_di|minus_di|sma_|ema_|atr_|volatility|bollinger_|volume_24h|market_cap|supply_|pe_|price_to_|net_margin|debt_to|return_on|fear_greed|score|support|resistance|probability|base_rate|sample_size|eps)/.test(
    kind,
  );

/** How what a figure is of has gone, told by another of our figures. */
function companion({ kind, asset }: Fact, facts: ReadonlyMap<string, Fact>): number {
  if (kind !== "revenue") return 0;
  return Math.sign(
    Number(
      [...facts.values()].find((fact) => fact.kind === "revenue_growth" && fact.asset === asset)?.value ?? 0,
    ),
  );
}
