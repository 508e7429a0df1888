import type { BatchReply, BatchRequest, BatchRow } from "../../../../shared/batch.ts";
import type { Missing } from "../../../../shared/missing.ts";
import { DISCLAIMER } from "../../../../shared/product.ts";
import { AppError } from "../../../errors.ts";
import type { Asset } from "../../markets/assets.ts";
import type { Evidence } from "../evidence.ts";
import type { Gathered } from "../gather.ts";
import { judgeEvidence } from "../judge-evidence.ts";
import { findNamedAsset } from "../question/named-question.ts";

/** What a batch names: assets of ours, one each, and the names that are none. */
export interface NamedBatch {
  assets: Asset[];
  unknown: Missing[];
}

/** The assets of a batch. Throws `data_missing` where none is ours. */
export function readBatch({ assets: names }: Pick<BatchRequest, "assets">): NamedBatch {
  const assets: Asset[] = [];
  const unknown = new Map<string, Missing>();
  names.forEach((name, i) => {
    try {
      assets.push(findNamedAsset(name, `assets.${i}`));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      unknown.set(name, { asset: name, code: error.code, retryAfter: null });
    }
  });
  if (assets.length === 0) refuse([...unknown.values()]);
  return { assets: [...new Set(assets)], unknown: [...unknown.values()] };
}

/** Call, range and odds of each asset that can be answered, and why not of the others. Throws `data_missing` where none can. */
export function replyBatch(
  { evidence, missing }: Gathered,
  { unknown }: NamedBatch,
  horizonDays: BatchRequest["horizonDays"],
): BatchReply {
  const told = evidence.map((one) => ({ symbol: one.asset.symbol, row: tellRow(one, horizonDays) }));
  const rows = told.flatMap(({ row }) => row ?? []);
  const without = told.filter(({ row }) => !row).map(({ symbol }) => withoutForecast(symbol));
  const lost = missing.map(({ asset, ...why }) => ({ asset: asset.symbol, ...why }));
  const unserved = [...lost, ...without, ...unknown];
  if (rows.length === 0) refuse(unserved);
  return { horizonDays, rows, missing: unserved, disclaimer: DISCLAIMER };
}

const withoutForecast = (asset: string): Missing => ({
  asset,
  code: "forecast_unavailable",
  retryAfter: null,
});

/** Null where the asset's bars bear no forecast of this horizon. */
function tellRow(evidence: Evidence, horizonDays: BatchRequest["horizonDays"]): BatchRow | null {
  const { asset, market } = evidence;
  const {
    calls: [call],
    forecast: [told],
  } = judgeEvidence([evidence]);
  const forecast = told?.horizons.find((one) => one.horizonDays === horizonDays);
  if (!call || !forecast || !told?.date || told.close === null) return null;
  return {
    asset: { symbol: asset.symbol, name: asset.name, type: asset.type, market },
    date: told.date,
    close: told.close,
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
function refuse(missing: Missing[]): never {
  const waits = missing.flatMap(({ retryAfter }) => retryAfter ?? []);
  throw new AppError("data_missing", {
    fields: { assets: missing.map(({ asset, code }) => `${asset}: ${code}`).join(", ") },
    ...(waits.length > 0 && { retryAfterS: Math.max(...waits) }),
  });
}
