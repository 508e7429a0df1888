import { LISTED_CRYPTO, LISTED_STOCKS } from "../../shared/listed.ts";
import type { RecordRow } from "../../shared/record.ts";
import { GENESIS, hashRow } from "../../shared/record-log/hash-row.ts";
import { findAsset } from "../features/markets/assets.ts";
import { makeRows } from "../features/record/make-rows.ts";
import { makeBars } from "../test/analysis/make-evidence.ts";

const DAY = "2026-10-13";
const BARS = 1_120;
/** So many days of rows are chained. */
const DAYS = 100;

const spentMs = (from: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1_000;
};

/** What a night of the record costs in Node: CPU to make the rows of the ten listed assets, and to chain each. */
export async function measureRecord() {
  const night = () =>
    [...LISTED_CRYPTO, ...LISTED_STOCKS].flatMap((symbol, i) => {
      const asset = findAsset(symbol);
      if (!asset) return [];
      const bars = makeBars({ count: BARS, end: DAY, type: asset.type, seed: i + 1 });
      return makeRows(asset, [{ source: "bench", closesOnly: false, bars }], { filed: [] });
    });
  night();
  const begun = process.cpuUsage();
  const rows = night();
  const makeMs = spentMs(begun);
  const chained = process.cpuUsage();
  let [previous, seq] = [GENESIS, 0];
  for (let day = 0; day < DAYS; day++)
    for (const row of rows) {
      const written = { ...row, chain: "live", seq: ++seq, writtenAt: `${DAY}T23:00:00.000Z` } as RecordRow;
      previous = await hashRow(previous, written);
    }
  const chainMs = spentMs(chained);
  return {
    rowsANight: rows.length,
    makeCpuMs: Number(makeMs.toFixed(1)),
    chainedRows: seq,
    chainCpuSeconds: Number((chainMs / 1_000).toFixed(2)),
    chainCpuMsARow: Number((chainMs / seq).toFixed(3)),
  };
}
