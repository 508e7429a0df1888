import type { Action } from "../../../../shared/action.ts";
import type { FactKind, Turn } from "../../../../shared/analysis.ts";
import type { AssetType } from "../../../../shared/markets.ts";
import type { Asset } from "../../markets/assets.ts";
import type { Language } from "../../markets/mentions/language.ts";
import type { AboutTopic, Ahead, BadDate, Claim, Position, Span, Term } from "./spoken.ts";

export type { AboutTopic, Ahead, BadDate, Claim, Day, Position, Span, Term } from "./spoken.ts";

interface Of<Kind extends string> {
  kind: Kind;
  /** what it is about, in the order named or inherited; at most 10 */
  assets: Asset[];
}

/** `why`: the reasons of the call. `why_not`: why it is not `action`. `wrong`: what would prove it wrong. `reasons`: `count` reasons for or against it. */
export interface OpinionAsk extends Of<"opinion"> {
  about: "call" | "why" | "why_not" | "wrong" | "reasons";
  action: Action | null;
  side: "for" | "against" | null;
  count: number | null;
}
export interface TechnicalAsk extends Of<"technical"> {
  /** the figures named; none: the whole chart */
  figures: FactKind[];
  claim: Claim | null;
}
export interface SentimentAsk extends Of<"sentiment"> {
  about: "mood" | "news";
  claim: Claim | null;
}
export interface FundamentalAsk extends Of<"fundamental"> {
  figures: FactKind[];
  claim: Claim | null;
}
/** An end of an order; `nearest` and `furthest` go by size alone, whichever side of nothing a figure is. */
export type End = "most" | "least" | "nearest" | "furthest";
/** `by` a figure, or by the change over `span`; both null: by everything. `want`: the end of the order that was asked for. */
export interface CompareAsk extends Of<"compare"> {
  by: FactKind | null;
  span: Span | null;
  want: End | null;
  /** what to compare with and is not held: "gold" */
  unheld: string | null;
}
export interface FigureAsk extends Of<"figure"> {
  figures: FactKind[];
  claim: Claim | null;
}
export interface PriceAtAsk extends Of<"price_at"> {
  when: Span | BadDate;
  /** of a span longer than a day, or of a day's bar; null: the close; `range`: both ends */
  which: "high" | "low" | "open" | "average" | "range" | null;
}
/** `since`: from the lowest or highest price of the span (null: of the last year) on, instead of from its beginning. */
export interface ChangeBetweenAsk extends Of<"change_between"> {
  span: Span | BadDate | null;
  in: "percent" | "usd";
  since: "low" | "high" | null;
}
/** On how many days of the span, or when last or first: above or below `level` (USD), or a day's move `up` or `down`. */
export interface PastDaysAsk extends Of<"past_days"> {
  about: "count" | "last" | "first";
  side: "above" | "below" | "up" | "down";
  level: number | null;
  /** of `up` and `down`: by so many percent at least */
  move: number | null;
  /** by closes alone, not by what was traded within the day */
  byClose: boolean;
  span: Span | BadDate | null;
}
/** `units` into USD (or into `into`), or `usd` into units. */
export interface ConvertAsk extends Of<"convert"> {
  units: number | null;
  usd: number | null;
  into: Asset | null;
  when: Span | BadDate | null;
}
/** `recovery`: the rise that makes up for a fall of `lost` percent, of whatever it was. */
export interface PositionAsk extends Of<"position"> {
  position: Position;
  want: "profit" | "break_even" | "liquidation" | "worth" | "recovery";
  lost?: number;
}
export interface ScenarioAsk extends Of<"scenario"> {
  /** percent with its sign */
  move: number | null;
  /** USD */
  level: number | null;
  units: number | null;
  usd: number | null;
  leverage: number | null;
  side: "long" | "short";
  /** `move` is a size and may go either way */
  either?: boolean;
  /** goes to this price of ours */
  to?: FactKind;
}
export interface ForecastAsk extends Of<"forecast"> {
  ahead: Ahead | null;
  /** USD */
  level: number | null;
  /** percent with its sign: "how likely is a 20% drop" is -20 */
  move: number | null;
  /** `either`: which of the two */
  direction: "up" | "down" | "either" | null;
}
/** The best or worst day, calendar week or calendar month. */
export type Extreme = `${"best" | "worst"}_${"day" | "week" | "month"}`;
export interface RiskAsk extends Of<"risk"> {
  measure: "volatility" | "drawdown" | Extreme | null;
  span: Span | BadDate | null;
  /** "compared with the other coins" */
  against: AssetType | null;
}
export interface WhyMovedAsk extends Of<"why_moved"> {
  span: Span | BadDate | null;
  /** the way the asker says it went */
  direction: "up" | "down" | null;
  /** "which days made November?" */
  days: boolean;
}
/** Why the call and the forecast are not what they were: since a day, or since the close before the last. */
export interface ChangeAsk extends Of<"change"> {
  span: Span | BadDate | null;
}
/** `assets` empty: over all listed of `group`. */
export interface RankingAsk extends Of<"ranking"> {
  by: FactKind | null;
  span: Span | null;
  want: End;
  /** 2 is the one after the first, from the end that was asked for */
  place: number;
  group: AssetType | null;
  /** the whole order was asked for */
  whole?: boolean;
}
export interface DefinitionAsk extends Of<"definition"> {
  of: FactKind | Term;
}
export interface AboutAsk extends Of<"about"> {
  topic: AboutTopic;
}
export type UnheldTopic =
  | "fund_or_index"
  | "commodity"
  | "currency"
  | "dividend"
  | "earnings_date"
  | "analyst_target"
  | "options"
  | "on_chain"
  | "intraday"
  | "people"
  | "asset"
  | "other";
export interface NotHeldAsk extends Of<"not_held"> {
  topic: UnheldTopic;
  /** what is not held in our own words ("gold", "dividends"); for `asset` as written in the message, to be shown only when plain */
  what: string;
}
export interface AdviceAsk extends Of<"advice_limits"> {
  topic: "leverage" | "short" | "options" | "savings" | "loan" | "tax" | "guarantee" | "personal";
  leverage: number | null;
  side: "long" | "short";
}
export interface ChitchatAsk extends Of<"chitchat"> {
  tone: "hello" | "thanks" | "bye" | "insult" | "joke" | "yes_no" | "how_are_you" | "praise";
}

export type Ask =
  | Of<"overview">
  | OpinionAsk
  | TechnicalAsk
  | SentimentAsk
  | FundamentalAsk
  | CompareAsk
  | FigureAsk
  | PriceAtAsk
  | ChangeBetweenAsk
  | PastDaysAsk
  | ConvertAsk
  | PositionAsk
  | ScenarioAsk
  | ForecastAsk
  | RiskAsk
  | WhyMovedAsk
  | ChangeAsk
  | RankingAsk
  | DefinitionAsk
  | AboutAsk
  | NotHeldAsk
  | AdviceAsk
  | ChitchatAsk
  | Of<"unread">;

export { LANGUAGES, type Language } from "../../markets/mentions/language.ts";

/** A message as it was read within its talk, before anything is looked up. */
export interface Question {
  message: string;
  /** what was said before, oldest first */
  turns: Turn[];
  /** one to three, in the order of the message, but a position or figure before the opinion that goes with it */
  asks: Ask[];
  /** all assets of all asks, each once, at most 10 */
  assets: Asset[];
  /** text that names an asset we do not hold, as written: never shown unless plain */
  unknown: string[];
  /** held assets nearest to the unknown ones */
  suggestions: Asset[];
  language: Language;
  /** content words that nothing was made of, lower case */
  left: string[];
}
