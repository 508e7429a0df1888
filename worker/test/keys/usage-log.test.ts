import { runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { ENDPOINTS } from "../../../shared/endpoints.ts";
import { type LogPage, readDays, readLog } from "../../features/keys/account/call-log.ts";
import type { Sql } from "../../features/keys/account/schema.ts";
import { type Account, DONE, hold, newCall, openAccount } from "./account.ts";

const fill = (account: Account, count: number) =>
  runInDurableObject(account, (_, { storage: { sql } }) => {
    sql.exec(`INSERT INTO calls
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

  it("its pages follow on each other, newest first, without a gap or a repeat", async () => {
    const { account } = await openAccount();
    await fill(account, 130);
    const seen: string[] = [];
    let before: number | undefined;
    for (;;) {
      const { log } = await account.readUsage({ limit: 50, before });
      seen.push(...log.calls.map(({ id }) => id));
      if (log.next === null) break;
      before = log.next;
    }
    expect(seen).toEqual(Array.from({ length: 130 }, (_, i) => `c${130 - i}`));
  });

  it("the series of 30 days reads a row a day and shows the days without calls", async () => {
    const { account, first } = await openAccount();
    await fill(account, 5_000);
    await account.commit(await hold(account, newCall(first.hash)), DONE, "{}");
    const { result, rows } = await measure(account, (sql) => readDays(sql, 30, Date.now()));
    expect(result).toHaveLength(30);
    expect(result.at(-1)).toEqual({ date: new Date().toISOString().slice(0, 10), calls: 1, credits: 1 });
    expect(result.slice(0, -1).every(({ calls }) => calls === 0)).toBe(true);
    expect(rows).toBeLessThanOrEqual(30);
  });
});
