import type { Action } from "../../../shared/action.ts";
import type { Fact } from "../../../shared/analysis.ts";
import type { AssetReply } from "../../../shared/board.ts";
import type { MarketKind } from "../../../shared/markets.ts";

export const COLOR: Record<Action, string> = { Buy: "text-up", Hold: "text-fg", Sell: "text-down" };

/** "2026-11-22 16:04 UTC" */
export const formatMinute = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

/** "+27", "−80" */
export const formatScore = (score: number | null): string =>
  score === null ? "" : `${score > 0 ? "+" : score < 0 ? "−" : ""}${Math.abs(Math.round(score))}`;

export const MARKS: Record<MarketKind, string> = {
  live: "LIVE",
  simulated: "SIMULATED MARKET",
  replay: "REPLAY",
};

/** A sentence without its citations, which lead nowhere where no script runs. */
export const dropCitations = (text: string): string => text.replace(/\s?\[f\d+\]/g, "");

/** The asset's fact of a kind, where it is held. */
export const factOf = ({ facts }: AssetReply, kind: Fact["kind"]): Fact | undefined =>
  facts.find((fact) => fact.kind === kind);
