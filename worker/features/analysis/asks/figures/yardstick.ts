import type { Fact, FactKind } from "../../../../../shared/analysis.ts";
import { FACT_CARDS } from "../../facts/fact-cards.ts";
import type { Span } from "../../question/question.ts";
import type { Subject } from "../desk/desk.ts";
import { addChange } from "./read-past.ts";

/** What assets are set beside each other by: a figure, or the change over a span; neither: the change of the day. */
export interface Yardstick {
  by: FactKind | null;
  span: Span | null;
}

/** One asset with its figure. */
export interface Measured {
  subject: Subject;
  fact: Fact;
  value: number;
}

/** The assets that hold the figure, from the end that was asked for. */
export function measureAll(subjects: Subject[], by: Yardstick, want: "most" | "least"): Measured[] {
  const way = want === "most" ? -1 : 1;
  return subjects
    .flatMap((subject): Measured[] => {
      const fact = measure(subject, by);
      return fact && typeof fact.value === "number" ? [{ subject, fact, value: fact.value }] : [];
    })
    .sort((a, b) => way * (sizeOf(a) - sizeOf(b)));
}

/** Of falls the deepest is the most. */
const sizeOf = ({ fact, value }: Measured): number => (isFall(fact.kind) ? -value : value);

function measure(subject: Subject, { by, span }: Yardstick): Fact | undefined {
  if (span) return addChange(subject, span)?.own.get("span_change");
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
