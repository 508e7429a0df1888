import { ENDPOINTS, type Endpoint } from "../../../../shared/endpoints.ts";
import { DAY_MS, dateOf } from "../../../../shared/time.ts";
import { HELD } from "../../../db/account-schema.ts";
import type { Sql } from "./find-row.ts";

export interface LoggedCall {
  id: string;
  keyId: string;
  endpoint: Endpoint;
  /** HTTP status of the answer */
  status: number;
  credits: number;
  ms: number;
  at: number;
}

/** One page of the log is asked for by the place it begins below, newest first. */
export interface LogPage {
  before?: number;
  keyId?: string;
  endpoint?: Endpoint;
  limit: number;
}

interface CallRow extends Record<string, SqlStorageValue> {
  seq: number;
  id: string;
  key_id: string;
  endpoint: Endpoint;
  status: number;
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
function toQuery({ before = Number.MAX_SAFE_INTEGER, keyId, endpoint, limit }: LogPage) {
  const select = (filter: string) =>
    `SELECT * FROM calls WHERE seq < ?1 AND state <> ${HELD} ${filter} ORDER BY seq DESC LIMIT ?2`;
  const common = [before, limit + 1];
  if (keyId === undefined && endpoint === undefined) return { query: select(""), values: common };
  if (keyId === undefined) return { query: select("AND endpoint = ?3"), values: [...common, endpoint ?? ""] };
  const ofKey = (name: string) => `SELECT * FROM (${select(`AND key_id = ?3 AND endpoint = '${name}'`)})`;
  // Of our own words only the ones that were asked for: what a caller wrote never becomes part of a statement.
  const asked = ENDPOINTS.filter((name) => endpoint === undefined || name === endpoint);
  return { query: `${unite(asked.map(ofKey))} ORDER BY seq DESC LIMIT ?2`, values: [...common, keyId] };
}

/** An object's SQLite takes five terms in a compound SELECT; more are nested. */
const MAX_TERMS = 5;

function unite(selects: string[]): string {
  if (selects.length <= MAX_TERMS) return selects.join(" UNION ALL ");
  const head = selects.slice(0, MAX_TERMS).join(" UNION ALL ");
  return unite([`SELECT * FROM (${head})`, ...selects.slice(MAX_TERMS)]);
}

/** Calls and credits of each of the last `count` days, UTC, oldest first, days without calls included. */
export function readDays(sql: Sql, count: number, now: number) {
  const dates = Array.from({ length: count }, (_, i) => dateOf(now - (count - 1 - i) * DAY_MS));
  const rows = sql
    .exec<{ date: string; calls: number; credits: number }>(
      "SELECT date, calls, credits FROM days WHERE date >= ?",
      dates[0] ?? "",
    )
    .toArray();
  const byDate = new Map(rows.map((row) => [row.date, row]));
  return dates.map((date) => byDate.get(date) ?? { date, calls: 0, credits: 0 });
}

const toCall = ({ id, key_id: keyId, endpoint, status, credits, ms, at }: CallRow): LoggedCall => {
  return { id, keyId, endpoint, status, credits, ms, at };
};
