import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { readShapes } from "../../features/backups/dump/read-stores.ts";
import { openPerson } from "../auth/person.ts";
import { emptyBucket, openBackups, takeDump } from "../backups/folder.ts";
import { HOSTILE, NUMBERS } from "../backups/hostile.ts";
import { fill, linesOf, openFresh } from "../backups/restore.ts";
import { emptyDatabase } from "../empty-database.ts";

beforeEach(async () => {
  await emptyBucket();
  await Promise.all([emptyDatabase(env.DB), emptyDatabase(env.RECORD)]);
});

const ROWS_A_TABLE = 250;
const BATCH = 50;
type Column = { name: string; type: string };

/** A value as SQL writes it, and what is bound in its place: hostile of its kind, another one in each row. */
function hostileValue({ type }: Column, row: number): [sql: string, bound: string[]] {
  if (type.toUpperCase() !== "TEXT") {
    const [, number = "0"] = NUMBERS[row % NUMBERS.length] ?? [];
    // One of each, and the rest by their number, as keys must differ.
    return [row < NUMBERS.length ? number : String(row), []];
  }
  const [, text = ""] = HOSTILE[row % HOSTILE.length] ?? [];
  return ["?", [`${row < 2 * HOSTILE.length ? text : text.slice(0, 500)} ${row}`]];
}

/** Fills each table of a database that a dump has, past every door. */
async function fillTables(db: D1Database): Promise<void> {
  // Last, as the chains it names take no more rows then.
  const isLast = (table: string) => Number(table === "record_moves");
  for (const table of Object.keys(await readShapes(db)).toSorted((a, b) => isLast(a) - isLast(b))) {
    const { results: columns } = await db
      .prepare(`PRAGMA table_info("${table}")`)
      .all<Column & { pk: number }>();
    const isSerial = columns.filter(({ pk }) => pk > 0).length === 1;
    const inserts = Array.from({ length: ROWS_A_TABLE }, (_, row) => {
      const cells = columns.map((column): [string, string[]] =>
        // An integer key takes integers alone, and a row's number is one.
        column.pk > 0 && isSerial && column.type.toUpperCase() === "INTEGER"
          ? [String(1_000_000 + row), []]
          : hostileValue(column, row),
      );
      const names = columns.map(({ name }) => `"${name}"`).join();
      return db
        .prepare(`INSERT INTO "${table}" (${names}) VALUES (${cells.map(([sql]) => sql).join()})`)
        .bind(...cells.flatMap(([, bound]) => bound));
    });
    for (let at = 0; at < inserts.length; at += BATCH) await db.batch(inserts.slice(at, at + BATCH));
  }
}

/** Rows by place and table, each with the texts of all its rows in order. */
function group(files: Map<string, string>): Map<string, string[]> {
  const lines = linesOf(files).map(
    ([place, table, row]) => [`${place} ${table ?? "end"}`, JSON.stringify(row)] as const,
  );
  return new Map(
    [...Map.groupBy(lines, ([key]) => key)].map(([key, rows]) => [key, rows.map(([, row]) => row).sort()]),
  );
}

describe("F-227: the whole drill", () => {
  it("hostile rows in every table, many objects and long logs: after dump and restore each row of each table and object is as it was", async () => {
    const people = [];
    for (let i = 0; i < 130; i++) people.push(await openPerson());
    const deps = openBackups();
    for (const [i, { id, makeKey, spend }] of people.slice(0, 20).entries()) {
      const { key } = await makeKey();
      await spend(key);
      await runInDurableObject(deps.accounts.getByName(id), (_, { storage: { sql } }) => {
        for (const [n, [, text]] of HOSTILE.entries())
          sql.exec(
            "INSERT INTO keys (id, name, hash, preview, created_at) VALUES (?, ?, ?, ?, 9223372036854775807)",
            ...[`hostile ${n}`, text, `hash ${n}`, text.slice(0, 9)],
          );
        sql.exec(
          "INSERT INTO idempotency (key, request_hash, call_id, body, at) VALUES ('x', 'h', 'c', ?, 9e999)",
          "😀\u0000".repeat(60_000),
        );
        for (let call = 0; call < (i === 0 ? 2_500 : 5); call++)
          sql.exec(
            `INSERT INTO calls (id, key_id, endpoint, bucket, state, until, status, credits, ms, at)
              VALUES (?, 'hostile 1', 'technical', 1, 1, 0, 200, 1, 1, ?)`,
            ...[`call ${call}`, call],
          );
      });
    }
    await fillTables(env.DB);
    await fillTables(env.RECORD);
    const before = await takeDump();
    const fresh = await openFresh();
    await fill(fresh, before);
    await emptyBucket(fresh);
    const after = await takeDump(fresh);

    const [was, is] = [group(before.files), group(after.files)];
    expect([...is.keys()].sort()).toEqual([...was.keys()].sort());
    for (const [key, rows] of was) expect(is.get(key)?.length, key).toBe(rows.length);
    for (const [key, rows] of was)
      expect(
        is.get(key)?.every((row, i) => row === rows[i]),
        key,
      ).toBe(true);
    expect(after.manifest.counts).toEqual(before.manifest.counts);
    // A restore that changed nothing would pass as well if nothing were there.
    const { DB = {}, RECORD = {} } = before.manifest.counts;
    expect(Object.keys(RECORD)).toEqual([
      "record_anchors",
      "record_checkpoints",
      "record_due",
      "record_nodes",
      "record_rows",
      "record_stamps",
    ]);
    for (const [table, rows] of [...Object.entries(DB), ...Object.entries(RECORD)])
      expect(rows, table).toBeGreaterThanOrEqual(ROWS_A_TABLE);
    expect(before.manifest.objects.CREDITS).toBe(130 + ROWS_A_TABLE);
    expect(before.manifest.counts.CREDITS?.calls).toBeGreaterThan(2_500);
    expect(before.runs).toBeGreaterThan(10);
  });
});
