import { areEqual, type Hash } from "../../../../shared/record-log/merkle.ts";
import { writeTree } from "../../../../shared/record-log/signed-note.ts";
import type { BlockHeaders } from "../clocks/block-headers.ts";
import { followStamp, parseProof } from "../clocks/ots.ts";
import { digestOf } from "../clocks/stamp-checkpoint.ts";
import type { Clock } from "./judge-times.ts";

/** An OpenTimestamps proof from a server, over a checkpoint of this many rows. */
export interface ServedStamp {
  rows: number;
  /** the file .ots */
  proof: Uint8Array<ArrayBuffer>;
}

export interface CheckedStamps {
  clocks: Clock[];
  /** no block attests them yet */
  pending: number;
  /** heights of blocks the reader gave no header of */
  unknown: number[];
  /** what is wrong with stamps that show nothing: a calendar's word is not the log's */
  faults: string[];
}

/** What a server claims about a log: its name, the number of rows, and the root over the first of them. */
interface Rows {
  origin: string;
  count: number;
  rootAt: (size: number) => Promise<Hash>;
}

/**
 * Follows each proof from the checkpoint that the reader's own rows make to blocks the reader has headers of. A stamp that lies or
 * cannot be read counts for nothing; of stamps over other rows than claimed, the first is described in words.
 */
export async function checkStamps(
  stamps: readonly ServedStamp[],
  headers: BlockHeaders,
  { origin, count, rootAt }: Rows,
): Promise<CheckedStamps | string> {
  const checked: CheckedStamps = { clocks: [], pending: 0, unknown: [], faults: [] };
  for (const { rows, proof } of stamps) {
    if (rows > count)
      return `the history was cut: a stamp of OpenTimestamps covers ${rows} rows, and ${count} are told`;
    const read = await tryToRead(proof);
    if (typeof read === "string") {
      checked.faults.push(`the stamp over ${rows} rows cannot be read: ${read}`);
      continue;
    }
    const { digest, attested } = read;
    if (!areEqual(digest, await digestOf(writeTree(origin, { size: rows, root: await rootAt(rows) }))))
      return `the history was re-made: a stamp of OpenTimestamps over ${rows} rows is not of the rows that are told`;
    const blocks = attested.filter((one) => one.kind === "bitcoin");
    if (blocks.length === 0) checked.pending++;
    for (const { height, message } of blocks) {
      const header = headers.get(height);
      if (!header) checked.unknown.push(height);
      else if (areEqual(header.root, message))
        checked.clocks.push({ name: `Bitcoin block ${height}`, rows, at: header.at });
      else
        checked.faults.push(
          `a clock lies: the stamp over ${rows} rows does not lead into block ${height} of Bitcoin`,
        );
    }
  }
  return checked;
}

async function tryToRead(proof: Uint8Array<ArrayBuffer>) {
  try {
    const { digest, stamp } = parseProof(proof);
    return { digest, attested: await followStamp(stamp, digest) };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
