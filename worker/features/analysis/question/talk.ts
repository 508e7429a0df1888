import { type FactKind, MAX_ASSETS } from "../../../../shared/analysis.ts";
import { factKindSchema } from "../../../../shared/fact-kinds.ts";
import type { Currency } from "../../../providers/prices/rates/rates.ts";
import type { Asset } from "../../markets/assets.ts";
import { resolveAssets } from "../../markets/resolve.ts";
import type { Ahead, Day, Position, Span } from "../asks/desk/fields.ts";
import type { DistressAsk } from "../asks/distress.ts";
import type { NotHeldAsk } from "../asks/not-held.ts";
import type { Ask } from "../asks/registry.ts";
import { restOf } from "./money/sold-part.ts";
import type { Clause } from "./read-clauses.ts";

/** What a talk is about so far: what a message that goes on may leave unsaid. */
export interface Talk {
  assets: Asset[];
  /** those talked about before these */
  before: Asset[];
  /** all talked about so far, in the order they came up */
  named: Asset[];
  /** "not Tesla": until it is named again */
  leftOut: Asset[];
  /** the last past day or span asked about */
  span: Span | null;
  ahead: Ahead | null;
  position: Position | null;
  units: number | null;
  /** percent that somebody states to have lost */
  lost: number | null;
  usd: number | null;
  /** the currency of the last amounts; null: dollars */
  currency: Currency | null;
  /** the figures asked about last */
  figures: FactKind[];
  /** the last ask that was about a market */
  ask: Ask | null;
  /** what was said last, whatever was made of it */
  said: Clause[];
  /** the message it was read from, and the talk before that */
  asked: { clauses: Clause[]; before: Talk } | null;
  /** those of the last ranking, in its order */
  ranked: Asset[];
  unheld: NotHeldAsk | null;
  /** what somebody in distress said last, until they ask of a market again */
  distress: DistressAsk | null;
  /** funds that stand for an index or a metal that was named */
  tracked: Asset[];
  /** the market's day */
  today: Day;
  /** the last clause stated of a move: "Solana keeps sliding" */
  hasMoved: boolean;
  /** the last clause stated somebody's view of an asset */
  isReported: boolean;
}

export const SILENCE: Talk = {
  assets: [],
  before: [],
  named: [],
  leftOut: [],
  span: null,
  ahead: null,
  position: null,
  units: null,
  lost: null,
  usd: null,
  currency: null,
  figures: [],
  ask: null,
  said: [],
  asked: null,
  ranked: [],
  unheld: null,
  distress: null,
  tracked: [],
  today: "9999-12-31",
  hasMoved: false,
  isReported: false,
};

/** The assets of a clause, or those of the talk where it names none. */
export function subjectOf({ assets }: Clause, talk: Talk): Asset[] {
  return assets.length > 0 ? unique(assets) : talk.assets;
}

export const unique = (assets: readonly Asset[]): Asset[] => [...new Set(assets)].slice(0, MAX_ASSETS);

/** "And without AMD?", of several; all of them where nothing would be left. */
export function without(assets: Asset[], leftOut: readonly Asset[]): Asset[] {
  const left = assets.filter((asset) => !leftOut.includes(asset));
  return left.length > 0 ? left : assets;
}

/** Whether what was asked last is how something moved. */
export const wasOfMoves = ({ ask }: Talk): boolean =>
  ask?.kind === "change_between" || ask?.kind === "why_moved" || (ask?.kind === "compare" && ask.by === null);

/** What is known after an ask. */
export function remember(talk: Talk, ask: Ask): Talk {
  const assets = ask.assets.length > 0 ? ask.assets : talk.assets;
  const isSame = assets.every((asset) => talk.assets.includes(asset));
  const figures = figuresOf(ask);
  return {
    ...talk,
    assets,
    before: isSame ? talk.before : talk.assets,
    named: unique([...talk.named, ...ask.assets]),
    ask: isOfMarkets(ask) ? ask : talk.ask,
    figures: figures.length > 0 ? figures : talk.figures,
    span: spanOf(ask) ?? talk.span,
    ...(ask.kind === "position" && ask.want !== "recovery" && { position: restOf(ask.position) }),
    ...(ask.kind === "forecast" && ask.ahead && { ahead: ask.ahead }),
    ...(ask.kind === "not_held" && { unheld: ask }),
  };
}

/** The figures that an ask is about. */
function figuresOf(ask: Ask): FactKind[] {
  if ("figures" in ask) return ask.figures;
  if (ask.kind === "risk") return [ask.measure === "drawdown" ? "drawdown" : "volatility_30d"];
  if (ask.kind === "ranking" || ask.kind === "compare") return ask.by && ask.by !== "score" ? [ask.by] : [];
  return ask.kind === "definition" ? figuresOfTerm(ask.of) : [];
}

function figuresOfTerm(of: string): FactKind[] {
  if (of === "golden_cross" || of === "death_cross") return ["sma_50", "sma_200"];
  return isFactKind(of) ? [of] : [];
}

/** The past that an ask is of. */
export function spanOf(ask: Ask): Span | null {
  const when = "span" in ask ? ask.span : "when" in ask ? ask.when : null;
  return when && "from" in when ? when : null;
}

const FACT_KINDS: ReadonlySet<string> = new Set(factKindSchema.options);
const isFactKind = (of: string): of is FactKind => FACT_KINDS.has(of);

const isOfMarkets = ({ kind }: Ask) => !["chitchat", "about", "unread", "definition"].includes(kind);

/**
 * Of what was answered nothing counts but the order of a ranking ("is it a buy?" is asked of its first, "which of those?" of
 * all) or of a comparison.
 */
export function hearAnswer(talk: Talk, answer: string): Talk {
  const { ask } = talk;
  if (ask?.kind === "compare" || (ask?.kind === "ranking" && ask.assets.length > 0))
    return { ...talk, ranked: namedIn(answer).filter((asset) => ask.assets.includes(asset)) };
  if (ask?.kind !== "ranking") return talk;
  const ranked = namedIn(answer);
  const first = ranked.slice(0, 1);
  return { ...talk, assets: first, named: unique([...talk.named, ...first]), ranked };
}
const RANKED_WITHIN = 400;
const namedIn = (answer: string): Asset[] => unique(resolveAssets(answer.slice(0, RANKED_WITHIN)).assets);
