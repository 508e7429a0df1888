import type { Fact, FactKind } from "../../../../../shared/analysis.ts";
import { findZone } from "../../facts/fact-cards.ts";
import { coverSlots, type Placed, placeSlots } from "./clauses.ts";
import type { Known } from "./known.ts";
import { misreads } from "./misreadings.ts";
import { comparesPairOtherWay, DISTANCE, isNotNear, standsOtherSide } from "./sides.ts";
import {
  DOWN,
  IDLE,
  NEGATED,
  OVER,
  TRENDS_DOWN,
  TRENDS_UP,
  UNDER,
  UP,
  type Way,
  WEAK_TREND,
  wayOfWords,
  ZONE_WORDS,
} from "./way-words.ts";

const SLOT = /\{f\d{1,6}(?::[a-z]+)?\}/g;
const CLAUSE =
  /,(?! ?(?:[{#(]|(?:with|at|on|by|as|to|in|from|going by|per|judging by|see) ))\s*|[;—–()]\s*|:\s+|\s(?:and|but|while|whereas|although|though|yet|even as|despite)\s/;
/** What is said of all must hold of each that is shown. */
const OF_ALL = /\b(?:both|all|each|every|neither|none)\b/i;
/** What would be, not what is. */
const THOUGHT = /\b(?:would|could|if|unless|should the)\b/i;
const OF_NONE = /\b(?:neither|none)\b/i;

/** Whether the words of a clause say one way what all its facts say the other. */
export function contradicts(text: string, known: Known): boolean {
  const all = placeSlots(text, known.facts).map(({ fact }) => fact);
  if (misreads(text, all, known)) return true;
  const strength = all.filter(({ kind }) => kind === "adx_14");
  if (
    WEAK_TREND.test(text) &&
    strength.length > 0 &&
    strength.every((fact) => isZone(fact, "adx_14", /clear|strong/))
  )
    return true;
  if (!NEGATED.test(text) && (liesInOtherZone(text, all) || goesOtherWayAlwayOfWords(text, all))) return true;
  if (comparesPairOtherWay(text, known)) return true;
  if (OF_ALL.test(text) && goesOtherWayAtAll(text, all)) return true;
  const isThought = THOUGHT.test(text);
  return text.split(CLAUSE).some((clause) => {
    const slots = placeSlots(clause, known.facts);
    if (slots.length === 0 || NEGATED.test(clause)) return false;
    const bare = coverSlots(clause);
    const facts = slots.map(({ fact }) => fact);
    return (
      goesOtherWay(bare, facts) ||
      goesOtherWayBeside(bare, slots) ||
      (!isThought && standsOtherSide(bare, slots, known)) ||
      liesInOtherZone(bare, facts) ||
      isNotNear(bare, facts, known)
    );
  });
}

const isZone = ({ kind, value }: Fact, of: FactKind, fits: RegExp) =>
  kind === of && fits.test(findZone(kind, value) ?? "");

/** A sentence with one fact that goes a way, and words of the other alone. */
function goesOtherWayAlwayOfWords(text: string, facts: Fact[]): boolean {
  const going = facts.filter((fact) => wayOf(fact) !== 0);
  if (facts.length === 1 && facts[0] && /^(?:price_vs_|call_vs_|call_order)/.test(facts[0].kind)) {
    const said = TRENDS_UP.test(text)
      ? 1
      : TRENDS_DOWN.test(text)
        ? -1
        : wayOfWords(text.replace(SLOT, ""), UP, DOWN) ||
          (/\b(?:average|line)\b[^#{]*\b(?:above|below|over|under)\b/i.test(text)
            ? 0
            : wayOfWords(text.replace(SLOT, ""), OVER, UNDER));
    return said !== 0 && Math.sign(Number(facts[0].value)) === -said;
  }
  return facts.length === 1 && going.length === 1 && goesOtherWay(text.replace(SLOT, ""), going);
}

/** "Both lost", "none gained": one that did otherwise is enough. */
function goesOtherWayAtAll(text: string, facts: Fact[]): boolean {
  const said = wayOfWords(text.replace(SLOT, ""), UP, DOWN) * (OF_NONE.test(text) ? -1 : 1);
  const strong = /\b(?:strong|clear|firm) (?:up|down)?trend/i.test(text);
  return (
    (said !== 0 && facts.some((fact) => wayOf(fact) === -said)) ||
    (strong &&
      !OF_NONE.test(text) &&
      facts.some((fact) => fact.kind === "adx_14" && !isZone(fact, "adx_14", /clear|strong/)))
  );
}

/** How far before and after a figure a word is said of it, in characters. */
const BEFORE = 24;
const AFTER = 12;
const BESIDE = new RegExp([UP, DOWN, OVER, UNDER].map(({ source }) => `(${source})`).join("|"), "gu");

const IS_UNDER = new RegExp(UNDER.source, "u");

/** "Risen above its signal line" tells a side alone. */
const MOVED = /^ (?:back )?(?:above|below|over|under|past|through)\b/i;

/** The word next to a figure, whatever else its clause says: "a profit of", "above". */
function goesOtherWayBeside(clause: string, slots: Placed[]): boolean {
  const plain = clause.replace(IDLE, (idle) => "_".repeat(idle.length)).toLowerCase();
  const hits = [...plain.matchAll(BESIDE)]
    .filter(({ index, 0: word }) => !MOVED.test(plain.slice(index + word.length)))
    .map(({ index, 0: word, 1: up, 3: over }) => ({
      from: index,
      to: index + word.length,
      way: up || over ? 1 : -1,
      isSide: !!over || IS_UNDER.test(word),
    }));
  return slots.some(({ fact, form, at, end }) => {
    const isDistance = DISTANCE.test(fact.kind) || fact.kind === "drawdown";
    const own = isDistance ? Math.sign(Number(fact.value)) : wayOf(fact);
    if (!own || form === "side") return false;
    const near = hits
      .filter(({ isSide }) => isDistance || !isSide)
      .flatMap((hit) => {
        const gap = hit.to <= at ? clause.slice(hit.to, at) : clause.slice(end, hit.from);
        const far = hit.to <= at ? BEFORE : AFTER;
        return gap.length > far || gap.includes("#") || /\d-(?:day|week)/.test(gap)
          ? []
          : [{ ...hit, gap: gap.length }];
      })
      .toSorted((a, b) => a.gap - b.gap)[0];
    return near !== undefined && near.way !== own;
  });
}

/** Rose or fell: of changes, readings with a sign, and lines that rise or fall. */
function goesOtherWay(clause: string, facts: Fact[]): boolean {
  const said = wayOfWords(clause, UP, DOWN);
  // "The MACD has risen above its signal line" tells a side, no way.
  const isCross =
    new Set(facts.map(({ kind }) => kind).filter((kind) => /^macd(?:_signal)?$/.test(kind))).size > 1;
  const going = isCross ? facts.filter(({ kind }) => !kind.startsWith("macd")) : facts;
  const ways = going.map(wayOf).filter((way) => way !== 0);
  return said !== 0 && ways.length > 0 && ways.every((way) => way !== said);
}

const SIGNED =
  /^(?:change_|return_|revenue_growth|compare_return|span_change|past_change|call_year|macd|score|net_income|eps_diluted|gain_|edge$|rule_points|rule_change|score_change|day_|market_change|own_part)/;

function wayOf({ kind, value }: Fact): Way | 0 {
  if (kind === "obv_trend") return value === "rising" ? 1 : value === "falling" ? -1 : 0;
  if (kind === "drawdown" || kind === "compare_drawdown" || kind === "span_fall") return -1;
  return SIGNED.test(kind) && typeof value === "number" && value !== 0 ? (value > 0 ? 1 : -1) : 0;
}

function liesInOtherZone(clause: string, facts: Fact[]): boolean {
  return ZONE_WORDS.some(([word, kinds, fits]) => {
    const meant = facts.filter(({ kind }) => kinds.includes(kind));
    return (
      meant.length > 0 &&
      word.test(clause) &&
      meant.every(({ kind, value }) => !fits.test(findZone(kind, value) ?? String(value)))
    );
  });
}
