import * as z from "zod";
import type { FactKind } from "../../../../shared/analysis.ts";
import { factKindSchema } from "../../../../shared/fact-kinds.ts";
import { FACT_CARDS } from "../facts/fact-cards.ts";
import { openBook } from "../slots/fill-pattern.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import { type Desk, openSubjects, type Subject } from "./desk/desk.ts";
import { type End, endSchema, spanSchema } from "./desk/fields.ts";
import { type Answer, join, listWords, phrase, say, tell } from "./desk/say.ts";
import { saySpan } from "./desk/say-time.ts";
import { sayCalls, tabulate } from "./figures/comparison.ts";
import {
  isFall,
  type Measured,
  measureAll,
  nameYardstick,
  sayValue,
  settleSpan,
} from "./figures/yardstick.ts";
import { nameUnheld } from "./not-held.ts";
import { opinion } from "./opinion.ts";
import { answerRisk, type RiskAsk } from "./risk.ts";

const fields = z.object({
  by: factKindSchema.nullable().describe("a figure, or the change over `span`; both null: by everything"),
  span: spanSchema.nullable(),
  want: endSchema.nullable().describe("the end of the order that was asked for"),
  unheld: z.string().nullable().describe('what else it is compared with, which we do not cover: "gold"'),
});
export type CompareAsk = AskOf<"compare", typeof fields>;

/** The deepest fall or the volatility over a span, which no figure of now tells. */
function riskOver({ assets, by, span }: CompareAsk): RiskAsk | null {
  const measure = by === "drawdown" ? "drawdown" : by === "volatility_30d" ? "volatility" : null;
  return span && measure ? { kind: "risk", assets, measure, span, against: null } : null;
}

/** Who leads on what was asked, and by how much. */
function answerCompare(desk: Desk, ask: CompareAsk): Answer {
  const risk = riskOver(ask);
  if (risk) return answerRisk(desk, risk);
  const subjects = openSubjects(desk, ask.assets);
  const [only] = subjects;
  const names = subjects.map(({ name }) => name);
  const unheld =
    ask.unheld &&
    phrase(desk, "not_held.cannot_compare", {
      what: nameUnheld(desk, ask.unheld),
      names: names.length > 0 ? listWords(desk, names) : phrase(desk, "not_held.anything"),
    });
  if (!only) return tell(unheld ?? "");
  if (subjects.length === 1) {
    const [measured] = ask.by || ask.span ? measureAll([only], ask, "most") : [];
    const { lead, rest } = measured
      ? tell(
          phrase(desk, "compare.alone", {
            name: only.name,
            what: nameYardstick(desk, ask),
            value: sayValue(measured),
          }),
        )
      : opinion(only);
    return tell(join(unheld, lead), ...rest);
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
function tellBy(desk: Desk, subjects: Subject[], ask: CompareAsk, isMain = true): Answer {
  const { asked, note } = settleSpan(subjects, ask);
  const { by, span, want } = asked;
  const wanted = want ?? (isBetterLow(by) ? "least" : "most");
  const ranked = measureAll(subjects, { by, span }, wanted);
  const [first, ...others] = ranked;
  const what = nameYardstick(desk, { by, span });
  const missing = subjects.filter((one) => !ranked.some(({ subject }) => subject === one));
  const none =
    missing.length > 0
      ? phrase(desk, "compare.none_of", {
          what,
          names: listWords(
            desk,
            missing.map(({ name }) => name),
          ),
        })
      : null;
  if (!first) return tell(none ?? "");
  const [second] = others;
  const lead = phrase(desk, sayLead(ranked, span, endOf(by, wanted, others.length), wanted), {
    name: first.subject.name,
    other: second?.subject.name ?? "",
    when: span ? saySpan(desk, span) : "",
    what,
    value: sayValue(first),
    against: others.length > 0 ? sayAgainst(desk, others) : "",
  });
  return tell(
    join(lead, by === "volatility_30d" ? sayCalmer(desk, subjects, wanted) : null, none, note),
    isMain ? sayBesides(desk, subjects, asked) : null,
  );
}

const isBetterLow = (by: FactKind | null): boolean =>
  by !== null && (FACT_CARDS[by].good === "low" || isFall(by));

/** What says more of the same: a price against earnings alone tells nothing of a company without any. */
const BESIDES: Partial<Record<FactKind, FactKind>> = {
  pe_ratio: "price_to_sales",
  debt_to_equity: "total_debt",
  total_debt: "debt_to_equity",
};

/** The order by the figure that goes with it, where all hold it. */
function sayBesides(desk: Desk, subjects: Subject[], ask: CompareAsk): string | null {
  const by = (ask.by && BESIDES[ask.by]) ?? null;
  const areHeld = by !== null && subjects.every(({ book }) => book.has(by));
  return areHeld ? tellBy(desk, subjects, { ...ask, by, span: null }, false).lead : null;
}

/** Who leads, or that two are so close that both have the same digits. */
function sayLead(ranked: Measured[], span: CompareAsk["span"], end: ReturnType<typeof endOf>, wanted: End) {
  if (span) return `compare.did_${wanted === "most" ? "better" : "worse"}` as const;
  const [one, other, ...more] = ranked;
  if (!one || !other || more.length > 0) return end;
  return one.fact.unit !== "usd" && one.value.toFixed(2) === other.value.toFixed(2) ? "compare.alike" : end;
}

/** "has the highest", "is closer by": of two the comparative, of more the superlative. */
function endOf(by: FactKind | null, wanted: End, others: number) {
  const degree = others > 1 ? "superlative" : "comparative";
  if (wanted === "nearest" || wanted === "furthest") return `compare.${wanted}_${degree}` as const;
  const [most, least] = isFall(by) ? (["deepest", "smallest"] as const) : (["highest", "lowest"] as const);
  return `compare.${wanted === "most" ? most : least}_${degree}` as const;
}

const sayCalmer = (desk: Desk, subjects: Subject[], wanted: End): string | null => {
  const falls = subjects.flatMap((one) => say(one, "compare.under_its_high") ?? []);
  return falls.length === subjects.length && wanted === "least"
    ? phrase(desk, "compare.safer", { falls: listWords(desk, falls) })
    : null;
};

/** How they move on the same days. */
function tellTogether(desk: Desk, subjects: Subject[]): Answer {
  const symbols = new Map(subjects.map(({ symbol, name }) => [symbol, name]));
  const pairs = desk.facts.filter(
    ({ kind, asset }) => kind === "correlation" && asset.split("/").every((one) => symbols.has(one)),
  );
  const said = pairs.map((correlation) => {
    const { asset } = correlation;
    const [one, other] = asset.split("/").map((symbol) => symbols.get(symbol) ?? symbol);
    const beta = desk.facts.find((fact) => fact.kind === "beta" && fact.asset === asset);
    return join(
      phrase(desk, "compare.correlation", { one, other, correlation }),
      beta && pairs.length === 1 ? phrase(desk, "compare.beta", { one, other, beta }) : null,
    );
  });
  return tell(said.length > 0 ? join(...said) : phrase(desk, "compare.too_few_days"));
}

/** By everything: who gained most, who swings least, the calls, and a table. */
function tellAll(desk: Desk, subjects: Subject[]): Answer {
  const returns = measureAll(subjects, { by: "compare_return", span: null }, "most");
  const swings = measureAll(subjects, { by: "compare_volatility", span: null }, "least");
  const pair = openBook(desk.facts.filter(({ kind }) => kind === "correlation"));
  const correlation = pair.get("correlation");
  return tell(
    join(
      sayOrder(desk, returns, "compare.better", "compare.best"),
      sayOrder(desk, swings, "compare.calmer", "compare.calmest"),
      sayCalls(desk, subjects),
    ),
    tabulate(desk, subjects),
    ...(subjects.length === 2 && correlation
      ? [phrase(desk, "compare.their_correlation", { correlation })]
      : []),
  );
}

/** The first of some by a figure, and all others with theirs. */
function sayOrder(
  desk: Desk,
  [first, ...others]: Measured[],
  ofTwo: "compare.better" | "compare.calmer",
  ofMore: "compare.best" | "compare.calmest",
): string | null {
  const [next] = others;
  if (!first || !next) return null;
  const [name, value] = [first.subject.name, sayValue(first)];
  return others.length === 1
    ? phrase(desk, ofTwo, { one: name, value, other: next.subject.name, against: sayValue(next) })
    : phrase(desk, ofMore, { name, value, against: sayAgainst(desk, others) });
}

const sayAgainst = (desk: Desk, others: Measured[]): string =>
  phrase(desk, "compare.against", {
    values: listWords(
      desk,
      others.map((one) => phrase(desk, "compare.value_of", { name: one.subject.name, value: sayValue(one) })),
    ),
  });

export const compareAsk = defineAsk("compare", {
  fields,
  named: () => ({ by: null, span: null, want: null, unheld: null }),
  answer: answerCompare,
  restated: "how do they compare?",
  restsOnCall: () => true,
  worded: true,
  unheld: ({ unheld }) => (unheld ? [{ asset: unheld, code: "asset_unknown" }] : []),
});
