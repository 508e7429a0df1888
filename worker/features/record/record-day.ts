import { and, eq, inArray, lte } from "drizzle-orm";
import type { AssetType } from "../../../shared/markets.ts";
import { type CallRow, type ForecastRow, type RecordRow, recordRowSchema } from "../../../shared/record.ts";
import { recordDue, recordRows } from "../../db/record-schema.ts";
import type { Deps } from "../../deps.ts";
import type { ReportedResults } from "../../providers/prices/prices.ts";
import type { KnownResults } from "../analysis/outlook/find-report.ts";
import { readFundamentals } from "../analysis/read-reports.ts";
import { type Asset, findAsset } from "../markets/assets.ts";
import { LISTED } from "../markets/cache/price-list.ts";
import { readCalendar } from "../markets/store/earnings-calendar.ts";
import { appendRows } from "./append-rows.ts";
import { type Draft, makeRows } from "./make-rows.ts";
import { doAgree, readSources, sourcesNeeded } from "./read-sources.ts";
import { scoreRow } from "./score-row.ts";

type Tools = Pick<Deps, "record" | "db" | "cache" | "markets" | "now" | "waitUntil">;

/** What is still to be written after the close of a day: assets without rows of it, and rows whose horizon has passed. */
export interface Work {
  date: string;
  assets: { asset: Asset; isMissing: boolean; due: number[] }[];
}

/** Empty `assets`: nothing is to be done. Two queries by index. */
export async function findWork(
  { record, markets }: Pick<Tools, "record" | "markets">,
  type: AssetType,
  date: string,
): Promise<Work> {
  const { kind: chain } = markets[type];
  const symbols = [...LISTED[type]];
  const [written, due] = await Promise.all([
    record
      .selectDistinct({ asset: recordRows.asset })
      .from(recordRows)
      .where(
        and(
          eq(recordRows.chain, chain),
          eq(recordRows.date, date),
          inArray(recordRows.asset, symbols),
          inArray(recordRows.kind, ["forecast", "call"]),
        ),
      ),
    record
      .select({ asset: recordDue.asset, seq: recordDue.seq })
      .from(recordDue)
      .where(and(eq(recordDue.chain, chain), lte(recordDue.until, date), inArray(recordDue.asset, symbols))),
  ]);
  const assets = symbols.flatMap((symbol) => {
    const asset = findAsset(symbol);
    const isMissing = !written.some((row) => row.asset === symbol);
    const seqs = due.filter((row) => row.asset === symbol).map(({ seq }) => seq);
    return asset && (isMissing || seqs.length > 0) ? [{ asset, isMissing, due: seqs }] : [];
  });
  return { date, assets };
}

/**
 * Writes what a day's close makes possible: the forecasts and calls that start there, and the outcomes it shows. Leaves out
 * what two sources do not agree on. All rows or none; returns how many, null if another run wrote meanwhile.
 */
export async function recordDay(
  deps: Tools,
  type: AssetType,
  { date, assets }: Work,
): Promise<number | null> {
  const { kind: chain } = deps.markets[type];
  const needed = sourcesNeeded(chain);
  const drafts: Draft<RecordRow>[] = [];
  // One asset after another: free plans allow a few requests a minute.
  for (const { asset, isMissing, due } of assets) {
    const series = await readSources(deps, asset, date);
    const current = series.filter(({ bars }) => bars.at(-1)?.date === date);
    const closes = current.map(({ bars }) => bars.at(-1)?.close ?? 0);
    if (isMissing && doAgree(closes, needed))
      drafts.push(...makeRows(asset, current, await readKnown(deps, asset)));
    const rows = await readRows(deps, type, due);
    const reported = rows.some(({ kind }) => kind === "forecast") ? await readReported(deps, asset) : null;
    for (const row of rows) {
      const outcome = scoreRow(row, series, needed, date, reported);
      if (outcome) drafts.push(outcome);
    }
  }
  return (await appendRows(deps, chain, drafts)) ? drafts.length : null;
}

/** The days on which a stock's reports were filed, and the next ones in the calendar; a coin has neither. */
async function readKnown(deps: Tools, asset: Asset): Promise<KnownResults> {
  if (asset.type === "crypto") return { filed: null };
  const [report, calendar] = await Promise.all([readFundamentals(deps, asset), readCalendar(deps, asset)]);
  return { filed: report?.reports ?? null, calendar };
}

/**
 * When a company reported its results; null if no source knows, or none answers: no outcome waits for it. It is asked anew each time, as
 * what was filed a minute before a close belongs to its day.
 */
const readReported = ({ markets }: Tools, asset: Asset): Promise<ReportedResults | null> =>
  markets[asset.type].reportedResults?.(asset).catch(() => null) ?? Promise.resolve(null);

const DUE_AT_ONCE = 80;

async function readRows(
  { record, markets }: Pick<Tools, "record" | "markets">,
  type: AssetType,
  seqs: number[],
): Promise<(ForecastRow | CallRow)[]> {
  if (seqs.length === 0) return [];
  const rows = await record
    .select({ body: recordRows.body })
    .from(recordRows)
    .where(
      and(eq(recordRows.chain, markets[type].kind), inArray(recordRows.seq, seqs.slice(0, DUE_AT_ONCE))),
    );
  return rows.flatMap(({ body }) => {
    const row = recordRowSchema.parse(JSON.parse(body));
    return row.kind === "forecast" || row.kind === "call" ? [row] : [];
  });
}
