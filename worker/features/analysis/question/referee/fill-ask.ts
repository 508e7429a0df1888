import type { AskKind } from "../../../../../shared/asks.ts";
import type { Span } from "../../asks/desk/fields.ts";
import { type Ask, nameAsk } from "../../asks/registry.ts";
import { firstOf, has } from "../lexicon/lexicon.ts";
import { findMeasure } from "../ranking/measure.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { subjectOf, type Talk, unique } from "../talk.ts";
import { groupOf, wayOf } from "../words/way.ts";

type Fill = (clause: Clause, talk: Talk) => Ask | null;

const pastOf = ({ dates }: Clause): Span | null =>
  dates.find(({ past, tense }) => past && tense !== "ahead")?.past ?? null;
const aheadOf = ({ dates }: Clause) => dates.find(({ ahead }) => ahead)?.ahead ?? null;

/** Of these assets or those of the talk; nothing without any. */
const ofAssets =
  (fill: (clause: Clause, talk: Talk, assets: Clause["assets"]) => Ask | null): Fill =>
  (clause, talk) => {
    const assets = subjectOf(clause, talk);
    return assets.length > 0 ? fill(clause, talk, assets) : null;
  };

const ofFigures = (kind: "technical" | "fundamental"): Fill =>
  ofAssets(({ figures }, _, assets) => ({ kind, assets, figures, claim: null }));

const compare: Fill = (clause, talk) => {
  const named = unique(clause.assets);
  const assets = named.length === 1 ? unique([...talk.assets, ...named]) : subjectOf(clause, talk);
  if (assets.length < 2) return null;
  const { by, want } = findMeasure(clause, assets);
  const span = pastOf(clause);
  const last = talk.ask?.kind === "compare" ? talk.ask : null;
  const isOther = by !== "score" || span !== null;
  return {
    ...{ kind: "compare", assets, unheld: null },
    ...(isOther || !last
      ? { by: span ? null : by, span, want: has(clause, "most", "least") ? want : null }
      : { by: last.by, span: last.span, want: last.want }),
  };
};

/**
 * An ask of each kind from what a clause names, whatever its words; null where that is not enough, or where words alone say
 * what is asked.
 */
const FILLS: Record<AskKind, Fill | null> = {
  overview: ofAssets((_, __, assets) => ({ kind: "overview", assets })),
  opinion: ofAssets((_, __, assets) => nameAsk("opinion", assets)),
  technical: ofFigures("technical"),
  fundamental: ofFigures("fundamental"),
  figure: ofAssets(({ figures }, _, assets) => ({
    ...{ kind: "figure", assets, claim: null },
    figures: figures.length > 0 ? figures : ["price"],
  })),
  sentiment: ofAssets((clause, _, assets) => ({
    ...{ kind: "sentiment", assets, claim: null },
    about: has(clause, "news") ? "news" : "mood",
  })),
  compare,
  price_at: ofAssets((clause, talk, assets) => {
    const when = pastOf(clause);
    const last = talk.ask?.kind === "price_at" ? talk.ask : null;
    return when ? { kind: "price_at", assets, when, which: last?.which ?? null } : null;
  }),
  change_between: ofAssets((clause, talk, assets) => {
    const span = pastOf(clause) ?? (talk.ask?.kind === "change_between" ? talk.span : null);
    return span ? { kind: "change_between", assets, span, in: "percent", since: null } : null;
  }),
  why_moved: ofAssets((clause, _, assets) => ({
    ...{ kind: "why_moved", assets, span: pastOf(clause) },
    ...{ direction: wayOf(clause), days: false },
  })),
  change: ofAssets((clause, _, assets) => ({ kind: "change", assets, span: pastOf(clause) })),
  risk: ofAssets((clause, _, assets) => ({
    ...{ kind: "risk", assets, against: null },
    ...{ measure: null, span: pastOf(clause) },
  })),
  forecast: ofAssets((clause, _, assets) => ({
    ...{ kind: "forecast", assets, ahead: aheadOf(clause) },
    level: amountsOf(clause, "usd", "number")[0]?.value ?? null,
    ...{ move: null, direction: wayOf(clause) },
  })),
  plan: ofAssets((clause, { position }, assets) => ({
    ...{ kind: "plan", assets, position, of: firstOf(clause, "plans") ?? "plan" },
    ...{ stop: null, risk: null, ahead: aheadOf(clause) },
  })),
  scenario: ofAssets((clause, _, assets) => {
    const [percent] = amountsOf(clause, "percent");
    const [price] = amountsOf(clause, "usd", "number");
    const size = percent?.value ?? null;
    const move = size !== null && wayOf(clause) === "down" ? -Math.abs(size) : size;
    const level = move === null ? (price?.value ?? null) : null;
    if ((move ?? level) === null) return null;
    return {
      ...{ kind: "scenario", assets, move, level },
      ...{ units: null, usd: null, leverage: null, side: "long" },
    };
  }),
  market: (clause) => ({
    ...{ kind: "market", assets: [], about: "moves", span: pastOf(clause), ahead: null },
    ...{ group: groupOf(has(clause, "coins"), has(clause, "stocks")), direction: wayOf(clause) },
  }),
  ...{ past_days: null, season: null, convert: null, position: null, dca: null, portfolio: null },
  ...{ linked: null, ranking: null, definition: null, about: null, not_held: null },
  ...{ advice_limits: null, chitchat: null, distress: null, unread: null },
};

/** What a clause asks if it is of this kind, from the assets, days, amounts and figures it names. Pure. */
export const fillAsk = (kind: AskKind, clause: Clause, talk: Talk): Ask | null =>
  FILLS[kind]?.(clause, talk) ?? null;
