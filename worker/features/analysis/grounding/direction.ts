import type { FactKind } from "../../../../shared/analysis.ts";

/** How a kind of fact takes a sign: `move` rises or falls, `position` is above or below, `fall` is never a rise. */
export type SignClass = "move" | "position" | "fall" | "signed" | "level";

const CLASS: Partial<Record<FactKind, SignClass>> = {
  change_24h: "move",
  return_1d: "move",
  return_7d: "move",
  return_30d: "move",
  return_90d: "move",
  return_365d: "move",
  compare_return: "move",
  revenue_growth: "move",
  price_vs_sma_20: "position",
  price_vs_sma_50: "position",
  price_vs_sma_200: "position",
  scenario_move: "move",
  scenario_vs_support: "position",
  scenario_vs_resistance: "position",
  scenario_vs_invalidation: "position",
  second_gap: "position",
  drawdown: "fall",
  compare_drawdown: "fall",
  macd: "signed",
  macd_signal: "signed",
  macd_histogram: "signed",
  score: "signed",
  correlation: "signed",
  beta: "signed",
  net_income: "signed",
  net_margin: "signed",
  return_on_equity: "signed",
  eps_diluted: "signed",
  bollinger_position: "signed",
};
export const signClassOf = (kind: FactKind): SignClass => CLASS[kind] ?? "level";

const RISE =
  "gain(?:s|ed|ing)?|rose|risen|ris(?:es?|ing)|up(?! to)|climb(?:s|ed|ing)?|advanc(?:es?|ed|ing)|add(?:s|ed|ing)|rall(?:y|ies|ied)|jump(?:s|ed)?|surg(?:es?|ed)|soar(?:s|ed)?|spiked|grew|grow(?:s|n|ing|th)?|increas(?:es?|ed|ing)|rebound(?:s|ed)?|outperform(?:s|ed)?|improved|strengthened|expanded|appreciated";
const FALL =
  "los(?:es?|t|ing)|loss(?:es)?|fell|fall(?:s|en|ing)?|down(?! to)|drop(?:s|ped|ping)?|declin(?:es?|ed|ing)|slid|slides?|slip(?:s|ped)?|shed(?:s|ding)?|shrank|shrunk|plung(?:es?|ed)|plummeted|tumbl(?:es?|ed)|sank|sunk|slump(?:s|ed)?|crash(?:es|ed)?|contract(?:s|ed|ion)|decreas(?:es?|ed|ing)|underperform(?:s|ed)?|retreat(?:s|ed)?|weakened|eased|(?:gave|given?) (?:up|back)|off(?= )|depreciated|dipped|correct(?:s|ed)|drawdown";
const WORDS: Record<Exclude<SignClass, "level">, [up: string, down: string]> = {
  move: [`${RISE}|higher|positive`, `${FALL}|lower|negative`],
  position: [
    "above|over(?! the)|higher|ahead of|up|beyond|premium",
    "below|under|beneath|lower|behind|down|short of|discount|trail(?:s|ed|ing)?|lag(?:s|ged|ging)?",
  ],
  fall: [`${RISE}|higher|above|ahead`, `${FALL}|lower|below|under`],
  signed: ["positive|profit(?:able|s)?|earned", "negative|loss(?:es)?|lost|loses|deficit|unprofitable"],
};
const DIRECTION = Object.fromEntries(
  Object.entries(WORDS).map(([name, [up, down]]) => [
    name,
    new RegExp(`(?<![\\p{L}])(?:(${up})|(${down}))(?![\\p{L}])`, "giu"),
  ]),
) as Record<Exclude<SignClass, "level">, RegExp>;

const CLAUSE = /;|, (?:but|while|whereas|though|although|yet) | (?:but|while|whereas) /gi;
/** What turns a statement of the past into its opposite, or into a guess. */
const UNDONE =
  /(?:\b(?:not|never|no|without|nor|neither|hardly|failed to|instead of|rather than|avoid\w*|eras\w+|revers\w+|recover\w+|wiped|undid|pared|would|could|will|should|may|might|can|expect\w*|likely|forecast\w*|predict\w*|aims?|set to|about to|going to)|n['’]t)\b[^.;]{0,16}$/i;
const MOTION_RIGHT_BEFORE = new RegExp(
  `(?<![\\p{L}])(?:${RISE}|${FALL})(?: (?:by|about|around|roughly|another|an?|some|of|nearly|almost|only|just|over|as much as))* $`,
  "iu",
);

export interface Direction {
  sign: -1 | 1;
  undone: boolean;
}

/** "0.60% below its own and 6.83% above its average": the word right behind a position is its own. */
const BEHIND = /^\s*(?:above|below|under|over|beneath|ahead of|short of)\b/i;

/**
 * The direction the words give a number: by the nearest word of its clause before it, else by the first word after it;
 * a position takes the word right behind it first. Both texts end at the neighbouring figures.
 */
export function readDirection(
  kind: Exclude<SignClass, "level">,
  before: string,
  after: string,
): Direction | null {
  const clauseStart = [...before.matchAll(CLAUSE)].at(-1);
  const clause = clauseStart ? before.slice(clauseStart.index + clauseStart[0].length) : before;
  const last =
    kind === "position" && BEHIND.test(after) ? undefined : [...clause.matchAll(DIRECTION[kind])].at(-1);
  if (last)
    return {
      sign: last[1] ? 1 : -1,
      undone: UNDONE.test(clause.slice(Math.max(0, last.index - 32), last.index)),
    };
  const [first] = after.matchAll(DIRECTION[kind]);
  return first ? { sign: first[1] ? 1 : -1, undone: UNDONE.test(clause.slice(-32)) } : null;
}

/** Do these words tell no direction of any kind? */
export const readsNoWay = (words: string): boolean =>
  Object.values(DIRECTION).every((way) => words.search(way) === -1);

/** "fell 63.2": a change of that size is claimed. */
export const claimsMotion = (before: string) => MOTION_RIGHT_BEFORE.test(before.slice(-64));
