import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { MODEL_PORTFOLIOS } from "../../../../shared/model-portfolios.ts";
import type { Chain } from "../../../../shared/record-head.ts";
import { type RecordScores, recordScoresSchema } from "../../../../shared/record-scores.ts";
import type { Deps } from "../../../deps.ts";
import { CALL_HORIZON_DAYS } from "../../analysis/daily-call/measured.ts";
import { HORIZONS } from "../../analysis/forecast/teaching.ts";

type Tools = Pick<Deps, "record" | "cache">;
/** By asset; "" of all. */
type AllScores = Record<string, RecordScores>;

const keyOf = (chain: Chain) => `record-scores:${chain}`;
const allScoresSchema = z.record(z.string(), recordScoresSchema);
export const NO_SCORES: RecordScores = { reliability: [], coverage: [], months: [], ranges: [] };
/** Ranges of one asset that are drawn: the last ones. */
const MOST_RANGES = 60;
const MODELS = MODEL_PORTFOLIOS.map(({ asset }) => asset);
const ODDS = ["fall10", "fall20", "rise10"];

/** What the scored rows of a chain come to for each asset, as kept when they were written; made now when it was not. */
export async function readScores(deps: Tools, chain: Chain): Promise<AllScores> {
  const kept = allScoresSchema.safeParse(await deps.cache.get(keyOf(chain), "json"));
  return kept.data ?? keepScores(deps, chain);
}

/** Adds up a chain, all of whose outcomes are read, and keeps it for the page. */
export async function keepScores(deps: Tools, chain: Chain): Promise<AllScores> {
  const scores = await addUp(deps, chain);
  await deps.cache.put(keyOf(chain), JSON.stringify(scores));
  return scores;
}

const of = (path: string) => sql`json_extract(body, ${`$.${path}`})`;
const scored = (chain: Chain, kind: string) =>
  sql`chain = ${chain} AND kind = ${kind} AND json_extract(body, '$.result') = 'scored'`;

type Tenth = RecordScores["reliability"][number];
type Covered = RecordScores["coverage"][number];
type Month = RecordScores["months"][number];
type Range = RecordScores["ranges"][number];

async function addUp({ record }: Tools, chain: Chain): Promise<AllScores> {
  const all = <Row>(query: SQL) => record.all<Row & { asset: string }>(query);
  const odds = sql.join(
    ODDS.map(
      (name) => sql`SELECT asset, ${of(`odds.${name}`)} told, ${of(`touched.${name}`)} came FROM record_rows
        WHERE ${scored(chain, "forecast-outcome")}`,
    ),
    sql` UNION ALL `,
  );
  const tenths = (asset: SQL) =>
    sql`SELECT ${asset} asset, min(9, CAST(told * 10 AS INTEGER)) tenth, count(*) cases, avg(told) told, avg(came) came
      FROM (${odds}) WHERE told IS NOT NULL AND came IS NOT NULL GROUP BY 1, 2`;
  const covered = (asset: SQL, whose: SQL) =>
    sql`SELECT ${asset} asset, ${of("type")} type, substr(date, 1, 7) month, count(*) cases, avg(${of("held80")}) held80
      FROM record_rows WHERE ${scored(chain, "forecast-outcome")} AND horizon_days = ${CALL_HORIZON_DAYS} AND ${whose}
      GROUP BY 1, 2, 3`;
  const months = (asset: SQL) =>
    sql`SELECT ${asset} asset, substr(date, 1, 7) month, sum(${of("right")}) "right", sum(1 - ${of("right")}) wrong
      FROM record_rows WHERE ${scored(chain, "call-outcome")} GROUP BY 1, 2`;
  const [reliability, coverage, byMonth, ranges] = await Promise.all([
    all<Tenth>(sql`${tenths(sql`''`)} UNION ALL ${tenths(sql`asset`)} ORDER BY 1, 2`),
    all<Covered>(
      sql`${covered(sql`''`, sql`asset NOT IN ${MODELS}`)} UNION ALL ${covered(sql`asset`, sql`1`)} ORDER BY 1, 2, 3`,
    ),
    all<Month>(sql`${months(sql`''`)} UNION ALL ${months(sql`asset`)} ORDER BY 1, 2`),
    all<Range>(
      // The longer of the daily horizons that has an outcome.
      sql`WITH outcomes AS (SELECT asset, horizon_days horizonDays, date, ${of("until")} until, ${of("q10")} q10,
          ${of("q90")} q90, ${of("close")} close, max(horizon_days) OVER (PARTITION BY asset) longest
          FROM record_rows WHERE ${scored(chain, "forecast-outcome")} AND horizon_days IN ${[...HORIZONS]}),
        ranked AS (SELECT *, row_number() OVER (PARTITION BY asset ORDER BY date DESC) nth FROM outcomes
          WHERE horizonDays = longest)
        SELECT * FROM ranked WHERE nth <= ${MOST_RANGES} ORDER BY asset, date`,
    ),
  ]);
  const own = <Row extends { asset: string }>(rows: Row[], asset: string) =>
    rows.filter((row) => row.asset === asset);
  const assets = new Set([...reliability, ...coverage, ...byMonth, ...ranges].map(({ asset }) => asset));
  return Object.fromEntries(
    [...assets].map((asset) => [
      asset,
      // What a row has beyond the shape is dropped.
      recordScoresSchema.parse({
        reliability: own(reliability, asset),
        coverage: own(coverage, asset),
        months: own(byMonth, asset),
        ranges: own(ranges, asset),
      }),
    ]),
  );
}
