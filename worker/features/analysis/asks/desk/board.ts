import type { FactKind } from "../../../../../shared/analysis.ts";
import type { BoardRow } from "../../../../../shared/board.ts";
import { isScreenKind } from "../../../../../shared/screened-by.ts";
import type { SectorId } from "../../../../../shared/sectors.ts";
import { dateOf } from "../../../../../shared/time.ts";
import { ASSETS, type Asset, findAsset } from "../../../markets/assets.ts";
import { daysBetween, shiftDay } from "../../facts/bars.ts";
import { draftFacts, numberFacts } from "../../facts/number-facts.ts";
import { openBook } from "../../slots/fill-pattern.ts";
import type { Desk, Figured } from "./desk.ts";
import type { Day, Span } from "./fields.ts";
import { phrase } from "./say.ts";
import { dayOf } from "./say-time.ts";

/** What is ranked together. */
export const GROUPS = ["crypto", "stock", "fund"] as const;
type Group = (typeof GROUPS)[number];

/** What an ask over a whole class looks at; null for coins and stocks alike. */
export interface BoardAsk {
  group: Group | null;
  kinds: readonly FactKind[];
  /** of any of these alone */
  sectors?: readonly SectorId[];
  /** of none of these */
  outside?: readonly SectorId[];
}

const MOVES: readonly (readonly [kind: FactKind, least: number, most: number])[] = [
  ["return_7d", 7, 7],
  ["return_30d", 28, 31],
  ["return_90d", 89, 92],
  ["return_365d", 364, 366],
];

/** The row's figure for the move over days up to now; without days that of the last one; null where there is none. */
export function nameMove(span: Span | null, today: Day): FactKind | null {
  if (!span) return "change_24h";
  if (span.to < today) return null;
  if (span.unit === "period") return namePeriod(span.from, today);
  const days = daysBetween(span.from, span.to);
  const isStretch = span.unit === "stretch";
  return (isStretch && MOVES.find(([, least, most]) => days >= least && days <= most)?.[0]) || null;
}

/** The move since the week, month or year of today began; on its first day no row has it. */
function namePeriod(from: Day, today: Day): FactKind | null {
  if (from === today) return null;
  if (from === `${today.slice(0, 4)}-01-01`) return "year_to_date";
  if (from === `${today.slice(0, 7)}-01`) return "month_to_date";
  return from > shiftDay(today, -7) ? "week_to_date" : null;
}

/** Whether a close lies in the week, month or year that a figure is of. */
function isOfPeriod(kind: FactKind, closed: Day, today: Day): boolean {
  if (kind === "year_to_date") return closed >= today.slice(0, 4);
  if (kind === "month_to_date") return closed >= today.slice(0, 7);
  return kind !== "week_to_date" || daysBetween(closed, today) < (new Date(today).getUTCDay() || 7);
}

/** Whether the day's board holds such figures of every asset. */
export const isOnBoard = (kinds: readonly FactKind[]): boolean => kinds.every(isScreenKind);

/** A coin pegged to the dollar is described by its peg, and has no place among the others. */
const PEG = { near: 0.05, calm: 10 };
const isPegged = ({ type, quote, figures }: BoardRow): boolean =>
  type === "crypto" &&
  Math.abs((quote?.price ?? 0) - 1) < PEG.near &&
  (figures.volatility_30d ?? Number.POSITIVE_INFINITY) < PEG.calm;

type Class = Pick<BoardAsk, "group" | "sectors" | "outside">;

/** Funds follow what they hold, and are no stocks. */
const groupOf = ({ type, fund }: Asset): Group => (fund ? "fund" : type);

/** Whether an asset is of a group, for null of coins or stocks, and of sectors. */
export function isOfClass(asset: Asset, { group, sectors, outside = [] }: Class): boolean {
  const isIn = (id: SectorId) => asset.sectors.includes(id);
  const isOfGroup = group === null ? !asset.fund : groupOf(asset) === group;
  return isOfGroup && (!sectors || sectors.some(isIn)) && !outside.some(isIn);
}

/** The rows of a class; those that keep to a dollar where they are asked for. */
const rowsOf = (rows: readonly BoardRow[], asked: Class): BoardRow[] =>
  rows.filter((row) => {
    const asset = findAsset(row.symbol);
    const isTold = asked.sectors?.includes("stablecoins") || !isPegged(row);
    return asset && isOfClass(asset, asked) && row.quote && isTold;
  });

/** How many of a class have no row yet. */
const countMissing = (rows: readonly BoardRow[], asked: Class): number => {
  const held = new Set(rows.map(({ symbol }) => symbol));
  return ASSETS.filter((asset) => isOfClass(asset, asked) && !held.has(asset.symbol)).length;
};

/** All assets of a class with the figures that are asked about, as of their last closes. Their facts are the answer's. */
export function openClass(
  desk: Desk,
  rows: readonly BoardRow[],
  { kinds, ...asked }: BoardAsk,
  without: readonly Asset[],
): Figured[] {
  return rowsOf(rows, asked)
    .filter(({ symbol }) => !without.some((asset) => asset.symbol === symbol))
    .map(({ symbol, name, type, quote, figures }) => {
      const asOf = new Date(quote?.asOf ?? desk.now);
      const closed = dateOf(asOf.getTime() - 1);
      const readFigure = (kind: FactKind) =>
        isScreenKind(kind) && isOfPeriod(kind, closed, dateOf(desk.now)) ? figures[kind] : null;
      const values = Object.fromEntries(kinds.map((kind) => [kind, readFigure(kind)]));
      const origin = { source: `computed at the ${quote?.source}`, asOf };
      const facts = numberFacts({ symbol, type }, draftFacts(values, origin), desk.facts.length + 1);
      desk.facts.push(...facts);
      return { symbol, name, type, book: openBook(facts), desk };
    });
}

/** How many of a class were judged, and by which closes. */
export function sayJudged(desk: Desk, subjects: readonly Figured[], { kinds, ...asked }: BoardAsk): string {
  const judged = subjects.filter(({ book }) => kinds.every((kind) => book.has(kind)));
  const days = judged
    .flatMap(({ book }) => [...book.values()])
    .map(({ asOf }) => dateOf(Date.parse(asOf) - 1))
    .sort();
  const [from, to] = [days[0] ?? dateOf(desk.now), days.at(-1) ?? dateOf(desk.now)];
  const all = subjects.length + countMissing(desk.board ?? [], asked);
  const part = judged.length === all ? "ranking.all_of" : "ranking.some_of";
  const counted = phrase(desk, part, { count: String(judged.length), all: String(all) });
  return from === to
    ? phrase(desk, "ranking.judged", { counted, day: dayOf(desk, to) })
    : phrase(desk, "ranking.judged_between", { counted, from: dayOf(desk, from), to: dayOf(desk, to) });
}
