import type { Missing } from "../../../shared/missing.ts";
import { AppError } from "../../errors.ts";
import type { Asset } from "../markets/assets.ts";
import { besidesOf, unheldOf } from "./asks/registry.ts";
import { type Lost, RETRY_AFTER_S, refuseLost } from "./gather.ts";
import type { Question } from "./question/question.ts";

/** What an answer is about: the assets named, and of asks that name none those they look at. */
export const subjectsOf = ({ asks, assets }: Question): Asset[] => {
  // What is not answered needs no prices.
  if (asks.every(({ kind }) => kind === "unread")) return [];
  return [...new Set([...assets, ...asks.filter((ask) => ask.assets.length === 0).flatMap(besidesOf)])];
};

/** What of a question could not be served: assets whose data cannot be had now, and what we do not hold, in words of ours. */
export function tellMissing({ asks, unknown }: Question, lost: Lost[]): Missing[] {
  const never = (asset: string, code: Missing["code"]) => ({ asset, code, retryAfter: null });
  return [
    ...lost.map(({ asset, ...why }) => ({ asset: asset.symbol, ...why })),
    ...(unknown.length > 0 ? [never("unknown", "asset_unknown")] : []),
    ...asks.flatMap(unheldOf).map(({ asset, code }) => never(asset, code)),
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
