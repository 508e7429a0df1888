import type { FactKind } from "../../../../../shared/analysis.ts";
import type { RankingAsk } from "../../asks/ranking.ts";
import { firstOf, has } from "../lexicon/lexicon.ts";
import type { Amount } from "../money/amount.ts";
import { amountsOf, type Clause, type Placed } from "../read-clauses.ts";
import { anyOf, pattern } from "../words/pattern.ts";

export type Where = NonNullable<RankingAsk["where"]>[number];

const UNDER = pattern` ${"under_number"} #| #(?:\S+ )?${"number_or_less"}|${"less_than"} ?#`;
const OVER = pattern` ${"over_number"} #| #(?:\S+ )?${"number_or_more"}|${"more_than"} ?#`;

/** Where the RSI is called oversold and overbought (Wilder). */
const RSI_ZONES: Partial<Record<string, Pick<Where, "side" | "than">>> = {
  oversold: { side: "below", than: 30 },
  overbought: { side: "above", than: 70 },
};
const IN_DOLLARS: ReadonlySet<FactKind | null> = new Set<FactKind>(["price", "market_cap", "volume_24h"]);
/** What a price is measured against by an average. */
const AGAINST: Partial<Record<FactKind, FactKind>> = {
  sma_20: "price_vs_sma_20",
  sma_50: "price_vs_sma_50",
  sma_200: "price_vs_sma_200",
};
const atFigure = (words: RegExp, behind = /(?!)/) =>
  new RegExp(pattern` ${words} (?:[^\s#^]+ ){0,2}\^|\^ ?(?:[^\s#^]+ ?){0,2}?${behind}`, "g");
const UNDER_LINE = atFigure(anyOf("below"), anyOf("below_line"));
const OVER_LINE = atFigure(anyOf("above"), anyOf("above_line"));
const NEGATIVE = atFigure(anyOf("negative"));
const POSITIVE = atFigure(anyOf("positive"));

/** "RSI below 30", "down more than 10%", "under 1 dollar": only those that lie there; none where a number stands on no line. */
export function findWhere(said: Clause, by: FactKind | null, isChange: boolean): Where[] {
  if (said.assets.length > 0) return [];
  const clause = without(said, findOfDividends(said));
  const isRsi = by === "rsi_14" && clause.amounts.length === 0;
  const zone = isRsi ? RSI_ZONES[firstOf(clause, "claims") ?? ""] : undefined;
  const named = [...findLines(clause, by, isChange), ...findSigns(clause)];
  const lines = named.length > 0 || zone ? [...named, ...findMoves(clause)] : named;
  const isWhole = lines.every((line) => line !== null) && countLines(clause) === clause.amounts.length;
  const where = isWhole ? lines.filter((line) => line !== null) : [];
  return zone ? [{ by: "rsi_14", ...zone }, ...where] : where;
}

/** A clause without one of its amounts. */
export function without(clause: Clause, amount: Placed | undefined): Clause {
  if (!amount) return clause;
  const { text, amounts } = clause;
  const place = text.slice(0, amount.at).split("#").length - 1;
  return {
    ...clause,
    text: text.slice(0, amount.at) + text.slice(amount.at).replace(/^#[a-z]+/, ""),
    amounts: amounts.filter((_, i) => i !== place),
  };
}

/** "Dividend over 3%": a condition on what is not held, which stays unused. */
const findOfDividends = (clause: Clause): Placed | undefined =>
  amountsOf(clause, "percent").find(
    ({ at }) => DIVIDEND_BEFORE.test(clause.text.slice(0, at)) || DIVIDEND_BEHIND.test(clause.text.slice(at)),
  );
const DIVIDEND_BEFORE = pattern` ${"dividend"} (?:[^\s#^]+ ){0,3}$|${"dividend_anywhere"}[^#]{0,6}$`;
const DIVIDEND_BEHIND = pattern`^#pct (?:[^\s#^]+ ){0,2}${"dividend"}`;

const placesOf = (text: string, ...signs: RegExp[]): number[] =>
  signs.flatMap((sign) =>
    [...text.matchAll(new RegExp(sign, "g"))].map(({ 0: words, index }) => index + words.indexOf("#")),
  );
/** "Skip anything under 5 dollars": the other side is wanted. */
const LEAVES_OUT = pattern` ${"skips"} (?:\^ )?(?:[^\s#^@]+ ){0,3}$`;
const countLines = ({ text }: Clause): number => placesOf(text, UNDER, OVER).length;

/** Each number behind "under" or "over", with the figure beside it; null for one of no figure that we know. */
function findLines(clause: Clause, by: FactKind | null, isChange: boolean): (Where | null)[] {
  const { text } = clause;
  const [under, over] = [placesOf(text, UNDER), placesOf(text, OVER)];
  const amounts = amountsOf(clause, "usd", "number", "percent");
  let from = 0;
  return [...under, ...over]
    .sort((a, b) => a - b)
    .map((at) => {
      const amount = amounts.find((one) => one.at === at);
      const named = figureAt(clause, from, at);
      from = at;
      const isLeftOut = LEAVES_OUT.test(text.slice(0, text.lastIndexOf(" ", at - 2) + 1));
      const side = under.includes(at) !== isLeftOut ? "below" : "above";
      return amount ? drawLine(clause, { side, amount, named }, by, isChange) : null;
    });
}

/** The figure named between two places, or right behind the second: "a PE under 15", "under 15 PE". */
function figureAt({ text, figures }: Clause, from: number, at: number): FactKind | undefined {
  const marks = [...text.matchAll(/\^/g)].map(({ index }) => index);
  const before = marks.findLastIndex((index) => index > from && index < at);
  const behind = marks.findIndex((index) => /^#\S+ $/.test(text.slice(at, index)));
  return figures[before < 0 ? behind : before];
}

interface Line {
  side: Where["side"];
  amount: Pick<Amount, "kind" | "value">;
  named: FactKind | undefined;
}

/** None of these is in percent. */
const RATIO = /^(?:pe_|price_to|eps|beta|rsi|macd)/;

function drawLine(
  clause: Clause,
  { side, amount, named }: Line,
  by: FactKind | null,
  isChange: boolean,
): Where | null {
  const kind = kindOf(clause, amount, named ?? by);
  const isPercent = amount.kind === "percent";
  if (isPercent && kind !== null && RATIO.test(kind)) return null;
  const isMove = kind === null || (isChange && !named && isPercent) || /^(?:return|change)_/.test(kind);
  if (!isMove) return { by: kind, side, than: amount.value };
  if (!isPercent) return null;
  const isFall = has(clause, "fall", "losers") && !has(clause, "rise");
  return isFall
    ? { by: kind, side: side === "above" ? "below" : "above", than: -Math.abs(amount.value) }
    : { by: kind, side, than: amount.value };
}

/** The figure a number belongs to: dollars of the price where the figure has none, and so a number beside a figure that nobody named. */
function kindOf({ figures, hinted }: Clause, amount: Line["amount"], by: FactKind | null): FactKind | null {
  if (amount.kind === "percent") return by === "score" ? null : by;
  const isNamed = by !== null && [...figures, ...hinted].includes(by);
  return IN_DOLLARS.has(by) || (isNamed && amount.kind === "number") ? by : "price";
}

const overTime = (words: RegExp) => pattern` (?:${words} (?:so far |over |in )?~|~ (?:\S+ )?${words}) `;
const MOVED_UP = overTime(anyOf("is_up"));
const MOVED_DOWN = overTime(anyOf("is_down"));

/** "... and up this year": the move over the time that is stated, beside what else is asked for. */
function findMoves({ text, dates }: Clause): Where[] {
  if (!dates.some(({ past }) => past)) return [];
  const side = MOVED_UP.test(text) ? "above" : MOVED_DOWN.test(text) ? "below" : null;
  return side ? [{ by: null, side, than: 0 }] : [];
}

/** "Above their 200-day average", "with a positive return": on a side of nought. */
function findSigns({ text, figures }: Clause): (Where | null)[] {
  const find = (signs: RegExp, side: Where["side"], kindOf: (kind: FactKind) => FactKind | undefined) =>
    [...text.matchAll(signs)].map(({ 0: words, index }): Where | null => {
      const named = figures[text.slice(0, index + words.length).split("^").length - 2];
      const by = named && kindOf(named);
      return by ? { by, side, than: 0 } : null;
    });
  const against = (kind: FactKind) => AGAINST[kind];
  const itself = (kind: FactKind) => kind;
  return [
    ...find(UNDER_LINE, "below", against),
    ...find(OVER_LINE, "above", against),
    ...find(NEGATIVE, "below", itself),
    ...find(POSITIVE, "above", itself),
  ];
}
