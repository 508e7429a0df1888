import { and, eq } from "drizzle-orm";
import { recordRowSchema } from "../../../../shared/record.ts";
import type { RecordClock } from "../../../../shared/record-clocks.ts";
import type { Chain } from "../../../../shared/record-head.ts";
import { findConsistency, findInclusion } from "../../../../shared/record-log/merkle.ts";
import { toBase64 } from "../../../../shared/record-log/signed-note.ts";
import type { RecordProof } from "../../../../shared/record-proof.ts";
import { recordRows } from "../../../db/record-schema.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import { listClocks } from "../clocks/list-clocks.ts";
import { openChain } from "../move-record.ts";
import { findCheckpointOf, readCheckpoint } from "./publish-checkpoint.ts";
import { openTree } from "./tree.ts";
import { listWitnessed } from "./witnesses.ts";

/** Which row of which chain, and the size of a checkpoint that somebody kept. */
export interface AskedProof {
  chain: Chain;
  row: number;
  /** the size of the checkpoint to prove it in; the last one's without */
  at?: number | undefined;
  since?: number | undefined;
}

/**
 * That a row is in the last checkpoint that was signed, that this one begins with the one of `since` rows, and the first
 * clocks outside that cover the row. Throws `not_found` for a row or size that no checkpoint covers.
 */
export async function readProof(
  tools: Pick<Deps, "db" | "record">,
  { chain, row, at, since }: AskedProof,
): Promise<RecordProof> {
  const deps = await openChain(tools, chain);
  const [found] = await deps.record
    .select({ previous: recordRows.previous, hash: recordRows.hash, body: recordRows.body })
    .from(recordRows)
    .where(and(eq(recordRows.chain, chain), eq(recordRows.seq, row)));
  const last =
    at === undefined ? await readCheckpoint(tools, chain) : await findCheckpointOf(tools, chain, at);
  if (!found || !last || row > last.size || (since ?? 0) > last.size || (at ?? last.size) !== last.size)
    throw new AppError("not_found");
  const find = await openTree(deps, chain);
  const write = (hashes: Uint8Array[]) => hashes.map(toBase64);
  const { previous, hash, body } = found;
  return {
    chain,
    item: { previous, hash, row: recordRowSchema.parse(JSON.parse(body)) },
    checkpoint: last.note,
    inclusion: write(await findInclusion(find, row - 1, last.size)),
    consistency:
      since === undefined ? null : { since, path: write(await findConsistency(find, since, last.size)) },
    clocks: await readClocks(tools, chain, row),
  };
}

/** The first clocks of each kind that cover a row. */
async function readClocks(deps: Pick<Deps, "record">, chain: Chain, row: number): Promise<RecordClock[]> {
  const known = await listClocks(deps, chain, { from: row, to: row });
  const first = await findCheckpointOf(deps, chain, row);
  return [...known, ...(first ? listWitnessed(first) : [])];
}
