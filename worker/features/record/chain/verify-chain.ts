import type { RecordHead } from "../../../../shared/record-head.ts";
import { GENESIS, hashRow } from "../../../../shared/record-log/hash-row.ts";

/** A row as it was served, believed in nothing. */
export interface ServedRow {
  previous: string;
  hash: string;
  row: { chain: string; seq: number };
}
type KeptHead = Pick<RecordHead, "head" | "rows">;

/** The first fault of a chain, and the number of the row it concerns. */
interface Fault {
  seq: number;
  fault: "altered" | "dropped" | "reordered" | "foreign" | "re-made" | "cut";
  /** in words */
  says: string;
}

export type Verdict =
  | { ok: false; fault: Fault }
  /** `proven`: the rows up to a head that somebody kept are those it was made of */
  | { ok: true; proven: boolean; head: string; rows: number };

/**
 * Recomputes a chain from its served rows. Alone it shows a row that was altered, dropped or reordered; a history that was
 * wholly re-made, or cut at its end, shows only against a head that somebody kept.
 */
export async function verifyChain(served: ServedRow[], kept?: KeptHead): Promise<Verdict> {
  const fault = await findFault(served);
  if (fault) return { ok: false, fault };
  const head = served.at(-1)?.hash ?? GENESIS;
  if (!kept) return { ok: true, proven: false, head, rows: served.length };
  if (served.length < kept.rows)
    return broken(served.length + 1, "cut", `only ${served.length} of the ${kept.rows} rows that were there`);
  const then = served[kept.rows - 1]?.hash ?? GENESIS;
  if (then !== kept.head)
    return broken(
      kept.rows,
      "re-made",
      `the first ${kept.rows} rows are not those of the head that was kept`,
    );
  return { ok: true, proven: true, head, rows: served.length };
}

async function findFault(served: ServedRow[]): Promise<Fault | null> {
  const all = new Set(served.map(({ row }) => row.seq));
  let previous = GENESIS;
  for (const [i, { row, ...item }] of served.entries()) {
    const seq = i + 1;
    if (row.seq !== seq) return nameMissing(seq, all);
    if (row.chain !== served[0]?.row.chain) return fault(seq, "foreign", "it is of another chain");
    if ((await hashRow(item.previous, row)) !== item.hash)
      return fault(seq, "altered", "its hash is not that of its content");
    if (item.previous !== previous)
      return fault(Math.max(1, seq - 1), "altered", `row ${seq} was chained to another one`);
    previous = item.hash;
  }
  return null;
}

/** Another row stands where `seq` should: it comes elsewhere, or nowhere. */
const nameMissing = (seq: number, all: Set<number>): Fault =>
  all.has(seq)
    ? fault(seq, "reordered", "it stands at another place")
    : fault(seq, "dropped", "it is not there, though later ones are");

const fault = (seq: number, kind: Fault["fault"], says: string): Fault => ({
  seq,
  fault: kind,
  says: `row ${seq} was ${kind === "foreign" ? "mixed in" : kind}: ${says}`,
});
const broken = (seq: number, kind: Fault["fault"], why: string): Verdict => ({
  ok: false,
  fault: { seq, fault: kind, says: `the history was ${kind}: ${why}` },
});
