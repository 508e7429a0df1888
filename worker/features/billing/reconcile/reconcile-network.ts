import { tellFailure } from "../../../db/failures.ts";
import type { Deps } from "../../../deps.ts";
import { dueOf } from "../settle/due.ts";
import type { LiveIntent } from "./live-intents.ts";
import { type Candidate, matchTransfers, sharePlaces } from "./match-transfers.ts";
import { giveUp } from "./open/give-up.ts";
import { saveRun } from "./save-run.ts";
import { scanNetwork, type Task } from "./scan-network.ts";
import { dropKnown, settleCandidates, type Tried } from "./settle-candidates.ts";

const HOUR_MS = 3_600_000;
/** So long a found transaction may take until it is complained about: more than any network needs to make one final. */
const PATIENCE_MS = HOUR_MS;
/** So long it is asked for. */
const OPEN_MS = 7 * 24 * HOUR_MS;

type Tools = Pick<Deps, "db" | "config" | "now" | "accounts" | "chains">;

/**
 * One scan of one network for all its live intents: settles the transfers that concern them, what earlier runs left open,
 * and the hashes that pages reported. What a scan found and could not be settled is kept before the cursor moves on, so
 * nothing that was found is lost. Throws what failed, or waits for too long, once everything else is done.
 */
export async function reconcileNetwork(deps: Tools, task: Task): Promise<void> {
  const chain = deps.chains[task.network];
  if (!chain) return;
  const failures: unknown[] = [];
  // Hashes that were reported are asked for also when a node cannot scan.
  const scan = await scanNetwork(deps, chain, task).catch((error) => void failures.push(error));
  if (scan?.complaint) failures.push(scan.complaint);
  const receives = (intent: LiveIntent) => dueOf(intent, deps.config.ngma).parts.get(intent.receiver);
  const found = matchTransfers(scan?.transfers ?? [], task.intents, receives);
  const all = addReported(task, addOpen(task, found));
  const fresh = await dropKnown(deps, task.network, all);
  const chosen = sharePlaces(fresh, deps.now());
  const done = await settleCandidates(deps, chain, chosen);
  failures.push(...done.failures, ...listComplaints(deps, task, done.tried));
  const ended = await giveUpOld(deps, task, done.tried);
  const known = all.filter((one) => !fresh.includes(one));
  const later = fresh.filter((one) => !chosen.includes(one));
  await saveRun(deps, task, {
    scan: scan ?? null,
    tried: [...done.tried, ...later],
    gone: [...known, ...ended],
  });
  if (failures.length > 0) throw new AggregateError(failures, tellFailure(failures[0]));
}

const without = (hashes: readonly { hash: string }[]) => (one: { hash: string }) =>
  !hashes.some(({ hash }) => hash === one.hash);

function addOpen({ open }: Task, found: readonly Candidate[]): Candidate[] {
  const more = open.filter(without(found));
  return [
    ...found,
    ...more.map(({ hash, intentId, isExact }) => ({ origin: "open" as const, hash, intentId, isExact })),
  ];
}

function addReported({ intents }: Task, known: readonly Candidate[]): Candidate[] {
  const reported = intents.flatMap(({ id: intentId, state, reportedHash: hash }) =>
    hash === null || state === "paid" || state === "parked"
      ? []
      : [{ origin: "reported" as const, hash, intentId, isExact: false }],
  );
  return [...known, ...reported.filter(without(known))];
}

const isPending = ({ settled }: Tried) => settled?.status === "pending";

/** What nodes do not agree on, and what should have been settled long ago. */
function listComplaints({ now }: Tools, { open }: Task, tried: readonly Tried[]): string[] {
  const since = new Map(open.map(({ hash, foundAt }) => [hash, foundAt]));
  const isOld = (hash: string) =>
    now().getTime() - (since.get(hash) ?? Number.POSITIVE_INFINITY) > PATIENCE_MS;
  return tried.filter(isPending).flatMap(({ hash, facts }) => {
    if (facts?.doubt) return [`${hash} is not final: ${facts.doubt}`];
    return isOld(hash) ? [`${hash} is not settled for more than an hour`] : [];
  });
}

/** Ends the wait for what could not be settled in a week; returns what is over. */
async function giveUpOld(deps: Tools, { network, open }: Task, tried: readonly Tried[]): Promise<Tried[]> {
  const until = deps.now().getTime() - OPEN_MS;
  const old = new Set(open.filter(({ foundAt }) => foundAt < until).map(({ hash }) => hash));
  const over = tried.filter((one) => old.has(one.hash) && (isPending(one) || !one.settled));
  for (const one of over) await giveUp(deps, { ...one, network });
  return over;
}
