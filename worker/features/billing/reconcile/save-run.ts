import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { chainCursors, paymentIntents } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { isRecentAt } from "./live-intents.ts";
import { readIncome } from "./open/give-up.ts";
import { dropOpen, keepOpen } from "./open/open-transactions.ts";
import type { Scanned, Task } from "./scan-network.ts";
import type { TriedCandidate } from "./settle-candidates.ts";

type Tools = Pick<Deps, "db" | "config" | "now">;

interface Run {
  /** null: nothing could be scanned */
  scan: Scanned | null;
  tried: readonly TriedCandidate[];
  /** neither to be asked for again nor kept */
  gone: readonly { hash: string }[];
}

/** Writes the cursor and what is not settled yet, all or none. */
export async function saveRun(deps: Tools, task: Task, { scan, tried, gone }: Run): Promise<void> {
  const isGone = new Set(gone.map(({ hash }) => hash));
  const left = tried.filter(({ hash }) => !isGone.has(hash));
  const open = left.filter((one) => isToKeep(deps, one));
  const over = [...isGone, ...left.filter((one) => !open.includes(one)).map(({ hash }) => hash)];
  const writes: BatchItem<"sqlite">[] = [...left.flatMap((one) => noteOf(deps, one))];
  if (open.length > 0) writes.push(keepOpen(deps, task.network, open));
  if (task.open.some(({ hash }) => over.includes(hash))) writes.push(dropOpen(deps, task.network, over));
  if (scan) writes.push(moveCursor(deps, task, scan));
  writes.push(noteReported(deps, task));
  const [first, ...more] = writes;
  if (first) await deps.db.batch([first, ...more]);
}

/**
 * Whether a transaction is asked for again by the next runs: what was found, until it is settled; of what pages report only
 * what a node knows and would bring something. The rest is asked for as long as its intent lives.
 */
function isToKeep(deps: Tools, { origin, settled, facts, intent }: TriedCandidate): boolean {
  if (settled && settled.status !== "pending") return false;
  if (origin !== "reported") return true;
  return facts?.succeeded === true && intent !== undefined && readIncome(deps, intent, facts) !== null;
}

/**
 * An intent whose own amount came is marked as being paid. A reported hash that can never pay its intent is forgotten.
 */
function noteOf({ db }: Tools, { hash, intentId, isExact, settled }: TriedCandidate) {
  if (intentId === null) return [];
  const { id, reportedHash, state } = paymentIntents;
  const isUnpaid = and(eq(id, intentId), ne(state, "paid"));
  const note = (value: string | null, isIt: ReturnType<typeof eq>) => [
    db.update(paymentIntents).set({ reportedHash: value }).where(and(isUnpaid, isIt)),
  ];
  if (settled?.status === "rejected" && !settled.parked) return note(null, eq(reportedHash, hash));
  const isOpen = !settled || settled.status === "pending";
  return isOpen && isExact ? note(hash, isNull(reportedHash)) : [];
}

/**
 * Moves the cursor, but not past the start of an intent that was made during the scan and so was not searched for; the same
 * statement checks for one.
 */
function moveCursor({ db }: Tools, { network, demand, readAt }: Task, { next, scannedAt }: Scanned) {
  const { id, state, expiresAt, fromHeight } = paymentIntents;
  const seen = JSON.stringify(demand.recent);
  const isUnseen = and(
    eq(state, "open"),
    eq(paymentIntents.network, network),
    isRecentAt(readAt),
    sql`${id} NOT IN (SELECT value FROM json_each(${seen}))`,
  );
  const first = sql`(SELECT ${fromHeight} FROM ${paymentIntents} WHERE ${isUnseen} ORDER BY ${expiresAt} LIMIT 1)`;
  const cursor = {
    next: sql<number>`min(${next}, coalesce(${first}, ${next}))`,
    scannedAt,
  };
  return db
    .insert(chainCursors)
    .values({ network, ...cursor })
    .onConflictDoUpdate({ target: chainCursors.network, set: cursor });
}

/** Also where nothing could be scanned: the next run asks for other hashes. */
const noteReported = ({ db }: Tools, { network, demand: { reportedAfter } }: Task) =>
  db.update(chainCursors).set({ reportedAfter }).where(eq(chainCursors.network, network));
