import { and, desc, eq, inArray } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { RecordRow } from "../../../shared/record.ts";
import type { Chain, RecordHead } from "../../../shared/record-head.ts";
import { writeCanonicalJson } from "../../../shared/record-log/canonical-json.ts";
import { GENESIS, hashRow } from "../../../shared/record-log/hash-row.ts";
import { writeHeadCopy } from "../../db/record-head.ts";
import { recordDue, recordRows } from "../../db/record-schema.ts";
import type { Deps } from "../../deps.ts";
import type { Draft } from "./make-rows.ts";

type Tools = Pick<Deps, "record" | "cache" | "markets">;
/** A row, and how it is kept. */
interface Chained {
  value: typeof recordRows.$inferInsert;
  row: RecordRow;
}
/** D1 takes 100 values a statement. */
const ROWS_A_STATEMENT = 10;
const DUE_A_STATEMENT = 80;

/** Where a chain stands in the database; null without a row. */
export async function readHead({ record }: Pick<Deps, "record">, chain: Chain): Promise<RecordHead | null> {
  const [last] = await record
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
  const chained: Chained[] = [];
  for (const draft of drafts) {
    const seq = (head?.rows ?? 0) + 1;
    const row = { ...draft, chain, seq, writtenAt } as RecordRow;
    const previous = head?.head ?? GENESIS;
    const hash = await hashRow(previous, row);
    const { kind, asset, horizonDays, date } = row;
    const body = writeCanonicalJson(row);
    chained.push({ row, value: { chain, seq, kind, asset, horizonDays, date, previous, hash, body } });
    head = { chain, head: hash, rows: seq };
  }
  try {
    await writeRows(deps.record, chained);
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
  await writeHeadCopy(deps, head as RecordHead);
  return true;
}

/** Writes rows of one chain with what is due by them, all or none; an outcome ends what was due. */
export async function writeRows(record: Deps["record"], chained: Chained[]): Promise<void> {
  const begun = chained.flatMap(({ row, value: { chain } }) =>
    "of" in row ? [] : [{ chain, seq: row.seq, asset: row.asset, until: row.until }],
  );
  const ended = chained.flatMap(({ row }) => ("of" in row ? [row.of] : []));
  const chain = chained[0]?.value.chain;
  if (!chain) return;
  const values = chained.map(({ value }) => value);
  const statements = [
    ...cut(values, ROWS_A_STATEMENT).map((some) => record.insert(recordRows).values(some)),
    ...cut(begun, ROWS_A_STATEMENT).map((some) => record.insert(recordDue).values(some)),
    ...cut(ended, DUE_A_STATEMENT).map((some) =>
      record.delete(recordDue).where(and(eq(recordDue.chain, chain), inArray(recordDue.seq, some))),
    ),
  ] as BatchItem<"sqlite">[];
  await record.batch(statements as [BatchItem<"sqlite">]);
}

const cut = <T>(all: T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));

/** The key that lets one writer through. */
function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    /(?:UNIQUE constraint failed:|stays as it is:) record_rows/.test(error.message) || isTaken(error.cause)
  );
}
