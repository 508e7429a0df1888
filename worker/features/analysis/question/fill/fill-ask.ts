import type { AskKind } from "../../../../../shared/asks.ts";
import type { PlanAsk } from "../../asks/plan.ts";
import { type Ask, nameAsk } from "../../asks/registry.ts";
import { FAR } from "../ahead/forecast-asked.ts";
import { findHoldings } from "../holdings/holdings.ts";
import { firstOf, has } from "../lexicon/lexicon.ts";
import { OF_UNITS } from "../money/amount.ts";
import { findMonth } from "../past/season.ts";
import { findMeasure } from "../ranking/measure.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { subjectOf, type Talk, unique } from "../talk.ts";
import { OF_PAST } from "../words/of-past.ts";
import { phraseOf } from "../words/pattern.ts";
import { groupOf, wayOf } from "../words/way.ts";
import { changeLast } from "./change-last.ts";
import { findPair } from "./find-pair.ts";
import { aheadOf, levelOf, moveOf, pastOf } from "./slots.ts";

type Fill = (clause: Clause, talk: Talk) => Ask | null;

/** Of these assets or those of the talk; nothing without any. */
const ofAssets =
  (fill: (clause: Clause, assets: Clause["assets"], talk: Talk) => Ask | null): Fill =>
  (clause, talk) => {
    const assets = subjectOf(clause, talk);
    return assets.length > 0 ? fill(clause, assets, talk) : null;
  };

const ofFigures = (kind: "technical" | "fundamental"): Fill =>
  ofAssets(({ figures }, assets) => ({ kind, assets, figures, claim: null }));

const compare: Fill = (clause, talk) => {
  const named = unique(clause.assets);
  const assets = named.length === 1 ? unique([...talk.assets, ...named]) : subjectOf(clause, talk);
  if (assets.length < 2) return null;
  const { by, want } = findMeasure(clause, assets);
  const span = pastOf(clause);
  return {
    ...{ kind: "compare", assets, unheld: null, span },
    ...{ by: span ? null : by, want: has(clause, "most", "least") ? want : null },
  };
};

/** "What stop", "target?": what a plan is asked for by one word. */
function planOf(clause: Clause): PlanAsk["of"] {
  const named = PLANNED.filter(([, words]) => has(clause, words));
  return named.length === 1 ? (named[0]?.[0] ?? "plan") : "plan";
}
const PLANNED = [
  ["stop", "level_at.stop"],
  ["target", phraseOf("target_alone")],
  ["entry", phraseOf("entry_alone")],
] as const;

/** How an answer of a kind comes about; else its prices do. */
const HOW: Partial<Record<AskKind, "score" | "range">> = {
  ...{ opinion: "score", overview: "score", change: "score", ranking: "score" },
  ...{ forecast: "range", scenario: "range", plan: "range" },
};

/** By kind; null: no more than its words say. */
const FILLS: Record<AskKind, Fill | null> = {
  ...{ position: null, ranking: null, distress: null, unread: null },
  chitchat: () => ({ kind: "chitchat", assets: [], tone: "yes_no" }),
  about: (clause, { ask }) => {
    const topic = firstOf(clause, "about");
    // "How do you define undervalued?", of what was ranked.
    if (!topic && ask?.kind === "ranking" && ask.by && ask.by !== "score")
      return { kind: "definition", assets: [], of: ask.by };
    // What is asked of us and has no words of its own is of the last answer, if of anything.
    const of = topic ?? (ask && (HOW[ask.kind] ?? "price_source"));
    return of ? { kind: "about", assets: [], topic: of } : null;
  },
  advice_limits: (clause, talk) => ({
    ...{ kind: "advice_limits", assets: subjectOf(clause, talk), topic: "personal" },
    ...{ leverage: amountsOf(clause, "leverage")[0]?.value ?? null, side: "long" },
  }),
  not_held: (clause, talk) => ({
    ...{ kind: "not_held", assets: subjectOf(clause, talk) },
    ...{ topic: "other", what: "such data" },
  }),
  definition: (clause, talk) => {
    // "Is that high for a tech company?" asks for no meaning of what was stated.
    const known = talk.ask && !has(clause, "define", "meant", "tells") ? [] : talk.figures;
    const [of] = [...clause.figures, ...clause.hinted, ...known];
    return of ? { kind: "definition", assets: [], of } : null;
  },
  overview: ofAssets((_, assets) => ({ kind: "overview", assets })),
  opinion: ofAssets((_, assets) => nameAsk("opinion", assets)),
  technical: ofFigures("technical"),
  fundamental: ofFigures("fundamental"),
  figure: ofAssets((clause, assets, { figures: last }) => ({
    ...{ kind: "figure", assets, claim: null },
    figures: clause.figures.length > 0 ? clause.figures : has(clause, "price") || !last[0] ? ["price"] : last,
  })),
  sentiment: ofAssets((clause, assets) => ({
    ...{ kind: "sentiment", assets, claim: null },
    about: has(clause, "news") ? "news" : "mood",
  })),
  compare,
  price_at: ofAssets((clause, assets) => {
    const when = pastOf(clause);
    return when && { kind: "price_at", assets, when, which: when.unit === "day" ? null : "range" };
  }),
  change_between: ofAssets((clause, assets, talk) => {
    const span = pastOf(clause) ?? talk.span;
    return span && { kind: "change_between", assets, span, in: "percent", since: null };
  }),
  past_days: ofAssets((clause, assets) => {
    const [move] = amountsOf(clause, "percent");
    const level = levelOf(clause);
    const above = has(clause, "below") ? "below" : "above";
    const side = level === null ? wayOf(clause) : above;
    const about = has(clause, "when", "last_time") ? "last" : "count";
    if (!side) return null;
    return {
      ...{ kind: "past_days", assets: assets.slice(0, 1), about, side, level, byClose: true },
      ...{ move: move ? Math.abs(move.value) : null, span: pastOf(clause) },
    };
  }),
  season: ofAssets((clause, assets) => ({
    ...{ kind: "season", assets, span: null, which: findMonth(clause) },
    by: has(clause, "weekdays") ? "weekday" : "month",
  })),
  convert: ofAssets((clause, assets) => {
    const [amount, ...others] = amountsOf(clause, "usd", "number");
    if (!amount || others.length > 0) return null;
    const isMoney = amount.kind === "usd";
    return {
      ...{ kind: "convert", assets: assets.slice(0, 1), into: null, when: null },
      ...{ units: isMoney ? null : amount.value, usd: isMoney ? amount.value : null },
    };
  }),
  plan: ofAssets((clause, assets, { position }) => ({
    ...{ kind: "plan", assets, position, of: firstOf(clause, "plans") ?? planOf(clause) },
    ...{ stop: null, target: null, risk: null, ahead: aheadOf(clause) },
  })),
  dca: ofAssets((clause, assets) => {
    const [amount, ...others] = amountsOf(clause, "usd", "number");
    const every = firstOf(clause, "every");
    if (!amount || !every || others.length > 0) return null;
    return {
      ...{ kind: "dca", assets, amount: amount.value, every },
      ...{ span: pastOf(clause), ahead: pastOf(clause) ? null : aheadOf(clause) },
    };
  }),
  portfolio: (clause) => {
    const told = findHoldings(clause);
    return (
      told && {
        ...{ kind: "portfolio", ...told, entered: null, split: null, cash: null, assumed: null },
        ...{ ahead: aheadOf(clause), first: has(clause, "risk", "may_lose") ? "range" : "worth" },
      }
    );
  },
  scenario: ofAssets((clause, assets) => {
    const move = moveOf(clause);
    const units = amountsOf(clause, "number").find(({ at }) => OF_UNITS.test(clause.text.slice(at)));
    const level = move === null ? levelOf(clause, units) : null;
    if ((move ?? level) === null) return null;
    const nothing = { usd: null, leverage: null, side: "long" } as const;
    return {
      kind: "scenario",
      assets: assets.slice(0, 1),
      move,
      level,
      units: units?.value ?? null,
      ...nothing,
    };
  }),
  linked: (clause, talk) => {
    const assets = findPair(clause, talk);
    return assets && { kind: "linked", assets, move: moveOf(clause), level: null, units: null };
  },
  forecast: ofAssets((clause, assets) =>
    has(clause, OF_PAST)
      ? null
      : {
          ...{ kind: "forecast", assets, ahead: aheadOf(clause), move: null, direction: wayOf(clause) },
          ...{ level: levelOf(clause), far: has(clause, ...FAR) },
        },
  ),
  risk: ofAssets((clause, assets) => ({
    ...{ kind: "risk", assets, against: null, span: pastOf(clause) },
    measure: firstOf(clause, "extremes") ?? null,
  })),
  why_moved: ofAssets((clause, assets) => ({
    ...{ kind: "why_moved", assets, span: pastOf(clause), days: false },
    direction: wayOf(clause),
  })),
  change: ofAssets((clause, assets) =>
    has(clause, "changed", "change_ours") ? { kind: "change", assets, span: pastOf(clause) } : null,
  ),
  market: (clause) => ({
    ...{ kind: "market", assets: [], about: "moves", span: pastOf(clause), ahead: null },
    ...{ group: groupOf(has(clause, "coins"), has(clause, "stocks")), direction: wayOf(clause) },
  }),
};

/**
 * What a clause asks if it is of this kind: the last ask of the kind with what the clause names in the place of its like, else one
 * of the assets, days, amounts and figures it names; null where they are not enough. Pure.
 */
export const fillAsk = (kind: AskKind, clause: Clause, talk: Talk): Ask | null =>
  (talk.ask?.kind === kind ? changeLast(talk.ask, clause) : null) ?? FILLS[kind]?.(clause, talk) ?? null;
