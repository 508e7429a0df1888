import { and, desc, eq, inArray } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { RecordRow } from "../../../shared/record.ts";
import type { Chain, RecordHead } from "../../../shared/record-head.ts";
import { writeHeadCopy } from "../../db/record-head.ts";
import { recordDue, recordRows } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { writeCanonicalJson } from "./chain/canonical-json.ts";
import { GENESIS, hashRow } from "./chain/hash-row.ts";
import type { Draft } from "./make-rows.ts";

type Tools = Pick<Deps, "db" | "cache" | "markets">;
/** D1 takes 100 values a statement. */
const ROWS_A_STATEMENT = 10;
const DUE_A_STATEMENT = 80;

/** Where a chain stands in the database; null without a row. */
export async function readHead({ db }: Pick<Deps, "db">, chain: Chain): Promise<RecordHead | null> {
  const [last] = await db
    .select({ seq: recordRows.seq, hash: recordRows.hash })
    .from(recordRows)
    .where(eq(recordRows.chain, chain))
    .orderBy(desc(recordRows.seq))
    .limit(1);
  return last ? { chain, head: last.hash, rows: last.seq } : null;
}

/**
 * Chains rows to the end of a chain, all or none, with what is due by them; an outcome ends what was due. False when
 * somebody else wrote meanwhile: then nothing was written, and nothing twice.
 */
export async function appendRows(deps: Tools, chain: Chain, drafts: Draft<RecordRow>[]): Promise<boolean> {
  if (drafts.length === 0) return true;
  let head = await readHead(deps, chain);
  const writtenAt = deps.markets.now().toISOString();
  const values: (typeof recordRows.$inferInsert)[] = [];
  const rows: RecordRow[] = [];
  for (const draft of drafts) {
    const seq = (head?.rows ?? 0) + 1;
    const row = { ...draft, chain, seq, writtenAt } as RecordRow;
    const previous = head?.head ?? GENESIS;
    const hash = await hashRow(previous, row);
    const { kind, asset, horizonDays, date } = row;
    const body = writeCanonicalJson(row);
    values.push({ chain, seq, kind, asset, horizonDays, date, previous, hash, body });
    rows.push(row);
    head = { chain, head: hash, rows: seq };
  }
  const begun = rows.flatMap((row) =>
    "of" in row ? [] : [{ chain, seq: row.seq, asset: row.asset, until: row.until }],
  );
  const ended = rows.flatMap((row) => ("of" in row ? [row.of] : []));
  const statements = [
    ...cut(values, ROWS_A_STATEMENT).map((some) => deps.db.insert(recordRows).values(some)),
    ...cut(begun, ROWS_A_STATEMENT).map((some) => deps.db.insert(recordDue).values(some)),
    ...cut(ended, DUE_A_STATEMENT).map((some) =>
      deps.db.delete(recordDue).where(and(eq(recordDue.chain, chain), inArray(recordDue.seq, some))),
    ),
  ] as BatchItem<"sqlite">[];
  try {
    await deps.db.batch(statements as [BatchItem<"sqlite">]);
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
  await writeHeadCopy(deps, head as RecordHead);
  return true;
}

const cut = <T>(all: T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));

/** The key that lets one writer through. */
function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /UNIQUE constraint failed: record_rows/.test(error.message) || isTaken(error.cause);
}
