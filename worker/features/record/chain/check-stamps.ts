import { areEqual, type Hash } from "../../../../shared/record-log/merkle.ts";
import { writeTree } from "../../../../shared/record-log/signed-note.ts";
import { followStamp, parseProof, type readHeader } from "../clocks/ots.ts";
import { digestOf } from "../clocks/stamp-checkpoint.ts";
import type { Clock } from "./judge-times.ts";

/** A proof of OpenTimestamps as a server told it, over a checkpoint of so many rows. */
export interface ServedStamp {
  rows: number;
  /** the file .ots */
  proof: Uint8Array<ArrayBuffer>;
}

/** Headers of Bitcoin that the reader trusts, by height. */
export type BlockHeaders = ReadonlyMap<number, NonNullable<ReturnType<typeof readHeader>>>;

export interface CheckedStamps {
  clocks: Clock[];
  /** no block attests them yet */
  pending: number;
  /** heights of blocks the reader gave no header of */
  unknown: number[];
}

/** What the rows of a log are told to be: its name, how many, and the root over the first of them. */
interface Rows {
  origin: string;
  count: number;
  rootAt: (size: number) => Promise<Hash>;
}

/**
 * Follows each proof from the checkpoint that the reader's own rows make to blocks the reader has headers of. Tells the
 * first thing that does not hold in words.
 */
export async function checkStamps(
  stamps: readonly ServedStamp[],
  headers: BlockHeaders,
  { origin, count, rootAt }: Rows,
): Promise<CheckedStamps | string> {
  const checked: CheckedStamps = { clocks: [], pending: 0, unknown: [] };
  for (const { rows, proof } of stamps) {
    if (rows > count)
      return `the history was cut: a stamp of OpenTimestamps covers ${rows} rows, and ${count} are told`;
    const read = tryToParse(proof);
    if (typeof read === "string") return `the stamp over ${rows} rows cannot be read: ${read}`;
    const { digest, stamp } = read;
    if (!areEqual(digest, await digestOf(writeTree(origin, { size: rows, root: await rootAt(rows) }))))
      return `the history was re-made: a stamp of OpenTimestamps over ${rows} rows is not of the rows that are told`;
    const attested = await followStamp(stamp, digest);
    const blocks = attested.filter((one) => one.kind === "bitcoin");
    if (blocks.length === 0) checked.pending++;
    for (const { height, message } of blocks) {
      const header = headers.get(height);
      if (!header) checked.unknown.push(height);
      else if (!areEqual(header.root, message))
        return `a clock lies: the stamp over ${rows} rows does not lead into block ${height} of Bitcoin`;
      else checked.clocks.push({ name: `Bitcoin block ${height}`, rows, at: header.at });
    }
  }
  return checked;
}

function tryToParse(proof: Uint8Array<ArrayBuffer>) {
  try {
    return parseProof(proof);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
