import { type SQL, sql } from "drizzle-orm";
import { MODEL_PORTFOLIOS } from "../../../shared/model-portfolios.ts";
import type { Chain } from "../../../shared/record-head.ts";
import { type RecordSummary, recordSummarySchema } from "../../../shared/record-summary.ts";
import type { Deps } from "../../deps.ts";
import { HOLD_PERCENT } from "../analysis/daily-call/measured.ts";

type Tools = Pick<Deps, "record" | "cache">;
const keyOf = (chain: Chain) => `record-summary:${chain}`;

/** What the scored rows of a chain add up to, as it was kept when they were written; made now when it was not. */
export async function readSummary(deps: Tools, chain: Chain): Promise<RecordSummary> {
  const kept = recordSummarySchema.safeParse(await deps.cache.get(keyOf(chain), "json"));
  return kept.data ?? keepSummary(deps, chain);
}

/** Adds up a chain, all of whose rows are read, and keeps it for the page. */
export async function keepSummary(deps: Tools, chain: Chain): Promise<RecordSummary> {
  const summary = await summarize(deps, chain);
  await deps.cache.put(keyOf(chain), JSON.stringify(summary));
  return summary;
}

const of = (path: string) => sql`json_extract(body, ${`$.${path}`})`;
const scored = (chain: Chain, kind: string) =>
  sql`chain = ${chain} AND kind = ${kind} AND json_extract(body, '$.result') = 'scored'`;
const MODELS = MODEL_PORTFOLIOS.map(({ asset }) => asset);
const ODDS = ["fall10", "fall20", "rise10"];

async function summarize({ record }: Tools, chain: Chain): Promise<RecordSummary> {
  const all = <Row>(query: SQL) => record.all<Row>(query);
  const [counts] = await all<
    Record<"forecasts" | "calls" | "none" | "outcomes", number> & { from: string | null }
  >(
    sql`SELECT min(date) "from", count(*) FILTER (WHERE kind = 'forecast') forecasts,
      count(*) FILTER (WHERE kind = 'call') calls, count(*) FILTER (WHERE kind IN ('forecast-outcome', 'call-outcome')) outcomes,
      count(*) FILTER (WHERE kind IN ('forecast-outcome', 'call-outcome') AND json_extract(body, '$.result') = 'none') none
      FROM record_rows WHERE chain = ${chain}`,
  );
  const coverage = await all<RecordSummary["coverage"][number]>(
    sql`SELECT ${of("type")} type, horizon_days horizonDays, count(*) cases, avg(${of("held50")}) held50,
      avg(${of("held80")}) held80 FROM record_rows WHERE ${scored(chain, "forecast-outcome")}
      AND asset NOT IN ${MODELS} GROUP BY 1, 2 ORDER BY 1, 2`,
  );
  const portfolios = await all<RecordSummary["portfolios"][number]>(
    sql`SELECT asset, horizon_days horizonDays, count(*) cases, avg(${of("held50")}) held50,
      avg(${of("held80")}) held80 FROM record_rows WHERE ${scored(chain, "forecast-outcome")}
      AND asset IN ${MODELS} GROUP BY 1, 2 ORDER BY 1, 2`,
  );
  const boards = await all<RecordSummary["boards"][number]>(
    sql`SELECT ${of("type")} type, horizon_days horizonDays, count(*) days, sum(${of("assets")}) cases,
      1.0 * sum(${of("held80")}) / sum(${of("assets")}) held80 FROM record_rows
      WHERE ${scored(chain, "board-outcome")} AND ${of("assets")} > 0 GROUP BY 1, 2 ORDER BY 1, 2`,
  );
  const byResults = (field: "results" | "reported") =>
    all<
      Pick<RecordSummary["results"][number], "horizonDays" | "cases" | "held50" | "held80"> & { are: number }
    >(
      sql`SELECT horizon_days horizonDays, json_type(body, ${`$.${field}`}) <> 'null' are, count(*) cases,
        avg(${of("held50")}) held50, avg(${of("held80")}) held80 FROM record_rows
        WHERE ${scored(chain, "forecast-outcome")} AND json_type(body, ${`$.${field}`}) IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2`,
    );
  const results = await byResults("results");
  const reported = await byResults("reported");
  const odds = sql.join(
    ODDS.map(
      (name) => sql`SELECT ${of(`odds.${name}`)} told, ${of(`touched.${name}`)} came FROM record_rows
        WHERE ${scored(chain, "forecast-outcome")}`,
    ),
    sql` UNION ALL `,
  );
  const reliability = await all<RecordSummary["reliability"][number]>(
    sql`SELECT min(9, CAST(told * 10 AS INTEGER)) tenth, count(*) cases, avg(told) told, avg(came) came
      FROM (${odds}) WHERE told IS NOT NULL AND came IS NOT NULL GROUP BY 1 ORDER BY 1`,
  );
  const hold = sql`CASE type WHEN 'crypto' THEN ${HOLD_PERCENT.crypto} ELSE ${HOLD_PERCENT.stock} END`;
  const byAction = (action: SQL, right: SQL) =>
    all<RecordSummary["actions"][number]>(
      sql`WITH calls AS (SELECT ${of("type")} type, ${action} action, ${right} correct, ${of("change")} change
        FROM record_rows WHERE ${scored(chain, "call-outcome")} AND ${action} IS NOT NULL),
      bases AS (SELECT type, avg(change > 0) up, avg(change < 0) down, avg(abs(change) <= ${hold}) still
        FROM calls GROUP BY type)
      SELECT calls.type, action, count(*) cases, avg(correct) "right",
        CASE action WHEN 'Buy' THEN up WHEN 'Sell' THEN down ELSE still END base
      FROM calls JOIN bases ON bases.type = calls.type GROUP BY 1, 2 ORDER BY 1, 2`,
    );
  const actions = await byAction(of("action"), of("right"));
  const shadow = await byAction(of("shadow.action"), of("shadow.right"));
  const { forecasts = 0, calls = 0, none = 0, outcomes = 0, from = null } = counts ?? {};
  const waiting = forecasts + calls - outcomes;
  return {
    from,
    forecasts,
    calls,
    none,
    waiting,
    coverage,
    portfolios,
    boards,
    results: results.map(({ are, ...one }) => ({ ...one, expected: are === 1 })),
    reported: reported.map(({ are, ...one }) => ({ ...one, inside: are === 1 })),
    reliability,
    actions,
    shadow,
  };
}
