import { and, asc, desc, eq, gte } from "drizzle-orm";
import type { Chain, RecordHead } from "../../../../shared/record-head.ts";
import { areEqual, findRoot } from "../../../../shared/record-log/merkle.ts";
import {
  fromBase64,
  LOG_KEY,
  nameNoteKey,
  toBase64,
  writeSignature,
  writeTree,
} from "../../../../shared/record-log/signed-note.ts";
import { writeHeadCopy } from "../../../db/record-head.ts";
import { recordCheckpoints } from "../../../db/record-schema.ts";
import type { Deps } from "../../../deps.ts";
import { findSigner, openSigners } from "../../signing/signing-keys.ts";
import { readHead } from "../append-rows.ts";
import { keepNodes, openTree } from "./tree.ts";

type Tools = Pick<Deps, "record" | "cache" | "now"> & {
  config: Pick<Deps["config"], "signing" | "publicOrigin">;
};
export type KeptCheckpoint = typeof recordCheckpoints.$inferSelect;

/** The name a log signs by: "example.org/record/live". */
const nameLog = (publicOrigin: string, chain: Chain) => `${new URL(publicOrigin).host}/record/${chain}`;

/** The last checkpoint of a chain; undefined without one. */
export async function readCheckpoint({ record }: Pick<Deps, "record">, chain: Chain) {
  const [last] = await record
    .select()
    .from(recordCheckpoints)
    .where(eq(recordCheckpoints.chain, chain))
    .orderBy(desc(recordCheckpoints.size))
    .limit(1);
  return last;
}

/** The first checkpoint that a row is in. */
export async function findCheckpointOf({ record }: Pick<Deps, "record">, chain: Chain, seq: number) {
  const [first] = await record
    .select()
    .from(recordCheckpoints)
    .where(and(eq(recordCheckpoints.chain, chain), gte(recordCheckpoints.size, seq)))
    .orderBy(asc(recordCheckpoints.size))
    .limit(1);
  return first;
}

/**
 * Signs the tree over all rows of a chain, where rows were added since the last time and a key is set (`SIGNING_KEYS`).
 * Throws, and signs nothing, where the rows are no longer those of the checkpoint before.
 */
export async function publishCheckpoint(deps: Tools, chain: Chain): Promise<void> {
  const { record, config, now } = deps;
  const at = now().getTime();
  const signer = findSigner(await openSigners(config.signing), "live", Math.floor(at / 1_000));
  const head = await readHead(deps, chain);
  const last = await readCheckpoint(deps, chain);
  if (!signer || !head || last?.size === head.rows) return;
  await keepNodes(deps, chain, head.rows);
  const find = await openTree(deps, chain);
  if (last && !areEqual(await findRoot(find, 0, last.size), fromBase64(last.root)))
    throw new Error(`the ${chain} record’s rows are not those of its checkpoint at ${last.size}`);
  const root = await findRoot(find, 0, head.rows);
  const name = nameLog(config.publicOrigin, chain);
  const text = writeTree(name, { size: head.rows, root });
  const signature = await crypto.subtle.sign("Ed25519", signer.privateKey, new TextEncoder().encode(text));
  const id = await nameNoteKey({ name, key: fromBase64(signer.published.x) }, LOG_KEY);
  const note = `${text}\n${writeSignature(name, id, new Uint8Array(signature))}`;
  await record
    .insert(recordCheckpoints)
    .values({ chain, size: head.rows, root: toBase64(root), note, madeAt: at })
    .onConflictDoNothing();
  await writeHeadCopy(deps, nameRoot(head, root));
}

/** A head with the root of the checkpoint that has the same rows. */
export const nameRoot = (head: RecordHead, root: Uint8Array): RecordHead => ({
  ...head,
  root: Array.from(root, (byte) => byte.toString(16).padStart(2, "0")).join(""),
});
