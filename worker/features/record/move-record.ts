import { and, asc, eq, gt, gte, isNull, lte, or, sql } from "drizzle-orm";
import { recordRowSchema } from "../../../shared/record.ts";
import { type Chain, chainSchema } from "../../../shared/record-head.ts";
import { DAY_MS } from "../../../shared/time.ts";
import { recordAnchors, recordMoves, recordRows } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { readHead, writeRows } from "./append-rows.ts";

/** A worker of the version before, which knows the old place alone, has this long to end. */
const OVERLAP_MS = DAY_MS;
const ROWS_A_RUN = 100;

type Tools = Pick<Deps, "db" | "record" | "now">;

/** The tools with `record` as the database where a chain is now: the one of its own, or the old one until the chain is moved. */
export async function openChain<T extends Pick<Deps, "db" | "record">>(deps: T, chain: Chain): Promise<T> {
  const { movedAt = null } = (await findMove(deps, chain)) ?? {};
  return movedAt === null ? { ...deps, record: deps.db } : deps;
}

const findMove = async ({ db }: Pick<Deps, "db">, chain: Chain) =>
  (await db.select().from(recordMoves).where(eq(recordMoves.chain, chain)))[0];

/**
 * Copies the chains into the record's own database, some rows a run, and safe to repeat. A chain is moved a day after its
 * first run, once all of it is there; a chain without rows at once.
 */
export async function moveRecord(deps: Tools): Promise<void> {
  for (const chain of chainSchema.options) await moveChain(deps, chain);
}

async function moveChain(deps: Tools, chain: Chain): Promise<void> {
  const { db, record, now } = deps;
  const begunAt = now().getTime();
  const move = await findMove(deps, chain);
  if (move && move.movedAt !== null) return;
  if (!move) await db.insert(recordMoves).values({ chain, begunAt }).onConflictDoNothing();
  if (chain === "live") await copyAnchors(deps);
  if (await copyRows(deps, chain)) return;
  const [head, anchors] = await Promise.all([readHead(deps, chain), record.$count(recordAnchors)]);
  const rows = head?.rows ?? 0;
  const last = sql<number>`(SELECT coalesce(max(seq), 0) FROM ${recordRows} WHERE ${recordRows.chain} = ${chain})`;
  // One statement: a row that comes meanwhile in the old place is either seen here, or refused there.
  await db
    .update(recordMoves)
    .set({ movedAt: begunAt })
    .where(
      and(
        eq(recordMoves.chain, chain),
        isNull(recordMoves.movedAt),
        or(
          lte(recordMoves.begunAt, begunAt - OVERLAP_MS),
          sql`${last} = 0`,
          // It was moved before: a dump of then was restored.
          sql`${last} < ${rows}`,
        ),
        sql`${last} <= ${rows}`,
        chain === "live" ? sql`(SELECT count(*) FROM ${recordAnchors}) <= ${anchors}` : undefined,
      ),
    );
}

/** Copies the next rows of a chain with what is due by them; returns whether there were any. Throws if they do not continue the copy. */
async function copyRows({ db, record }: Tools, chain: Chain): Promise<boolean> {
  const head = await readHead({ record }, chain);
  const next = await db
    .select()
    .from(recordRows)
    .where(and(eq(recordRows.chain, chain), gt(recordRows.seq, head?.rows ?? 0)))
    .orderBy(asc(recordRows.seq))
    .limit(ROWS_A_RUN);
  const [first] = next;
  if (!first) return false;
  if (head && first.previous !== head.head)
    throw new Error(
      `the ${chain} record was copied up to row ${head.rows}, from which row ${first.seq} does not go on`,
    );
  await writeRows(
    record,
    next.map((value) => ({ value, row: recordRowSchema.parse(JSON.parse(value.body)) })),
  );
  return true;
}

/** One a day; the last one copied is read again, as it may have become final. */
async function copyAnchors({ db, record }: Tools): Promise<void> {
  const [last] = await record.select({ at: sql<number | null>`max(sent_at)` }).from(recordAnchors);
  const anchors = await db
    .select()
    .from(recordAnchors)
    .where(gte(recordAnchors.sentAt, last?.at ?? 0))
    .orderBy(asc(recordAnchors.sentAt))
    .limit(ROWS_A_RUN);
  for (const { finalAt, ...anchor } of anchors)
    await record
      .insert(recordAnchors)
      .values({ ...anchor, finalAt })
      .onConflictDoUpdate({ target: recordAnchors.signature, set: { finalAt } });
}
