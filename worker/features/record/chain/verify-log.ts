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
import type { BlockHeaders } from "../clocks/block-headers.ts";
import { findWrongPortfolio } from "../portfolios/find-wrong-portfolio.ts";
import type { SourceBars } from "../read-sources.ts";
import { type CheckedStamps, checkStamps, type ServedStamp } from "./check-stamps.ts";
import { type Clock, findBackdated, judgeTimes, type TimeVerdict } from "./judge-times.ts";
import { type Recomputed, recomputeOutcomes } from "./recompute-outcomes.ts";
import { type ServedRow, verifyChain } from "./verify-chain.ts";

/** A head in a transaction that the reader has read: whose wallet signed it, and whether the reader or the server named it. */
interface Anchor extends Clock {
  head: string;
  wallet: string;
  isKept: boolean;
}

/** What a reader has in hand. Nothing of it that the server told is believed. */
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
  /** the heads they hold are compared here */
  anchors?: Anchor[];
  /** proofs of OpenTimestamps as served, and headers of Bitcoin that the reader trusts */
  stamps?: { served: ServedStamp[]; headers: BlockHeaders } | undefined;
  barsOf?: ((symbol: string) => SourceBars | undefined) | undefined;
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
      /** anchors and stamps that count for nothing, and why */
      faults: string[];
      /** null where no headers were given */
      stamps: CheckedStamps | null;
      recomputed: Recomputed | null;
    };

const refuse = (says: string): LogVerdict => ({ ok: false, says });

/**
 * Recomputes a record from its rows: chain, times, signed tree, what was kept of it, clocks outside, outcomes. Names the
 * first thing that does not hold.
 */
export async function verifyLog(evidence: Evidence): Promise<LogVerdict> {
  const { served, keptNotes = [], kept, barsOf } = evidence;
  const chain = await verifyChain(served, kept);
  if (!chain.ok) return refuse(chain.fault.says);
  const rows = served.map(({ row }) => row as unknown as RecordRow);
  const unread = rows.find((row) => !recordRowSchema.safeParse(row).success);
  if (unread) return refuse(`row ${unread.seq} is no row of a record`);
  const wrong = findBackdated(rows) ?? findWrongPortfolio(rows);
  if (wrong) return refuse(wrong.says);

  const outside = await checkClocks(evidence);
  if (typeof outside === "string") return refuse(outside);
  const { clocks, stamps, faults } = outside;
  const recomputed = barsOf ? recomputeOutcomes(rows, barsOf) : null;
  if (recomputed?.wrong) return refuse(recomputed.wrong.says);
  return {
    ok: true,
    rows: chain.rows,
    head: chain.head,
    proven: chain.proven || keptNotes.length > 0 || clocks.length > 0,
    times: judgeTimes(rows, clocks),
    faults: [...faults, ...(stamps?.faults ?? [])],
    stamps,
    recomputed,
  };
}

interface Outside {
  clocks: Clock[];
  stamps: CheckedStamps | null;
  /** of anchors that count for nothing */
  faults: string[];
}

/** The clocks outside that hold, those of stamps told apart too; else what is wrong with the first that shows another history. */
async function checkClocks(evidence: Evidence): Promise<Outside | string> {
  const witnessed = await checkNotes(evidence);
  if (typeof witnessed === "string") return witnessed;
  const anchored = judgeAnchors(evidence);
  if (typeof anchored === "string") return anchored;
  const stamps = await followStamps(evidence);
  if (typeof stamps === "string") return stamps;
  return {
    clocks: [...witnessed, ...anchored.clocks, ...(stamps?.clocks ?? [])],
    stamps,
    faults: anchored.faults,
  };
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

/**
 * The anchors that hold the rows' heads. Anybody may write another head into Solana's chain: it shows another history only where
 * the reader kept it, or the same wallet signed one that holds; else it counts for nothing, and is told.
 */
function judgeAnchors({ served, anchors = [] }: Evidence): Omit<Outside, "stamps"> | string {
  const holds = ({ rows, head }: Anchor) => served[rows - 1]?.hash === head;
  const clocks = anchors.filter(holds);
  const unlike = anchors.filter((anchor) => !holds(anchor));
  const ours = new Set(clocks.map(({ wallet }) => wallet));
  const forked = unlike.find(({ isKept, wallet }) => isKept || ours.has(wallet));
  if (forked) {
    const { name, rows } = forked;
    return rows > served.length
      ? `the history was cut: ${name} holds ${rows} rows, and ${served.length} are told`
      : `the history was re-made: ${name} holds another head of its first ${rows} rows`;
  }
  const faults = unlike.map(
    ({ name, rows, wallet }) =>
      `the anchor on ${name} over ${rows} rows by ${wallet} is not of the rows that are told`,
  );
  return { clocks, faults };
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
