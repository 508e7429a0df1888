import type { FactKind } from "../../../../../shared/analysis.ts";
import type { Desk, Subject } from "../desk/desk.ts";
import { listWords, type Passage, phrase } from "../desk/say.ts";

const ROWS = [
  ...(["price", "compare_return", "compare_volatility", "compare_drawdown"] as const),
  ...(["price_vs_sma_200", "rsi_14", "market_cap", "pe_ratio"] as const),
] as const;
/** From this many assets on they are the rows and fewer figures the columns. */
const MANY = 4;

/** Assets beside each other: a column each, or a row each where they are many. */
export function tabulate(desk: Desk, subjects: Subject[]): Passage {
  const held = ROWS.filter((kind) => subjects.some(({ book }) => book.has(kind)));
  const cell = ({ book }: Subject, kind: FactKind) => (book.has(kind) ? `{${book.get(kind)?.id}}` : "—");
  const action = ({ call }: Subject) => call?.action ?? phrase(desk, "compare.no_call");
  const nameOf = (kind: (typeof ROWS)[number]) => phrase(desk, `compare.row_${kind}`);
  const call = phrase(desk, "compare.row_call");
  if (subjects.length < MANY)
    return {
      head: [phrase(desk, "compare.row_figure"), ...subjects.map(({ name }) => name)],
      rows: [
        [call, ...subjects.map(action)],
        ...held.map((kind) => [nameOf(kind), ...subjects.map((one) => cell(one, kind))]),
      ],
    };
  const columns = held.filter(
    (kind) => kind !== "price_vs_sma_200" && kind !== "rsi_14" && kind !== "pe_ratio",
  );
  return {
    head: [phrase(desk, "compare.row_asset"), call, ...columns.map(nameOf)],
    rows: subjects.map((one) => [one.name, action(one), ...columns.map((kind) => cell(one, kind))]),
  };
}

/** The call of each: "By our rules: **Buy** for Visa and **Sell** for Mastercard." */
export function sayCalls(desk: Desk, subjects: Subject[]): string {
  const calls = [...Map.groupBy(subjects, ({ call }) => call?.action ?? phrase(desk, "compare.no_call"))].map(
    ([action, members]) =>
      phrase(desk, "compare.call_for", {
        action,
        names: listWords(
          desk,
          members.map(({ name }) => name),
        ),
      }),
  );
  return phrase(desk, "compare.calls", { calls: listWords(desk, calls) });
}
