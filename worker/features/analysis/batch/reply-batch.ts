import type { BatchMissing, BatchReply, BatchRequest, BatchRow } from "../../../../shared/batch.ts";
import { DISCLAIMER } from "../../../../shared/product.ts";
import { AppError } from "../../../errors.ts";
import type { Asset } from "../../markets/assets.ts";
import type { Evidence } from "../evidence.ts";
import type { Gathered } from "../gather.ts";
import { judgeEvidence } from "../judge-evidence.ts";
import { findNamedAsset } from "../question/named-question.ts";

/** What a batch names: assets of ours, with the first place of each in the request, and the names that are none. */
export interface NamedBatch {
  places: ReadonlyMap<Asset, number>;
  unknown: BatchMissing[];
}

const TICKER = /^[A-Z0-9.-]{1,12}$/;

/** The assets of a batch. Throws `data_missing` where none is ours. */
export function readBatch({ assets: names }: Pick<BatchRequest, "assets">): NamedBatch {
  const places = new Map<Asset, number>();
  const unknown = new Map<string, BatchMissing>();
  names.forEach((name, index) => {
    try {
      const asset = findNamedAsset(name, `assets.${index}`);
      if (!places.has(asset)) places.set(asset, index);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const ticker = name.toUpperCase();
      const asset = TICKER.test(ticker) ? ticker : "unknown";
      if (!unknown.has(name)) unknown.set(name, { index, asset, code: error.code, retryAfter: null });
    }
  });
  if (places.size === 0) refuse([...unknown.values()]);
  return { places, unknown: [...unknown.values()] };
}

/** Call, range and odds of each asset that can be answered, and why not of the others. Throws `data_missing` where none can. */
export function replyBatch(
  { evidence, missing }: Gathered,
  { places, unknown }: NamedBatch,
  horizonDays: BatchRequest["horizonDays"],
): BatchReply {
  const placeOf = ({ asset }: { asset: Asset }) => ({ index: places.get(asset) ?? 0 });
  const answered = evidence.map((one) => ({ one, row: toBatchRow(one, horizonDays) }));
  const rows = answered.flatMap(({ one, row }) => (row ? [{ ...placeOf(one), ...row }] : []));
  const unserved = [
    ...missing.map((lost) => ({ ...placeOf(lost), ...lost, asset: lost.asset.symbol })),
    ...answered.flatMap(({ one, row }) =>
      row ? [] : [{ ...placeOf(one), ...WITHOUT, asset: one.asset.symbol }],
    ),
    ...unknown,
  ].sort((a, b) => a.index - b.index);
  if (rows.length === 0) refuse(unserved);
  return { horizonDays, rows, missing: unserved, disclaimer: DISCLAIMER };
}

const WITHOUT = { code: "forecast_unavailable", retryAfter: null };

/** Null where the asset's bars bear no forecast of this horizon. */
function toBatchRow(
  evidence: Evidence,
  horizonDays: BatchRequest["horizonDays"],
): Omit<BatchRow, "index"> | null {
  const { asset, market } = evidence;
  const {
    calls: [call],
    forecast: [outlook],
  } = judgeEvidence([evidence], { days: horizonDays });
  const forecast = outlook?.horizons.find((one) => one.horizonDays === horizonDays);
  if (!call || !forecast || !outlook?.date || outlook.close === null) return null;
  return {
    asset: { symbol: asset.symbol, name: asset.name, type: asset.type, market },
    date: outlook.date,
    close: outlook.close,
    call: {
      action: call.action,
      date: call.date,
      score: call.score,
      edge: call.edge,
      horizonDays: call.horizonDays,
    },
    forecast,
  };
}

/** Asking again helps where a source may be back. */
function refuse(missing: BatchMissing[]): never {
  const waits = missing.flatMap(({ retryAfter }) => retryAfter ?? []);
  throw new AppError("data_missing", {
    fields: { assets: missing.map(({ asset, code }) => `${asset}: ${code}`).join(", ") },
    ...(waits.length > 0 && { retryAfterS: Math.max(...waits) }),
  });
}
