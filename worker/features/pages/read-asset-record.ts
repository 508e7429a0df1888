import { joinCalls, PAST_ROWS, type PastCall } from "../../../shared/past-calls.ts";
import type { RecordSummary } from "../../../shared/record.ts";
import type { Chain } from "../../../shared/record-head.ts";
import type { Deps } from "../../deps.ts";
import type { Asset } from "../markets/assets.ts";
import { readRecord } from "../record/read-record.ts";

export interface AssetRecord {
  chain: Chain;
  asset: string;
  calls: PastCall[];
  /** of the asset's kind */
  coverage: RecordSummary["coverage"];
}

type Tools = Pick<Deps, "db" | "record" | "cache" | "markets">;

/** What the record holds of an asset: at most ten calls with what came of them, and how ranges of its kind held. */
export async function readAssetRecord(
  deps: Tools,
  { symbol, type }: Pick<Asset, "symbol" | "type">,
): Promise<AssetRecord> {
  const chain = deps.markets[type].kind;
  const [calls, outcomes] = await Promise.all(
    (["call", "call-outcome"] as const).map((kind) =>
      readRecord(deps, { chain, asset: symbol, kind, limit: PAST_ROWS }),
    ),
  );
  const rows = [calls, outcomes].flatMap((reply) => reply?.items.map(({ row }) => row) ?? []);
  const coverage = calls?.summary.coverage.filter((one) => one.type === type) ?? [];
  return { chain, asset: symbol, calls: joinCalls(rows), coverage };
}
