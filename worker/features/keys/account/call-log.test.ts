import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { setClock } from "../../../test/clock.ts";
import { type Account, DONE, hold, newCall, openAccount } from "../../../test/keys/account.ts";
import { readDays } from "./call-log.ts";
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

describe("the call log", () => {
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

  it("a call is forgotten after 13 months, not before, and its key remembers its last use", async () => {
    const { account, first } = await openAccount();
    await account.commit(await hold(account, newCall(first.hash)), DONE, "{}");
    const calledAt = Date.now();
    const count = async () => (await account.readUsage({ limit: 5 })).log.calls.length;
    setClock(calledAt + 13 * 30 * 86_400_000);
    await runDurableObjectAlarm(account);
    expect(await count()).toBe(1);
    setClock(calledAt + 13 * 31 * 86_400_000 + 3_600_000);
    await runDurableObjectAlarm(account);
    expect(await count()).toBe(0);
    expect((await account.listKeys())[0]?.lastUsedAt).toBe(calledAt);
  });

  it("the series of 30 days reads a row a day and shows the days without calls", async () => {
    const { account, first } = await openAccount();
    await fill(account, 5_000);
    await account.commit(await hold(account, newCall(first.hash)), DONE, "{}");
    const { result, rows } = await measure(account, (sql) => readDays(sql, {}, 30, Date.now()));
    expect(result).toHaveLength(30);
    expect(result.at(-1)).toEqual({
      date: new Date().toISOString().slice(0, 10),
      calls: 1,
      credits: 1,
      errors: 0,
    });
    expect(result.slice(0, -1).every(({ calls }) => calls === 0)).toBe(true);
    expect(rows).toBeLessThanOrEqual(30);
  });
});
