import * as z from "zod";
import type { FactKind } from "../../../../shared/analysis.ts";
import { factKindSchema } from "../../../../shared/fact-kinds.ts";
import { FACT_CARDS } from "../facts/fact-cards.ts";
import { findFactNumber, openBook } from "../slots/fill-pattern.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import {
  type Answer,
  type Desk,
  join,
  joinWords,
  openSubjects,
  type Passage,
  type Subject,
  sayEnglish,
} from "./desk/desk.ts";
import { type End, endSchema, spanSchema } from "./desk/fields.ts";
import { isFall, measureAll, sayValue, settleDay } from "./figures/yardstick.ts";
import { opinion } from "./opinion.ts";
import { nameYardstick } from "./ranking.ts";

const fields = z.object({
  /** a figure, or the change over `span`; both null: by everything */
  by: factKindSchema.nullable(),
  span: spanSchema.nullable(),
  /** the end of the order that was asked for */
  want: endSchema.nullable(),
  /** what to compare with and is not held: "gold" */
  unheld: z.string().nullable(),
});
export type CompareAsk = AskOf<"compare", typeof fields>;

/** Who leads on what was asked, and by how much. */
function answerCompare(desk: Desk, ask: CompareAsk): Answer {
  const subjects = openSubjects(desk, ask.assets);
  const [only] = subjects;
  const unheld =
    ask.unheld &&
    `We hold no data on ${ask.unheld}, so it cannot stand beside ${joinWords(subjects.map(({ name }) => name)) || "anything"} here.`;
  if (!only) return { lead: unheld ?? "", rest: [] };
  if (subjects.length === 1) {
    const [measured] = ask.by || ask.span ? measureAll([only], ask, "most") : [];
    const { lead, rest } = measured
      ? { lead: `${only.name}’s ${nameYardstick(desk, ask)}: ${sayValue(measured)}.`, rest: [] }
      : opinion(only);
    return { lead: join(unheld, lead), rest };
  }
  const main =
    ask.by === "correlation" || ask.by === "beta"
      ? tellTogether(desk, subjects)
      : (ask.by && ask.by !== "score") || ask.span
        ? tellBy(desk, subjects, ask)
        : tellAll(desk, subjects);
  return { ...main, lead: join(unheld, main.lead) };
}

/** By one figure: the leader first, each with its value. */
function tellBy(desk: Desk, subjects: Subject[], ask: CompareAsk): Answer {
  const { asked, note } = settleDay(subjects, ask);
  const { by, span, want } = asked;
  const card = by ? FACT_CARDS[by] : null;
  const wanted = want ?? (card?.good === "low" || isFall(by) ? "least" : "most");
  const ranked = measureAll(subjects, { by, span }, wanted);
  const [first, ...others] = ranked;
  const what = nameYardstick(desk, { by, span });
  const missing = subjects.filter((one) => !ranked.some(({ subject }) => subject === one));
  const none =
    missing.length > 0 ? `We hold no ${what} of ${joinWords(missing.map(({ name }) => name))}.` : null;
  if (!first) return { lead: none ?? "", rest: [] };
  const against =
    others.length > 0
      ? `, against ${joinWords(others.map((one) => `${sayValue(one)} for ${one.subject.name}`))}`
      : "";
  const lead = span
    ? `${first.subject.name} did ${wanted === "most" ? "better" : "worse"} ${span.said}: ${sayValue(first)}${against}.`
    : `${first.subject.name} ${sayEnd(by, wanted, others.length > 1 ? "est" : "er", what)}: ${sayValue(first)}${against}.`;
  return {
    lead: join(lead, by === "volatility_30d" ? sayCalmer(subjects, wanted) : null, none, note),
    rest: [],
  };
}

function sayEnd(by: FactKind | null, wanted: End, ending: "er" | "est", what: string): string {
  if (wanted === "nearest") return `is clos${ending} by ${what}`;
  if (wanted === "furthest") return `is furth${ending} away by ${what}`;
  const degree = isFall(by) ? (wanted === "most" ? "deep" : "small") : wanted === "most" ? "high" : "low";
  return `has the ${degree}${ending} ${what}`;
}

const sayCalmer = (subjects: Subject[], wanted: End): string | null => {
  const falls = subjects.flatMap(
    (one) => sayEnglish(one, "{name} is {drawdown:side} its highest close of 365 days") ?? [],
  );
  return falls.length === subjects.length && wanted === "least"
    ? `By its swings it is the safer one; ${joinWords(falls)}.`
    : null;
};

/** How they move on the same days. */
function tellTogether(desk: Desk, subjects: Subject[]): Answer {
  const symbols = new Map(subjects.map(({ symbol, name }) => [symbol, name]));
  const pairs = desk.facts.filter(
    ({ kind, asset }) => kind === "correlation" && asset.split("/").every((one) => symbols.has(one)),
  );
  const said = pairs.map(({ id, asset }) => {
    const names = asset.split("/").map((one) => symbols.get(one) ?? one);
    const beta = desk.facts.find((fact) => fact.kind === "beta" && fact.asset === asset);
    return join(
      `${names.join(" and ")} have a correlation of {${id}} in their daily returns of the last 90 days: {${id}:zone}.`,
      beta && pairs.length === 1
        ? `When ${names[1]} moved by 1%, ${names[0]} moved by {${beta.id}}% on average.`
        : null,
    );
  });
  return {
    lead: said.length > 0 ? join(...said) : "We hold too few common days to tell how they move together.",
    rest: [],
  };
}

const ROWS: [kind: FactKind, label: string][] = [
  ["price", "Price"],
  ["compare_return", "Return, 90 days"],
  ["compare_volatility", "Yearly volatility, 90 days"],
  ["compare_drawdown", "Deepest fall, 90 days"],
  ["price_vs_sma_200", "Against the 200-day average"],
  ["rsi_14", "RSI (14 days)"],
  ["market_cap", "Market value"],
  ["pe_ratio", "P/E"],
];
/** From this many assets on they are the rows and fewer figures the columns. */
const MANY = 4;

/** By everything: who gained more, who swings less, the calls, and a table. */
function tellAll(desk: Desk, subjects: Subject[]): Answer {
  const returns = measureAll(subjects, { by: "compare_return", span: null }, "most");
  const swings = measureAll(subjects, { by: "compare_volatility", span: null }, "least");
  const [best, worst] = [returns[0], returns.at(-1)];
  const [calm, wild] = [swings[0], swings.at(-1)];
  const calls = [...Map.groupBy(subjects, ({ call }) => call?.action ?? "no call")].map(
    ([action, members]) => `**${action}** for ${joinWords(members.map(({ name }) => name))}`,
  );
  const pair = openBook(desk.facts.filter(({ kind }) => kind === "correlation"));
  const correlation = findFactNumber(pair, "correlation");
  return {
    lead: join(
      best && worst && best !== worst
        ? `${best.subject.name} did better than ${worst.subject.name} over the last 90 days: ${sayValue(best)} against ${sayValue(worst)}.`
        : null,
      calm && wild && calm !== wild
        ? `${calm.subject.name} swings less, with a yearly volatility over those days of ${sayValue(calm)} against ${sayValue(wild)} for ${wild.subject.name}.`
        : null,
      `By our rules: ${joinWords(calls)}.`,
    ),
    rest: [
      tableOf(subjects),
      ...(subjects.length === 2 && correlation !== undefined
        ? [
            `Their daily returns have a correlation of {${pair.get("correlation")?.id}}: {${pair.get("correlation")?.id}:zone}.`,
          ]
        : []),
    ],
  };
}

function tableOf(subjects: Subject[]): Passage {
  const held = ROWS.filter(([kind]) => subjects.some(({ book }) => book.has(kind)));
  const cell = ({ book }: Subject, kind: FactKind) => (book.has(kind) ? `{${book.get(kind)?.id}}` : "—");
  const action = ({ call }: Subject) => call?.action ?? "no call";
  if (subjects.length < MANY)
    return {
      head: ["Figure", ...subjects.map(({ name }) => name)],
      rows: [
        ["Call", ...subjects.map(action)],
        ...held.map(([kind, label]) => [label, ...subjects.map((one) => cell(one, kind))]),
      ],
    };
  const columns = held.filter(
    ([kind]) => kind !== "price_vs_sma_200" && kind !== "rsi_14" && kind !== "pe_ratio",
  );
  return {
    head: ["Asset", "Call", ...columns.map(([, label]) => label)],
    rows: subjects.map((one) => [one.name, action(one), ...columns.map(([kind]) => cell(one, kind))]),
  };
}

export const compareAsk = defineAsk("compare", {
  fields,
  named: () => ({ by: null, span: null, want: null, unheld: null }),
  answer: answerCompare,
  restated: "how do they compare?",
  restsOnCall: () => true,
  worded: true,
  unheld: ({ unheld }) => (unheld ? [{ asset: unheld, code: "asset_unknown" }] : []),
});
