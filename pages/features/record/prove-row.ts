import * as z from "zod";
import type { ChainedRow } from "../../../shared/record.ts";
import { entryOf, hashRow } from "../../../shared/record-log/hash-row.ts";
import { hashLeaf, isConsistent, isIncluded } from "../../../shared/record-log/merkle.ts";
import { fromBase64, isSignedBy, readCheckpoint } from "../../../shared/record-log/signed-note.ts";
import { recordProofSchema } from "../../../shared/record-proof.ts";
import { callApi } from "../../api/client.ts";

const keysSchema = z.object({ keys: z.array(z.object({ x: z.string(), mode: z.string() })) });
const KEYS = "/.well-known/http-message-signatures-directory";
const keptAt = (chain: string) => `record-checkpoint:${chain}`;

/** What this browser found of a row: that it is proven, or the first thing that does not hold. */
export interface Proven {
  isProven: boolean;
  says: string;
}

/**
 * Proves in this browser that a row is in the log that the server signed: its hash is that of its words, its leaf is in the
 * tree, the tree is signed by the published key, and begins with the one this browser saw last. Names the clocks it did not check.
 */
export async function proveRow({ row, hash, previous }: ChainedRow): Promise<Proven> {
  const { chain, seq } = row;
  const kept = readCheckpoint(localStorage.getItem(keptAt(chain)) ?? "");
  const query = new URLSearchParams({ chain, row: String(seq), ...(kept && { since: String(kept.size) }) });
  const proof = await callApi(`/api/record/proof?${query}`, async () => recordProofSchema);
  const keys = await callApi(KEYS, async () => keysSchema);
  const fail = (says: string) => ({ isProven: false, says });
  const note = readCheckpoint(proof.checkpoint);
  if (!note) return fail("The checkpoint cannot be read.");
  if ((await hashRow(previous, row)) !== hash || proof.item.hash !== hash)
    return fail("The row is not the one that was written.");
  const signed = await Promise.all(
    keys.keys.map(({ x }) => isSignedBy(note, { name: note.origin, key: fromBase64(x) })),
  );
  if (!signed.includes(true)) return fail("The checkpoint is not signed by the published key.");
  const leaf = await hashLeaf(entryOf(hash));
  if (
    !(await isIncluded(leaf, { index: seq - 1, size: note.size }, proof.inclusion.map(fromBase64), note.root))
  )
    return fail("The row is not in the signed log.");
  const path = proof.consistency?.path.map(fromBase64) ?? [];
  if (kept && !(await isConsistent(kept, note, path)))
    return fail("The log was forked: it does not go on from what this browser saw before.");
  localStorage.setItem(keptAt(chain), proof.checkpoint);
  const clocks = proof.clocks.map(
    ({ clock, by, at }) =>
      `${clock === "opentimestamps" ? `Bitcoin by its calendar ${by}` : (by ?? clock)} (${at.slice(0, 10)})`,
  );
  return {
    isProven: true,
    says: `In the signed log of ${note.size} rows${kept ? ", which goes on from what this browser saw before" : ""}. ${
      clocks.length > 0
        ? `It was written by the time of ${clocks.join(", ")}, not checked here: npm run verify-record does.`
        : "No outside clock covers it yet, so there is no proof of when it was written."
    }`,
  };
}
