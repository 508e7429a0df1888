import { and, eq, isNull, ne, or } from "drizzle-orm";
import type { NetworkId } from "../../../../shared/networks.ts";
import { chainCursors, paymentIntents } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import type { Chain, FoundTransfer } from "../../../providers/chains/chain.ts";
import { dueOf } from "../settle/due.ts";
import type { Cursor, LiveIntent } from "./live-intents.ts";
import { type Candidate, matchTransfers, takeTurn } from "./match-transfers.ts";
import { dropKnown, settleCandidates, type Tried } from "./settle-candidates.ts";

/** Transactions read in full a run. */
const MOST_SETTLED = 60;
/** After so long without a scan it is looked whether this one has come close to the head. */
const GAP_MS = 10 * 60_000;
/** Close enough: less than the hour an intent lives beyond its 24, on any network. */
const NEAR_HEIGHTS = 200;

type Tools = Pick<Deps, "db" | "config" | "now" | "accounts" | "chains">;

export interface Task {
  network: NetworkId;
  /** at least one */
  intents: LiveIntent[];
  cursor: Cursor | undefined;
}

/**
 * One scan of one network for all its live intents: settles the transfers that concern them, and the hashes that pages
 * reported. What could not be settled yet is noted with its intent before the cursor moves on, so nothing that was found
 * is lost. Throws what failed once everything else is done.
 */
export async function reconcileNetwork(deps: Tools, task: Task): Promise<void> {
  const chain = deps.chains[task.network];
  if (!chain) return;
  const failures: unknown[] = [];
  // Hashes that were reported are asked for also when a node cannot scan.
  const scan = await scanNetwork(chain, task).catch((error) => {
    failures.push(error);
    return null;
  });
  const receives = (intent: LiveIntent) =>
    dueOf({ ...intent, transaction: null }, deps.config.ngma).parts.get(intent.receiver);
  const found = matchTransfers(scan?.transfers ?? [], task.intents, receives);
  const reported = listReported(task.intents, found);
  const fresh = await dropKnown(deps, task.network, [...found, ...reported]);
  const first = fresh.filter((one) => !reported.includes(one));
  const rest = takeTurn(
    fresh.filter((one) => reported.includes(one)),
    Math.max(0, MOST_SETTLED - first.length),
    deps.now(),
  );
  const done = await settleCandidates(deps, chain, [...first.slice(0, MOST_SETTLED), ...rest]);
  const later = first.slice(MOST_SETTLED).map((one) => ({ ...one, settled: null }));
  const cursor = scan && { next: scan.next, scannedAt: await timeScanned(deps, chain, task, scan.next) };
  await save(deps, task.network, cursor, [...done.tried, ...later]);
  failures.push(...done.failures);
  if (failures.length > 0) throw new AggregateError(failures, String(failures[0]));
}

/** Null when there is nothing to scan for. A coin is looked for only while an unpaid intent asks for it. */
async function scanNetwork(chain: Chain, { intents, cursor }: Task) {
  const first = intents.reduce(
    (least, { fromHeight }) => Math.min(least, fromHeight),
    Number.MAX_SAFE_INTEGER,
  );
  const from = Math.max(cursor?.next ?? 0, first);
  const wanted = intents.filter(({ state, asset }) => state !== "paid" || asset !== "native");
  const scans = await Promise.all(
    [...Map.groupBy(wanted, ({ receiver }) => receiver)].map(([receiver, asked]) =>
      chain.findTransfers({ receiver, assets: [...new Set(asked.map(({ asset }) => asset))], from }),
    ),
  );
  if (scans.length === 0) return null;
  const transfers: FoundTransfer[] = scans.flatMap((scan) => scan.transfers);
  return { transfers, next: Math.min(...scans.map((scan) => scan.next)) };
}

const listReported = (intents: readonly LiveIntent[], found: readonly Candidate[]): Candidate[] =>
  intents.flatMap(({ id, state, reportedHash: hash }) =>
    hash === null || state === "paid" || state === "parked" || found.some((one) => one.hash === hash)
      ? []
      : [{ hash, intentId: id, isExact: false }],
  );

/** Until when the network is scanned now. After a gap that is only true once a scan has come close to the head. */
async function timeScanned({ now }: Tools, chain: Chain, { cursor }: Task, next: number): Promise<number> {
  const at = now().getTime();
  const last = cursor?.scannedAt ?? 0;
  if (at - last < GAP_MS) return at;
  return (await chain.readFinalHeight()) - next < NEAR_HEIGHTS ? at : last;
}

/** The cursor, and with their intents the hashes that are not settled yet, all or none. */
async function save(
  { db }: Tools,
  network: NetworkId,
  cursor: Omit<Cursor, "network"> | null,
  tried: readonly Tried[],
): Promise<void> {
  const notes = tried.flatMap((one) => {
    const note = noteOf(one);
    return note ? [db.update(paymentIntents).set({ reportedHash: note.hash }).where(note.where)] : [];
  });
  const [first, ...more] = notes;
  const move =
    cursor &&
    db
      .insert(chainCursors)
      .values({ network, ...cursor })
      .onConflictDoUpdate({ target: chainCursors.network, set: cursor });
  if (move) await db.batch([move, ...notes]);
  else if (first) await db.batch([first, ...more]);
}

/**
 * What is not settled is noted, so that the next runs ask again: over any other hash when the amount is exact. One that
 * can never pay its intent is forgotten.
 */
function noteOf({ hash, intentId, isExact, settled }: Tried) {
  const isIntent = eq(paymentIntents.id, intentId);
  const { reportedHash, state } = paymentIntents;
  if (settled?.status === "rejected" && !settled.parked)
    return { hash: null, where: and(isIntent, eq(reportedHash, hash), ne(state, "paid")) };
  if (settled && settled.status !== "pending") return null;
  const isFree = isExact
    ? ne(state, "paid")
    : and(ne(state, "paid"), or(isNull(reportedHash), eq(reportedHash, hash)));
  return { hash, where: and(isIntent, isFree) };
}
