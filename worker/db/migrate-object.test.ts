import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/durable-sqlite";
import { migrate } from "drizzle-orm/durable-sqlite/migrator";
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import steps from "../../migrations/account/migrations.js";
import { NO_LIMITS } from "../../shared/key-requests.ts";
import type { CreditCounters } from "../features/keys/credit-counters.ts";
import { type Account, DONE, hold, newCall } from "../test/keys/account.ts";
import { FIRST_TABLES } from "../test/keys/first-tables.ts";
import * as schema from "./account-schema.ts";
import { migrateAccount } from "./migrate-object.ts";

const MINUTE_MS = 60_000;
const NOW = Date.parse("2026-03-10T12:00:00Z");
const MARCH = Date.parse("2026-03-01");
const APRIL = Date.parse("2026-04-01");

type Make = (storage: DurableObjectStorage) => unknown;
const VERSIONS: [string, Make][] = [
  ["made by the first worker", ({ sql }) => sql.exec(FIRST_TABLES)],
  ...steps.journal.entries.map(({ tag }, i): [string, Make] => [
    `as step ${tag} left them`,
    (storage) => {
      const entries = steps.journal.entries.slice(0, i + 1);
      return migrate(drizzle(storage), { ...steps, journal: { entries } });
    },
  ]),
];

/** A year paid by card, a key, three calls of which one is under way, and an answer kept for repetitions. */
const DATA = `
  INSERT INTO account (id, first_at, bucket, tier, month_start, month_end, resets_at)
    VALUES (1, ${MARCH}, 3, 'enigmatic', ${MARCH}, ${APRIL}, ${APRIL});
  INSERT INTO purchases (payment_id, source, tier, months, at) VALUES ('paid', 'card', 'enigmatic', 12, ${MARCH});
  INSERT INTO purchases (payment_id, months, at, revoked_at) VALUES ('taken back', 0, ${MARCH}, ${MARCH});
  INSERT INTO keys (id, name, hash, preview, created_at) VALUES ('key', 'mine', 'hash', 'ngma_live_...', ${MARCH});
  INSERT INTO calls (id, key_id, endpoint, bucket, state, until, status, credits, ms, at) VALUES
    ('one', 'key', 'technical', 3, 1, 0, 200, 1, 5, ${NOW - 3 * MINUTE_MS}),
    ('two', 'key', 'analyze', 3, 1, 0, 200, 1, 5, ${NOW - 2 * MINUTE_MS}),
    ('under way', 'key', 'analyze', 3, 0, ${NOW + MINUTE_MS / 2}, 0, 0, 0, ${NOW});
  INSERT INTO used (bucket, key_id, credits) VALUES (3, 'key', 2);
  INSERT INTO days (date, calls, credits) VALUES ('2026-03-10', 2, 2);
  INSERT INTO idempotency (key, request_hash, call_id, body, at) VALUES ('again', 'asked', 'two', 'answer', ${NOW});
`;

/** The same as newer tables count it. */
const TALLIES = `
  INSERT INTO tallies (date, key_id, endpoint, calls, credits, errors) VALUES
    ('2026-03-10', 'key', 'technical', 1, 1, 0), ('2026-03-10', 'key', 'analyze', 1, 1, 0);
`;

/** What steps that cannot be repeated added, undone, and with it the note of every step. */
const dropColumns = (table: string, names: string[]) =>
  names.map((name) => `ALTER TABLE ${table} DROP COLUMN ${name};`).join("");
const WITHOUT_LATER = `
  DROP TABLE __drizzle_migrations; DROP TABLE gifts; DROP TABLE notices; DROP TABLE pauses; DROP TABLE tallies; DROP TABLE grants;
  DROP TRIGGER count_call; DROP TRIGGER count_credits; DROP INDEX calls_key_errors; DROP INDEX calls_errors;
  ${dropColumns("account", ["state", "standing", "extra", "carried", "carried_until"])}
  DROP INDEX calls_held; ${dropColumns("calls", ["method", "code", "held"])}
  CREATE INDEX calls_held ON calls (id, bucket, until) WHERE state = 0; ${dropColumns("used", ["family"])}
  ${dropColumns("keys", ["mode", "family", "budget", "endpoints", "networks", "origins", "expires_at"])}
  ${dropColumns("idempotency", ["packed", "answered_at"])} DROP TABLE replies;
`;

const TABLES = Object.values(schema).filter(
  (one): one is SQLiteTable & typeof one => typeof one === "object",
);

let count = 0;
/** An account whose object has tables of an earlier version, with data, and is not in memory. */
async function openEarlier(make: Make, data = DATA): Promise<Account> {
  const account = env.CREDITS.getByName(`earlier ${++count}`);
  await runInDurableObject(account, async (_, { storage }) => {
    await storage.deleteAll();
    await make(storage);
    storage.sql.exec(data);
    const isCounted =
      storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'tallies'").toArray().length > 0;
    if (isCounted) storage.sql.exec(TALLIES);
  });
  await evictDurableObject(account);
  return account;
}

/** Every table, index and trigger, whatever its lines look like. */
const readShape = (account: Account) =>
  runInDurableObject(account, (_, { storage }) => {
    const query =
      "SELECT name, sql FROM sqlite_master WHERE name NOT LIKE '\\_\\_%' ESCAPE '\\' ORDER BY name";
    const rows = storage.sql.exec<{ name: string; sql: string | null }>(query).toArray();
    const plain = (sql: string | null) => sql?.replace(/--.*$/gm, "").replace(/\s+/g, " ");
    return rows.map(({ name, sql }) => [name, plain(sql)]);
  });

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: NOW }));
afterEach(() => void vi.useRealTimers());

describe.each(VERSIONS)("an account with tables %s", (_, make) => {
  it("has its plan, keys, log and counters, and goes on counting", async () => {
    const account = await openEarlier(make);
    expect(await account.listKeys()).toMatchObject([
      { id: "key", name: "mine", isActive: true, creditsUsed: 2, lastUsedAt: NOW },
    ]);
    const before = await account.readUsage({ limit: 10 });
    expect(before).toMatchObject({ creditsUsed: 3, month: { tier: "enigmatic", start: MARCH, end: APRIL } });
    expect(before.log.calls.map(({ id }) => id)).toEqual(["two", "one"]);

    const held = await hold(account, newCall("hash"));
    expect(await account.commit(held, DONE, "{}")).toEqual({ ok: true });
    const after = await account.readUsage({ limit: 10 });
    expect(after.creditsUsed).toBe(4);
    expect(after.days.at(-1)).toEqual({ date: "2026-03-10", calls: 3, credits: 3, errors: 0 });
    expect(await account.readLedger()).toMatchObject({ counted: 3, logged: 3, grants: [{ months: 12 }] });
  });

  it("repeats the answer it kept, knows what was paid and what was taken back", async () => {
    const account = await openEarlier(make);
    const idempotency = { key: "again", requestHash: "asked" };
    expect(await account.reserve(newCall("hash", { idempotency }))).toMatchObject({ replay: "answer" });
    const payment = { source: "card", tier: "enigmatic", months: 12 } as const;
    expect(await account.applyPayment({ id: "paid", ...payment })).toMatchObject({ applied: false });
    expect(await account.applyPayment({ id: "taken back", ...payment })).toEqual({
      applied: false,
      until: null,
    });
    expect(await account.applyPayment({ id: "new", ...payment })).toMatchObject({ applied: true });
    expect(await account.readPlans()).toHaveLength(2);
  });

  it("gives back by its alarm what was held when the worker changed", async () => {
    const account = await openEarlier(make);
    vi.setSystemTime(NOW + MINUTE_MS);
    await runInDurableObject(account, (object: CreditCounters) => object.alarm());
    const { creditsUsed, log } = await account.readUsage({ limit: 10 });
    expect(creditsUsed).toBe(2);
    expect(log.calls[0]).toMatchObject({ id: "under way", status: 500, credits: 0 });
  });

  it("ends with the tables of a new account", async () => {
    const [earlier, fresh] = [await openEarlier(make), env.CREDITS.getByName(`fresh ${++count}`)];
    expect(await readShape(earlier)).toEqual(await readShape(fresh));
  });
});

describe("steps of the account's tables", () => {
  const newest = VERSIONS.at(-1)?.[1] ?? (() => {});

  it("an account that has them all reads one row to know it, and writes none", async () => {
    const account = await openEarlier(newest);
    const asked = await runInDurableObject(account, (object, ctx) => {
      const exec = ctx.storage.sql.exec.bind(ctx.storage.sql);
      const cursors: SqlStorageCursor<Record<string, SqlStorageValue>>[] = [];
      const watched = vi.spyOn(ctx.storage.sql, "exec").mockImplementation((query, ...values) => {
        const cursor = exec(query, ...values);
        cursors.push(cursor);
        return cursor as never;
      });
      Reflect.construct(object.constructor, [ctx, env]);
      watched.mockRestore();
      return cursors.map(({ rowsRead, rowsWritten }) => ({ rowsRead, rowsWritten }));
    });
    expect(asked).toEqual([{ rowsRead: 1, rowsWritten: 0 }]);
  });

  it("every table may have columns more than this worker knows, and what is in them stays", async () => {
    const account = await openEarlier(async (storage) => {
      await newest(storage);
      const later = Date.parse("2100-01-01");
      storage.sql.exec("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('', ?)", later);
      for (const table of TABLES.map((one) => getTableConfig(one).name))
        storage.sql.exec(`ALTER TABLE ${table} ADD COLUMN added TEXT DEFAULT 'later'`);
    });
    await account.createKey({
      id: "second",
      name: "second",
      hash: "other hash",
      preview: "",
      mode: "live",
      limits: NO_LIMITS,
    });
    const idempotency = { key: "new", requestHash: "asked" };
    const held = await hold(account, newCall("other hash", { idempotency }));
    expect(await account.commit(held, DONE, "{}")).toEqual({ ok: true });
    await account.applyPayment({ id: "new", source: "card", tier: "enigmatic", months: 1 });
    await account.revokePayment("never applied");
    expect(await account.readUsage({ limit: 1 })).toMatchObject({ creditsUsed: 4 });
    await runInDurableObject(account, (_, { storage }) =>
      storage.sql.exec("UPDATE account SET added = 'own'"),
    );
    vi.setSystemTime(APRIL);
    expect(await account.readUsage({ limit: 1 })).toMatchObject({ creditsUsed: 0, month: { start: APRIL } });
    const own = await runInDurableObject(account, (_, { storage }) =>
      storage.sql.exec("SELECT added FROM account").toArray(),
    );
    expect(own).toEqual([{ added: "own" }]);
  });

  it("a step that fails leaves everything as it was, and the next call tries again", async () => {
    const account = await openEarlier(VERSIONS[2]?.[1] ?? newest);
    await runInDurableObject(account, async (_, { storage }) => {
      storage.sql.exec(WITHOUT_LATER);
      const exec = storage.sql.exec.bind(storage.sql);
      const broken = vi.spyOn(storage.sql, "exec").mockImplementation((query, ...values) => {
        if (query.includes("CREATE TRIGGER count_call")) throw new Error("crash");
        return exec(query, ...values);
      });
      let steps: Promise<unknown> = Promise.resolve();
      const blockConcurrencyWhile = (work: () => Promise<unknown>) => (steps = work());
      const tryAgain = () => migrateAccount({ storage, blockConcurrencyWhile } as DurableObjectState);
      const made = () =>
        exec("SELECT name FROM sqlite_master WHERE name IN ('gifts', '__drizzle_migrations')").toArray();
      tryAgain();
      await expect(steps).rejects.toThrow();
      expect(made()).toEqual([]);
      broken.mockRestore();
      tryAgain();
      await steps;
      expect(made()).toHaveLength(2);
    });
    expect(await account.listKeys()).toHaveLength(1);
  });

  it.each(TABLES.map((table) => [getTableConfig(table).name, table] as const))(
    "the schema knows every column of %s",
    async (name, table) => {
      const account = env.CREDITS.getByName(`fresh ${++count}`);
      const made = await runInDurableObject(account, (_, { storage }) =>
        storage.sql.exec<{ name: string; type: string }>(`PRAGMA table_info(${name})`).toArray(),
      );
      const known = getTableConfig(table).columns.map((column) => [column.name, column.getSQLType()]);
      expect(made.map((column) => [column.name, column.type.toLowerCase()])).toEqual(known);
    },
  );
});
