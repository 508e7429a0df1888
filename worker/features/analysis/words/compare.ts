import type { Call, Fact, FactKind } from "../../../../shared/analysis.ts";
import { paragraph, paragraphs } from "./arguments.ts";
import { sayPairs } from "./aspects/pairs.ts";
import {
  cite,
  citeSigned,
  citeWhole,
  type Figures,
  findNumber,
  hasAll,
  isCapped,
  joinWords,
  pick,
} from "./figures.ts";

/** Two to ten assets on the same window: a table, who leads on what, how they move together, and each one's call. */
export function writeComparison(all: Figures[], facts: Fact[], calls: Call[]): string {
  return paragraphs([
    openComparison(all, calls),
    paragraph(
      "Who leads",
      [sayLeader(all), sayCalm(all), sayDepth(all)].filter((one) => one !== null),
    ),
    paragraph("Together or apart", sayPairs(all, facts)),
    paragraph(
      "What would prove each wrong",
      all.flatMap((f) => sayLine(f) ?? []),
    ),
  ]);
}

/** The calls, and the table of what is compared. */
export const openComparison = (all: Figures[], calls: Call[]): string =>
  paragraphs([sayCalls(all, calls), tableFigures(all, calls)]);

const callOf = (f: Figures, calls: Call[]) => calls.find(({ asset }) => asset === f.symbol);

function sayCalls(all: Figures[], calls: Call[]): string {
  const groups = Map.groupBy(all, (f) => callOf(f, calls)?.action ?? null);
  const said = [...groups].map(([action, members]) =>
    action === null
      ? `**no call** on ${joinWords(members.map(({ name }) => name))}`
      : `**${action}** for ${joinWords(members.map((f) => `${f.name}${all.length < MANY ? sayShare(f) : ""}`))}`,
  );
  const reasons = all.flatMap((f) => {
    const call = callOf(f, calls);
    return call && !call.action ? [`${f.name}: ${call.reason}`] : [];
  });
  return [`The calls: ${joinWords(said)}.`, ...reasons].join(" ");
}

const sayShare = (f: Figures) =>
  hasAll(f, "probability", "base_rate")
    ? ` (${isCapped(f) ? "capped at " : ""}${citeWhole(f, "probability")}, base rate ${citeWhole(f, "base_rate")})`
    : "";

const ROWS: [FactKind, string][] = [
  ["price", "Price"],
  ["compare_return", "Return over the window"],
  ["compare_volatility", "Yearly volatility"],
  ["compare_drawdown", "Largest drawdown"],
  ["price_vs_sma_200", "Price against the 200-day average"],
  ["rsi_14", "RSI (14 days)"],
  ["market_cap", "Market value"],
  ["pe_ratio", "Price to earnings"],
];
const RECORD: [FactKind, string][] = [
  ["probability", "Probability"],
  ["base_rate", "Base rate"],
];
/** From this many assets on they are the rows and fewer figures the columns. */
const MANY = 4;

function tableFigures(all: Figures[], calls: Call[]): string {
  const rows = ROWS.filter(([kind]) => all.some((f) => f.book.has(kind)));
  const show = (f: Figures, kind: FactKind) => {
    if (!f.book.has(kind)) return "—";
    return kind === "probability" && isCapped(f) ? `capped at ${citeSigned(f, kind)}` : citeSigned(f, kind);
  };
  const action = (f: Figures) => callOf(f, calls)?.action ?? "no call";
  if (all.length < MANY)
    return drawTable(
      ["Figure", ...all.map(({ name }) => name)],
      [
        ["Call", ...all.map(action)],
        ...rows.map(([kind, label]) => [label, ...all.map((f) => show(f, kind))]),
      ],
    );
  const columns = [
    ...rows.filter(([kind]) => !/sma|rsi|pe_/.test(kind)),
    ...RECORD.filter(([kind]) => all.some((f) => f.book.has(kind))),
  ];
  return drawTable(
    ["Asset", "Call", ...columns.map(([, label]) => label)],
    all.map((f) => [f.name, action(f), ...columns.map(([kind]) => show(f, kind))]),
  );
}

function drawTable(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? "---" : "---:"))), ...rows.map(line)].join("\n");
}

/** The assets that hold a figure, the largest first. */
function rank(all: Figures[], kind: FactKind): [Figures, Figures] | null {
  const held = all.filter((f) => findNumber(f, kind) !== undefined);
  const sorted = held.toSorted((a, b) => (findNumber(b, kind) ?? 0) - (findNumber(a, kind) ?? 0));
  const [top, bottom] = [sorted[0], sorted.at(-1)];
  return top && bottom && top !== bottom && findNumber(top, kind) !== findNumber(bottom, kind)
    ? [top, bottom]
    : null;
}

function sayLeader(all: Figures[]): string | null {
  const ranked = rank(all, "compare_return");
  if (!ranked) return null;
  const [best, worst] = ranked;
  const window = best.book.has("compare_window_days")
    ? ` over the same ${cite(best, "compare_window_days").replace(" [", " days [")}`
    : "";
  const [top, low] = [citeSigned(best, "compare_return"), citeSigned(worst, "compare_return")];
  return pick(best, "leader", [
    `${best.name} leads on return with ${top}${window}; ${worst.name} comes in at ${low}.`,
    `On return ${best.name} is ahead, ${top}${window}, and ${worst.name} trails at ${low}.`,
    `Return favours ${best.name}: ${top}${window}, against ${worst.name} at ${low}.`,
  ]);
}

function sayCalm(all: Figures[]): string | null {
  const ranked = rank(all, "compare_volatility");
  if (!ranked) return null;
  const [wild, calm] = ranked;
  const [high, low] = [cite(wild, "compare_volatility"), cite(calm, "compare_volatility")];
  return pick(calm, "calm", [
    `${calm.name} is the calmer holding at a yearly volatility of ${low}; for ${wild.name} it is ${high}.`,
    `Volatility is lowest in ${calm.name} at ${low} and highest in ${wild.name} at ${high}.`,
    `${wild.name} swings most, with yearly volatility of ${high}, and ${calm.name} least, at ${low}.`,
  ]);
}

function sayDepth(all: Figures[]): string | null {
  const ranked = rank(all, "compare_drawdown");
  if (!ranked) return null;
  const [mild, deep] = ranked;
  const [shallow, deepest] = [citeSigned(mild, "compare_drawdown"), citeSigned(deep, "compare_drawdown")];
  return pick(deep, "depth", [
    `The deepest drawdown hit ${deep.name} at ${deepest}, the mildest ${mild.name} at ${shallow}.`,
    `${deep.name} suffered the largest drawdown, ${deepest}, ${mild.name} the smallest, ${shallow}.`,
  ]);
}

function sayLine(f: Figures): string | null {
  const [price, line] = [findNumber(f, "price"), findNumber(f, "invalidation_price")];
  if (price === undefined || line === undefined) return null;
  return `${f.name}: a daily close ${line < price ? "below" : "above"} ${cite(f, "invalidation_price")}.`;
}
