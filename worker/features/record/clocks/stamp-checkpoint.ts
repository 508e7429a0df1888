import { and, asc, desc, eq, isNull, lte } from "drizzle-orm";
import type { Chain } from "../../../../shared/record-head.ts";
import { sha256 } from "../../../../shared/record-log/merkle.ts";
import {
  fromBase64,
  readCheckpoint as readNote,
  toBase64,
} from "../../../../shared/record-log/signed-note.ts";
import { dateOf, HOUR_MS } from "../../../../shared/time.ts";
import { recordStamps } from "../../../db/record-schema.ts";
import type { Deps } from "../../../deps.ts";
import { type KeptCheckpoint, readCheckpoint } from "../log/publish-checkpoint.ts";
import { readTimestamp, submitDigest } from "./calendar.ts";
import { type Attested, followStamp, fulfil, type Proof, parseProof, writeProof } from "./ots.ts";

/** In the place of a calendar where prices are not real: there nobody outside is asked. */
export const STAND_IN = "stand-in";
/** A calendar needs hours to get into a block. */
const AGAIN_MS = HOUR_MS;
const ASKED_A_RUN = 20;

type Tools = Pick<Deps, "record" | "now"> & { config: Pick<Deps["config"], "calendars"> };
type KeptStamp = typeof recordStamps.$inferSelect;

/**
 * Gives the last checkpoint of a chain to each calendar of OpenTimestamps once a day (UTC), and asks for the blocks of earlier
 * ones. A chain of prices that are not real has a stand-in. Throws after all had their turn where one failed; the next run
 * asks that one again.
 */
export async function stampChain(deps: Tools, chain: Chain): Promise<void> {
  const failures: unknown[] = [];
  const last = await readCheckpoint(deps, chain);
  for (const clock of last ? (chain === "live" ? deps.config.calendars : [STAND_IN]) : [])
    await stampCheckpoint(deps, last as KeptCheckpoint, clock).catch((error) => failures.push(error));
  const pending = await deps.record
    .select()
    .from(recordStamps)
    .where(
      and(
        eq(recordStamps.chain, chain),
        isNull(recordStamps.finalAt),
        lte(recordStamps.askedAt, deps.now().getTime() - AGAIN_MS),
      ),
    )
    .orderBy(asc(recordStamps.askedAt))
    .limit(ASKED_A_RUN);
  for (const stamp of pending) await completeStamp(deps, stamp).catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** What a calendar is given: the SHA-256 of a checkpoint's words, without its signatures. */
export const digestOf = (text: string) => sha256(new TextEncoder().encode(text));

async function stampCheckpoint(
  { record, now }: Tools,
  { chain, size, note }: KeptCheckpoint,
  clock: string,
): Promise<void> {
  const at = now().getTime();
  const [before] = await record
    .select({ size: recordStamps.size, sentAt: recordStamps.sentAt })
    .from(recordStamps)
    .where(and(eq(recordStamps.chain, chain), eq(recordStamps.clock, clock)))
    .orderBy(desc(recordStamps.size))
    .limit(1);
  if (before && (before.size === size || dateOf(before.sentAt) === dateOf(at))) return;
  const own = { chain, size, clock, sentAt: at, askedAt: at };
  const values =
    clock === STAND_IN
      ? { ...own, proof: "", finalAt: at }
      : { ...own, proof: toBase64(writeProof(await askForStamp(clock, note))) };
  await record.insert(recordStamps).values(values).onConflictDoNothing();
}

async function askForStamp(clock: string, note: string): Promise<Proof> {
  const digest = await digestOf(readNote(note)?.text ?? "");
  const proof = { digest, stamp: await submitDigest(clock, digest) };
  if (!(await listPending(proof, clock)).length) throw new Error(`${clock} promises nothing of its own`);
  return proof;
}

type Pending = Extract<Attested, { kind: "pending" }>;

/** Only the calendar that was asked is asked again: a proof names whom it likes. */
async function listPending({ digest, stamp }: Proof, clock: string): Promise<Pending[]> {
  const attested = await followStamp(stamp, digest);
  return attested.filter(
    (one): one is Pending => one.kind === "pending" && one.calendar.replace(/\/$/, "") === clock,
  );
}

/** Puts the way into a block of Bitcoin into a proof, once its calendar knows it. Throws where nobody could read the two together. */
async function completeStamp(
  { record, now }: Tools,
  { chain, size, clock, proof }: KeptStamp,
): Promise<void> {
  const at = now().getTime();
  const where = and(
    eq(recordStamps.chain, chain),
    eq(recordStamps.size, size),
    eq(recordStamps.clock, clock),
  );
  await record.update(recordStamps).set({ askedAt: at }).where(where);
  const parsed = parseProof(fromBase64(proof));
  for (const pending of await listPending(parsed, clock)) {
    const known = await readTimestamp(clock, pending.message);
    const attested = known ? await followStamp(known, pending.message) : [];
    const block = attested.find((one) => one.kind === "bitcoin");
    if (!known || !block) continue;
    fulfil(pending, known);
    await record
      .update(recordStamps)
      .set({ proof: toBase64(writeProof(parsed)), height: block.height, finalAt: at })
      .where(and(where, isNull(recordStamps.finalAt)));
    return;
  }
}
