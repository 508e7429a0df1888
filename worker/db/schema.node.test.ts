import { globSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";

const read = (file: string) => readFileSync(file, "utf8");
const PRODUCT = globSync("worker/**/*.{ts,tsx}").filter(
  (file) => !/\/(test|bench|local)\/|\.test\./.test(file),
);
const ALL_MIGRATIONS = globSync("migrations/*/*.sql").sort();
const statementsOf = (file: string) => read(file).split("--> statement-breakpoint");

/** Template literals, and the word before: `sql` binds what stands in `${}`, anything else pastes it in. */
const TEMPLATE = /(\w*)(?:<[^`()]*>)?\s*`((?:[^`\\]|\\.)*)`/g;
const STATEMENT = /\b(SELECT|INSERT INTO|UPDATE \w+ SET|DELETE FROM|ORDER BY)\b/;
/** Built from constants alone, in the file itself. */
const OF_CONSTANTS: Record<string, string[]> = {
  // A dump's: names of our own tables and columns as SQLite tells them, quoted; values are bound.
  "worker/db/dump/cells.ts": [
    ...['selected.join(", ")', "quote(table)", "behind", "within", "order"],
    ...["limit", "limit - 1"],
    ...['columns.map(quote).join(", ")', 'row.map(write).join(", ")'],
  ],
  "worker/db/dump/object-dump.ts": ["table"],
  "worker/features/backups/restore/import-rows.ts": ["table"],
  "worker/features/keys/account/calls.ts": ["from"],
  "worker/features/keys/account/situation.ts": ['takenOf("account.bucket")', "held"],
  // LOGGED_ENDPOINTS, whatever a caller asks for
  "worker/features/keys/account/call-log.ts": ["kind", "filter", "name", "head", "unite(each)"],
  "worker/features/keys/account/keys.ts": ["name"],
  "worker/features/keys/account/months.ts": ["bucket", 'takenOf("?1")', "table"],
  "worker/features/keys/account/standing.ts": ["table"],
  "worker/features/keys/account/upkeep.ts": ["table"],
};
const CONSTANT = /^[A-Z][A-Z_]*$/;

describe("F-167: what a person wrote never becomes part of a statement", () => {
  it("nothing but constants is pasted into SQL; everything else is bound", () => {
    const pasted = PRODUCT.flatMap((file) =>
      [...read(file).matchAll(TEMPLATE)].flatMap(([, tag, text = ""]) => {
        if (tag === "sql" || !STATEMENT.test(text)) return [];
        const names = [...text.matchAll(/\$\{([^{}]*)\}/g)].map(([, name = ""]) => name);
        return names
          .filter((name) => !CONSTANT.test(name) && !OF_CONSTANTS[file]?.includes(name))
          .map((name) => `${file}: ${name}`);
      }),
    );
    expect(pasted).toEqual([]);
  });

  it("no statement is put together with +, and none is prepared by hand", () => {
    // The statements of `db/dump/cells.ts`, which drizzle has no words for.
    const dumped = /^worker\/features\/backups\/(dump\/read-stores|restore\/import-rows)\.ts$/;
    const strange = PRODUCT.filter((file) => !dumped.test(file)).filter((file) => {
      const text = read(file);
      return /["'`]\s*\+[^\n]*\b(SELECT|WHERE|ORDER BY|VALUES)\b|\.prepare\(|sql\.identifier/.test(text);
    });
    expect(strange).toEqual([]);
  });

  it("raw SQL is one file's, with the names of its own columns", () => {
    const raw = PRODUCT.filter((file) => /sql\s*\.\s*raw/.test(read(file)));
    expect(raw).toEqual(["worker/db/provider-health.ts"]);
    const names = [...read(raw[0] ?? "").matchAll(/newer\(([^)]*)\)/g)].map(([, name]) => name);
    expect(names).toEqual(['"succeeded_at"', '"failed_at"']);
  });

  it("the order of a list is never the request's to name", () => {
    const orders = PRODUCT.flatMap((file) =>
      [...read(file).matchAll(/\.orderBy\((.*)\)/g)].map(([, by = ""]) => by),
    );
    expect(orders.length).toBeGreaterThan(8);
    expect(orders.filter((by) => /query|input|body|req\b|\[/.test(by))).toEqual([]);
  });
});

type Column = { name: string; type: string; notnull: number };

/** Tables and their columns at a moment. */
function readTables(db: DatabaseSync) {
  const tables = db
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    .all();
  return tables.map(({ name }) => ({
    name: String(name),
    columns: db.prepare(`PRAGMA table_info(${name})`).all() as unknown as Column[],
  }));
}
type Table = ReturnType<typeof readTables>[number];

let rows = 0;
const written = new Map<string, number>();
/** Writes a row as a worker that knows this version of the table would. */
function write(db: DatabaseSync, { name, columns }: Table) {
  const number = ++rows;
  written.set(name, (written.get(name) ?? 0) + 1);
  const values = columns.map(({ type }) => (type.toLowerCase() === "integer" ? number : `value ${number}`));
  const marks = columns.map(() => "?").join();
  db.prepare(
    `INSERT INTO ${name} (${columns.map((column) => `"${column.name}"`).join()}) VALUES (${marks})`,
  ).run(...values);
}

describe("F-204: a worker of the last version still runs while the next one is deployed", () => {
  it.each(["d1", "record"])(
    "after each migration in %s, rows of every version before are still there and can still be written and read",
    (folder) => {
      written.clear();
      const db = new DatabaseSync(":memory:");
      const versions: Table[][] = [];
      for (const file of globSync(`migrations/${folder}/*.sql`).sort()) {
        for (const statement of statementsOf(file)) db.exec(statement);
        versions.push(readTables(db));
        for (const known of versions)
          for (const table of known) {
            expect(() => write(db, table), `${table.name} after ${file}`).not.toThrow();
            db.prepare(
              `SELECT ${table.columns.map(({ name }) => `"${name}"`).join()} FROM ${table.name}`,
            ).get();
          }
      }
      for (const [name, count] of written) {
        const kept = Number(db.prepare(`SELECT count(*) AS n FROM ${name}`).get()?.n);
        // Triggers write into it as well.
        if (name === "endings") expect(kept).toBeGreaterThanOrEqual(count);
        else expect(kept, name).toBe(count);
      }
    },
  );

  it("migrations only add: no table or column goes, changes its name or becomes required", () => {
    const taking = ALL_MIGRATIONS.flatMap((file) =>
      statementsOf(file)
        .filter((statement) =>
          /DROP (TABLE|COLUMN)|RENAME|DELETE FROM|(?<!DEFAULT \S+ )NOT NULL(?!.*DEFAULT)/i.test(statement),
        )
        .filter((statement) => !/^\s*(--.*\s+)*CREATE TABLE/i.test(statement))
        // A trigger is made anew as a whole.
        .filter((statement) => !/^\s*(--.*\s+)*(CREATE|DROP) TRIGGER/i.test(statement))
        // An index over another condition is made anew; no statement names an index.
        .filter((statement) => !/^\s*(CREATE|DROP) (UNIQUE )?INDEX/i.test(statement))
        .map((statement) => `${file}: ${statement.trim()}`),
    );
    expect(taking.filter((line) => !/UPDATE `payments` SET `delivered_at`/.test(line))).toEqual([]);
  });
});
