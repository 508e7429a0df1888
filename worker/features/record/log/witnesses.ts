import { and, eq } from "drizzle-orm";
import type { RecordClock } from "../../../../shared/record-clocks.ts";
import type { Chain } from "../../../../shared/record-head.ts";
import { findConsistency } from "../../../../shared/record-log/merkle.ts";
import {
  type Checkpoint,
  nameNoteKey,
  readCosignature,
  readCheckpoint as readNote,
  toBase64,
  WITNESS_KEY,
  writeSignature,
} from "../../../../shared/record-log/signed-note.ts";
import { recordCheckpoints } from "../../../db/record-schema.ts";
import type { Deps } from "../../../deps.ts";
import { capBody } from "../../../providers/cap-body.ts";
import type { Witness } from "../../../record-variables.ts";
import { type KeptCheckpoint, readCheckpoint } from "./publish-checkpoint.ts";
import { openTree } from "./tree.ts";

const WAIT_MS = 10_000;
/** A cosignature is a line of some 150; a witness may add a few of other keys. */
const MOST_BYTES = 4_096;
/** What a witness that knows another size answers with. */
const SIZE_TYPE = /^text\/x\.tlog\.size/;

type Tools = Pick<Deps, "record"> & { config: { witnesses: Witness[] } };

/** Asks each witness that has not cosigned the last checkpoint of a chain; one that refuses or fails is asked again next time. */
export async function askWitnesses(deps: Tools, chain: Chain): Promise<void> {
  const last = await readCheckpoint(deps, chain);
  const note = last && readNote(last.note);
  if (!last || !note) return;
  const lines = await Promise.all(
    deps.config.witnesses.map(async (witness) =>
      (await readCosignature(note, witness)) === null
        ? askWitness(deps, chain, last, witness).catch(() => null)
        : null,
    ),
  );
  const added = lines.filter((line) => line !== null).join("");
  if (added === "") return;
  const { size } = last;
  await deps.record
    .update(recordCheckpoints)
    .set({ note: last.note + added })
    .where(and(eq(recordCheckpoints.chain, chain), eq(recordCheckpoints.size, size)));
}

/** Its cosignature's line, once it holds; null where it has none for us. */
async function askWitness(
  deps: Tools,
  chain: Chain,
  { size, note }: KeptCheckpoint,
  witness: Witness,
  since = 0,
): Promise<string | null> {
  const path = await findConsistency(await openTree(deps, chain), since, size);
  const body = `old ${since}\n${path.map((hash) => `${toBase64(hash)}\n`).join("")}\n${note}`;
  const reply = await fetch(`${witness.url}/add-checkpoint`, {
    method: "POST",
    body,
    signal: AbortSignal.timeout(WAIT_MS),
    redirect: "manual",
  });
  if (reply.status === 409 && since === 0 && SIZE_TYPE.test(reply.headers.get("Content-Type") ?? "")) {
    const known = Number(await readReply(reply));
    return known > 0 && known <= size
      ? askWitness(deps, chain, { size, note } as KeptCheckpoint, witness, known)
      : null;
  }
  if (!reply.ok) {
    await reply.body?.cancel();
    return null;
  }
  const id = await nameNoteKey(witness, WITNESS_KEY);
  // Of all that it answers, the one line that holds is kept.
  for (const line of (await readReply(reply)).split("\n")) {
    const signed = readNote(`${note}${line}\n`);
    const own = signed?.signatures.at(-1);
    if (signed && own && (await readCosignature(signed, witness)) !== null)
      return writeSignature(witness.name, id, own.bytes);
  }
  return null;
}

/** Throws for more than a cosignature has. */
const readReply = ({ body }: Response): Promise<string> =>
  new Response(body && capBody(body, MOST_BYTES, () => new Error("a witness answered with too much"))).text();

/** The times in a checkpoint's cosignatures; verifying them takes the witnesses' keys. */
export function listWitnessed({ note, size }: Pick<KeptCheckpoint, "note" | "size">): RecordClock[] {
  const checkpoint: Checkpoint | null = readNote(note);
  return (checkpoint?.signatures ?? []).flatMap(({ name, bytes }) => {
    if (bytes.length !== 72) return [];
    const seconds = Number(new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0));
    return [
      {
        clock: "witness" as const,
        by: name,
        at: new Date(1_000 * seconds).toISOString(),
        rows: size,
        proof: `?at=${size}`,
      },
    ];
  });
}
