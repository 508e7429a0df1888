import { type RecordRow, recordRowSchema } from "../../../../shared/record.ts";
import { entryOf } from "../../../../shared/record-log/hash-row.ts";
import { areEqual, findRoot, type Hash, hashLeaf, openLeaves } from "../../../../shared/record-log/merkle.ts";
import {
  type Checkpoint,
  isSignedBy,
  type NoteKey,
  readCheckpoint,
  readCosignature,
} from "../../../../shared/record-log/signed-note.ts";
import type { ReportedResults } from "../../../providers/prices/prices.ts";
import type { BlockHeaders } from "../clocks/block-headers.ts";
import { findWrongPortfolio } from "../portfolios/find-wrong-portfolio.ts";
import type { SourceBars } from "../read-sources.ts";
import { type CheckedReports, checkReported } from "./check-reported.ts";
import { type CheckedStamps, checkStamps, type ServedStamp } from "./check-stamps.ts";
import { type Clock, findBackdated, judgeTimes, type TimeVerdict } from "./judge-times.ts";
import { type Recomputed, recomputeOutcomes } from "./recompute-outcomes.ts";
import { type ServedRow, verifyChain } from "./verify-chain.ts";

/** What a reader has. Nothing that the server claims is believed. */
export interface Evidence {
  served: ServedRow[];
  /** the log's checkpoint as it was served */
  note: string | null;
  /** keys the log may sign with */
  keys: NoteKey[];
  /** a checkpoint that the reader, or somebody else, kept: of any server, at any time */
  keptNotes?: string[];
  kept?: { head: string; rows: number } | undefined;
  /** keys of witnesses that the reader trusts */
  witnesses?: NoteKey[];
  /** clocks the reader has checked: the head they hold is compared here */
  anchors?: (Clock & { head: string })[];
  /** proofs of OpenTimestamps as served, and headers of Bitcoin that the reader trusts */
  stamps?: { served: ServedStamp[]; headers: BlockHeaders } | undefined;
  barsOf?: ((symbol: string) => SourceBars | undefined) | undefined;
  /** when companies reported their results, by the reader's own filings */
  filingsOf?: ((symbol: string) => ReportedResults | null | undefined) | undefined;
}

export type LogVerdict =
  | { ok: false; says: string }
  | {
      ok: true;
      rows: number;
      head: string;
      /** against a head, checkpoint or anchor from elsewhere */
      proven: boolean;
      times: TimeVerdict[];
      /** null where no headers were given */
      stamps: CheckedStamps | null;
      recomputed: Recomputed | null;
      /** null where no filings were given */
      reported: CheckedReports | null;
    };

const refuse = (says: string): LogVerdict => ({ ok: false, says });

/**
 * Recomputes a record from its rows: chain, times, signed tree, what was kept of it, clocks outside, outcomes. Names the
 * first thing that does not hold.
 */
export async function verifyLog(evidence: Evidence): Promise<LogVerdict> {
  const { served, keptNotes = [], kept, barsOf, filingsOf } = evidence;
  const chain = await verifyChain(served, kept);
  if (!chain.ok) return refuse(chain.fault.says);
  const rows = served.map(({ row }) => row as unknown as RecordRow);
  const unread = rows.find((row) => !recordRowSchema.safeParse(row).success);
  if (unread) return refuse(`row ${unread.seq} is no row of a record`);
  const wrong = findBackdated(rows) ?? findWrongPortfolio(rows);
  if (wrong) return refuse(wrong.says);

  const outside = await checkClocks(evidence);
  if (typeof outside === "string") return refuse(outside);
  const { clocks, stamps } = outside;
  const recomputed = barsOf ? recomputeOutcomes(rows, barsOf) : null;
  if (recomputed?.wrong) return refuse(recomputed.wrong.says);
  const checked = checkReported(rows, filingsOf);
  if (checked.wrong) return refuse(checked.wrong.says);
  return {
    ok: true,
    rows: chain.rows,
    head: chain.head,
    proven: chain.proven || keptNotes.length > 0 || clocks.length > 0,
    times: judgeTimes(rows, clocks),
    stamps,
    recomputed,
    reported: filingsOf ? checked : null,
  };
}

/** The outside clocks that verify, separate stamps included; else what is wrong with the first that does not. */
async function checkClocks(
  evidence: Evidence,
): Promise<{ clocks: Clock[]; stamps: CheckedStamps | null } | string> {
  const { served, anchors = [] } = evidence;
  const witnessed = await checkNotes(evidence);
  if (typeof witnessed === "string") return witnessed;
  const unlike = findUnlike(served, anchors);
  if (unlike !== null) return unlike;
  const stamps = await followStamps(evidence);
  if (typeof stamps === "string") return stamps;
  return { clocks: [...witnessed, ...anchors, ...(stamps?.clocks ?? [])], stamps };
}

type RootAt = (size: number) => Promise<Hash>;

/** The root over the first rows of what was served. */
async function openRows(served: ServedRow[]): Promise<RootAt> {
  const find = openLeaves(await Promise.all(served.map(({ hash }) => hashLeaf(entryOf(hash)))));
  return (size) => findRoot(find, 0, size);
}

/** When witnesses saw the checkpoints that were served or kept; else what is wrong with the first that does not hold. */
async function checkNotes({
  served,
  note,
  keys,
  keptNotes = [],
  witnesses = [],
}: Evidence): Promise<Clock[] | string> {
  const rootAt = await openRows(served);
  const clocks: Clock[] = [];
  for (const one of note === null ? keptNotes : [note, ...keptNotes]) {
    const checked = await checkNote(one, keys, rootAt, served.length);
    if (typeof checked === "string") return checked;
    clocks.push(...(await readWitnessed(checked, witnesses)));
  }
  return clocks;
}

async function followStamps({ served, note, stamps }: Evidence): Promise<CheckedStamps | string | null> {
  if (!stamps) return null;
  const origin = readCheckpoint(note ?? "")?.origin;
  if (origin === undefined) return "there is no checkpoint whose stamps could be checked";
  const rows = { origin, count: served.length, rootAt: await openRows(served) };
  return checkStamps(stamps.served, stamps.headers, rows);
}

/** What an anchor holds that the rows do not, or null. */
function findUnlike(served: ServedRow[], anchors: readonly (Clock & { head: string })[]): string | null {
  for (const { name, rows, head } of anchors) {
    const there = served[rows - 1]?.hash;
    if (there === undefined)
      return `the history was cut: ${name} holds ${rows} rows, and ${served.length} are told`;
    if (there !== head)
      return `the history was re-made: ${name} holds another head of its first ${rows} rows`;
  }
  return null;
}

/** A checkpoint that one of the keys signed and whose tree is that of the rows; else what is wrong with it. */
async function checkNote(
  note: string,
  keys: NoteKey[],
  rootAt: RootAt,
  rows: number,
): Promise<Checkpoint | string> {
  const checkpoint = readCheckpoint(note);
  if (!checkpoint) return "the checkpoint cannot be read";
  const signed = await Promise.all(keys.map((key) => isSignedBy(checkpoint, key)));
  if (!signed.includes(true)) return "the checkpoint is not signed by the log’s key";
  if (checkpoint.size > rows)
    return `the history was cut: a signed checkpoint covers ${checkpoint.size} rows, and ${rows} are told`;
  if (!areEqual(await rootAt(checkpoint.size), checkpoint.root))
    return `the log was forked: a signed checkpoint over ${checkpoint.size} rows is not of the rows that are told`;
  return checkpoint;
}

async function readWitnessed(checkpoint: Checkpoint, witnesses: NoteKey[]): Promise<Clock[]> {
  const times = await Promise.all(
    witnesses.map(async (witness) => ({
      name: `witness ${witness.name}`,
      time: await readCosignature(checkpoint, witness),
    })),
  );
  return times.flatMap(({ name, time }) =>
    time === null ? [] : [{ name, rows: checkpoint.size, at: new Date(1_000 * time) }],
  );
}
