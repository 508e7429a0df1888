import type { Fact, FactKind } from "../../../../../shared/analysis.ts";
import { exchangeSession, isExchangeDay } from "../../../../../shared/exchange-days.ts";
import { DAY_MS, dateOf } from "../../../../../shared/time.ts";
import { FACT_CARDS } from "../../facts/fact-cards.ts";
import { nameKind } from "../../slots/render-slots.ts";
import { sayDay } from "../../slots/say-day.ts";
import { barsOf, type Desk, type Figured, type Subject } from "../desk/desk.ts";
import type { End, Span } from "../desk/fields.ts";
import { phrase } from "../desk/say.ts";
import { saySpan } from "../desk/say-time.ts";
import { addChange, findBar, findStretch, sayBarDay, sayCut } from "./read-past.ts";

/** What assets are set beside each other by: a figure, or the change over a span; neither: the change of the day. */
export interface Yardstick {
  by: FactKind | null;
  span: Span | null;
}

/** One asset with its figure. */
export interface Measured<Of extends Figured = Figured> {
  subject: Of;
  fact: Fact;
  value: number;
}

/**
 * The change of a day on which the exchange has had no session: of stocks the session before, and that it is; today, or beside
 * coins, the change of the day in each quote.
 */
function settleDay<Asked extends Yardstick>(
  subjects: Subject[],
  asked: Asked,
): { asked: Asked; note: string | null } {
  const { span } = asked;
  const stock = subjects.find(({ type }) => type === "stock");
  const bar = span && stock && findBar(barsOf(stock), span.to);
  if (!bar || span.from !== span.to || bar.date === span.to) return { asked, note: null };
  const now = stock.desk.now;
  const isToday = span.to === dateOf(now);
  const areStocks = subjects.every(({ type }) => type === "stock");
  const today = Math.floor(now.getTime() / DAY_MS);
  const hasBegun = isExchangeDay(today) && exchangeSession(today).opens <= now.getTime();
  if (isToday && (hasBegun || !areStocks)) return { asked: { ...asked, span: null }, note: null };
  if (!areStocks) return { asked, note: null };
  const { when, note } = sayBarDay(stock, span.to, bar);
  return {
    asked: { ...asked, span: { ...span, from: bar.date, to: bar.date, said: when } },
    note: isToday ? phrase(stock.desk, "past.no_session_today") : note,
  };
}

/**
 * What assets are set beside each other by, over days that all of them have: a day without a session is the one before it, and
 * where bars begin later, all are measured from there. With the note that says so.
 */
export function settleSpan<Asked extends Yardstick>(
  subjects: Subject[],
  asked: Asked,
): { asked: Asked; note: string | null } {
  const settled = settleDay(subjects, asked);
  const { span } = settled.asked;
  if (settled.note !== null || !span) return settled;
  const [last] = subjects
    .flatMap((subject) => {
      const stretch = findStretch(subject, span);
      return stretch?.isCut ? [{ subject, stretch }] : [];
    })
    .sort((a, b) => (a.stretch.from < b.stretch.from ? 1 : -1));
  if (!last) return settled;
  const { from } = last.stretch;
  const held: Span = { ...span, from, unit: "stretch", said: `since ${sayDay(from)}` };
  return { asked: { ...settled.asked, span: held }, note: sayCut(last.stretch, last.subject) };
}

/** The assets that hold the figure, from the end that was asked for. */
export function measureAll<Of extends Figured>(subjects: Of[], by: Yardstick, want: End): Measured<Of>[] {
  const way = want === "most" || want === "furthest" ? -1 : 1;
  const isDistance = want === "nearest" || want === "furthest";
  const sizeOf = (one: Measured<Of>) => (isDistance ? Math.abs(one.value) : depthOf(one));
  return subjects
    .flatMap((subject): Measured<Of>[] => {
      const fact = measure(subject, by);
      return fact && typeof fact.value === "number" ? [{ subject, fact, value: fact.value }] : [];
    })
    .sort((a, b) => way * (sizeOf(a) - sizeOf(b)));
}

/** Of falls the deepest is the most. */
const depthOf = ({ fact, value }: Measured): number => (isFall(fact.kind) ? -value : value);

/** A change over a span is of bars, which only a subject has. */
function measure(subject: Figured, { by, span }: Yardstick): Fact | undefined {
  if (span)
    return "evidence" in subject ? addChange(subject as Subject, span)?.own.get("span_change") : undefined;
  return subject.book.get(by ?? "change_24h");
}

const FALLS: ReadonlySet<FactKind> = new Set<FactKind>(["drawdown", "compare_drawdown"]);

export const isFall = (kind: FactKind | null): boolean => kind !== null && FALLS.has(kind);

/** The figure in a list: changes say which way they went. */
export function sayValue({ fact }: Measured): string {
  if (isFall(fact.kind)) return `{${fact.id}:rise}`;
  const isChange = fact.unit === "percent" && !FACT_CARDS[fact.kind].level;
  return isChange ? `{${fact.id}:move}` : `{${fact.id}}`;
}

/** What assets are set in order by, in words. */
export function nameYardstick(desk: Desk, { by, span }: Yardstick): string {
  return span
    ? phrase(desk, "ranking.change_in", { when: saySpan(desk, span) })
    : nameKind(by ?? "change_24h", desk.language);
}
