import { LOGGED_ENDPOINTS, type LoggedEndpoint } from "../../../../shared/endpoints.ts";
import type { ErrorCode } from "../../../../shared/errors.ts";
import { DAY_MS, dateOf } from "../../../../shared/time.ts";
import { HELD } from "../../../db/account-schema.ts";
import type { Sql } from "./find-row.ts";

export interface LoggedCall {
  id: string;
  keyId: string;
  endpoint: LoggedEndpoint;
  method: string;
  /** HTTP status of the answer */
  status: number;
  /** the error's; null for an answer */
  code: ErrorCode | null;
  credits: number;
  ms: number;
  at: number;
}

/** Which calls: all, or those of a key, of an endpoint, or that were refused or failed. */
export interface LogFilter {
  keyId?: string;
  endpoint?: LoggedEndpoint;
  errorsOnly?: boolean;
}

/** One page of the log is asked for by the place it begins below, newest first. */
export interface LogPage extends LogFilter {
  before?: number;
  limit: number;
}

export interface CallRow extends Record<string, SqlStorageValue> {
  seq: number;
  state: number;
  id: string;
  key_id: string;
  endpoint: LoggedEndpoint;
  method: string;
  status: number;
  code: ErrorCode | null;
  credits: number;
  ms: number;
  at: number;
}

/** A page of the log, without calls under way; `next` is where the following one begins, null at the end. */
export function readLog(sql: Sql, page: LogPage): { calls: LoggedCall[]; next: number | null } {
  const { query, values } = toQuery(page);
  const rows = sql.exec<CallRow>(query, ...values).toArray();
  const shown = rows.slice(0, page.limit);
  return { calls: shown.map(toCall), next: rows.length > page.limit ? (shown.at(-1)?.seq ?? null) : null };
}

/** Every form reads its index from `before` down and stops at the limit: the log's length does not matter. */
function toQuery({ before = Number.MAX_SAFE_INTEGER, keyId, endpoint, errorsOnly, limit }: LogPage) {
  const kind = errorsOnly ? "AND status >= 400" : `AND state <> ${HELD}`;
  const select = (filter: string) =>
    `SELECT * FROM calls WHERE seq < ?1 ${kind} ${filter} ORDER BY seq DESC LIMIT ?2`;
  const common = [before, limit + 1];
  if (keyId === undefined && endpoint === undefined && !errorsOnly)
    return { query: select(""), values: common };
  if (keyId === undefined && endpoint !== undefined)
    return { query: select("AND endpoint = ?3"), values: [...common, endpoint] };
  const ofKey = keyId === undefined ? "" : "AND key_id = ?3";
  // Of our own words only the ones that were asked for: what a caller wrote never becomes part of a statement.
  const asked = LOGGED_ENDPOINTS.filter((name) => endpoint === undefined || name === endpoint);
  const each = asked.map((name) => `SELECT * FROM (${select(`${ofKey} AND endpoint = '${name}'`)})`);
  const values = keyId === undefined ? common : [...common, keyId];
  return { query: `${unite(each)} ORDER BY seq DESC LIMIT ?2`, values };
}

/** An object's SQLite takes five terms in a compound SELECT; more are nested. */
const MAX_TERMS = 5;

function unite(selects: string[]): string {
  if (selects.length <= MAX_TERMS) return selects.join(" UNION ALL ");
  const head = selects.slice(0, MAX_TERMS).join(" UNION ALL ");
  return unite([`SELECT * FROM (${head})`, ...selects.slice(MAX_TERMS)]);
}

/** Calls, credits and errors of each of the last `count` days, UTC, oldest first, days without calls included. */
export function readDays(sql: Sql, filter: LogFilter, count: number, now: number) {
  const { keyId = null, endpoint = null, errorsOnly = false } = filter;
  const dates = Array.from({ length: count }, (_, i) => dateOf(now - (count - 1 - i) * DAY_MS));
  const rows = sql
    .exec<{ date: string; calls: number; credits: number; errors: number }>(
      `SELECT date, sum(iif(?4, errors, calls)) AS calls, sum(iif(?4, 0, credits)) AS credits, sum(errors) AS errors
        FROM tallies WHERE date >= ?1 AND (?2 IS NULL OR key_id = ?2) AND (?3 IS NULL OR endpoint = ?3) GROUP BY date`,
      ...[dates[0] ?? "", keyId, endpoint, Number(errorsOnly)],
    )
    .toArray();
  const byDate = new Map(rows.map((row) => [row.date, row]));
  return dates.map((date) => byDate.get(date) ?? { date, calls: 0, credits: 0, errors: 0 });
}

export const toCall = ({
  id,
  key_id: keyId,
  endpoint,
  method,
  status,
  code,
  credits,
  ms,
  at,
}: CallRow): LoggedCall => {
  return { id, keyId, endpoint, method, status, code, credits, ms, at };
};
