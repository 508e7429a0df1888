import type { Missing } from "../../../shared/missing.ts";
import { AppError } from "../../errors.ts";
import type { Asset } from "../markets/assets.ts";

import { type Ask, besidesOf, unheldOf } from "./asks/registry.ts";
import { type Gathered, type Lost, RETRY_AFTER_S, refuseLost } from "./gather.ts";

import type { Question } from "./question/question.ts";

/** What an answer is about: the assets named, and of asks that name none those they look at. */
export const subjectsOf = ({ asks, assets }: Question): Asset[] => {
  // What is not answered needs no prices.
  if (asks.every(({ kind }) => kind === "unread")) return [];
  return [...new Set([...assets, ...asks.filter((ask) => ask.assets.length === 0).flatMap(besidesOf)])];
};

/** Asks with that for the day of results in the place of one that reads as not held: of some assets it is known. */
export const askForResults = (asks: readonly Ask[]): Ask[] =>
  asks.map((ask) =>
    ask.kind === "not_held" && ask.topic === "earnings_date" && ask.assets.length > 0
      ? { kind: "figure", assets: ask.assets, figures: ["next_report"], claim: null }
      : ask,
  );

/** What of a question could not be served: assets whose data cannot be had now, and what we do not hold, in words of ours. */
export function listMissing(
  { asks, unknown }: Question,
  { missing: lost, evidence }: Pick<Gathered, "missing" | "evidence">,
): Missing[] {
  const never = (asset: string, code: Missing["code"]) => ({ asset, code, retryAfter: null });
  return [
    ...lost.map(({ asset, ...why }) => ({ asset: asset.symbol, ...why })),
    ...(unknown.length > 0 ? [never("unknown", "asset_unknown")] : []),
    ...asks.flatMap((ask) => unheldOf(ask, evidence)).map(({ asset, code }) => never(asset, code)),
  ];
}

/**
 * Throws where too little is left to answer from: for one asset why it cannot be had (`market_data_unavailable`,
 * `lookups_exhausted`), `data_missing` for over half of several.
 */
export function refuseIfLost(subjects: Asset[], lost: Lost[]): void {
  if (lost.length * 2 <= subjects.length) return;
  if (subjects.length === 1) throw refuseLost(lost);
  const symbols = lost.map(({ asset }) => asset.symbol).join(", ");
  throw new AppError("data_missing", {
    fields: { assets: `Not to be had right now: ${symbols}.` },
    retryAfterS: Math.max(...lost.map(({ retryAfter }) => retryAfter ?? RETRY_AFTER_S)),
  });
}
