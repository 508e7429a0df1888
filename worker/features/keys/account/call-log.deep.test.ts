import { runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { ENDPOINTS } from "../../../../shared/endpoints.ts";
import { type Account, openAccount } from "../../../test/keys/account.ts";
import { type LogPage, readLog } from "./call-log.ts";
import type { Sql } from "./find-row.ts";

const fill = (account: Account, count: number) =>
  runInDurableObject(account, (_, { storage: { sql } }) => {
    sql.exec(`INSERT INTO calls (seq, id, key_id, endpoint, bucket, state, until, status, credits, ms, at)
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
      SELECT NULL, 'c' || i, 'key' || (i % 3), CASE i % 2 WHEN 0 THEN 'technical' ELSE 'analyze' END, 1, 1, 0,
        200, 1, 5, 1700000000000 + i FROM n`);
  });

/** What a read returns and how many rows the database touched for it. */
const measure = <T>(account: Account, read: (sql: Sql) => T) =>
  runInDurableObject(account, (_, { storage: { sql } }) => {
    let rows = 0;
    const counting = {
      exec(query: string, ...values: unknown[]) {
        const cursor = sql.exec(query, ...values);
        return {
          toArray() {
            const all = cursor.toArray();
            rows += cursor.rowsRead;
            return all;
          },
        };
      },
    } as unknown as Sql;
    return { result: read(counting), rows };
  });

const pages: [string, Omit<LogPage, "limit" | "before">][] = [
  ["everything", {}],
  ["one key", { keyId: "key1" }],
  ["one endpoint", { endpoint: "technical" }],
  ["one key and endpoint", { keyId: "key1", endpoint: "technical" }],
];

describe("the call log", () => {
  it.each(pages)("a page of %s costs the same in 500 records and in 200,000", async (_, filter) => {
    const costs: number[] = [];
    for (const count of [500, 200_000]) {
      const { account } = await openAccount();
      await fill(account, count);
      const first = await measure(account, (sql) => readLog(sql, { ...filter, limit: 50 }));
      expect(first.result.calls).toHaveLength(50);
      const before = first.result.next ?? 0;
      const second = await measure(account, (sql) => readLog(sql, { ...filter, limit: 20, before }));
      expect(second.result.calls).toHaveLength(20);
      costs.push(first.rows, second.rows);
    }
    expect(costs.slice(0, 2)).toEqual(costs.slice(2));
    expect(Math.max(...costs)).toBeLessThanOrEqual(ENDPOINTS.length * 2 * 51);
  });
});
