import { DAY_MS, HOUR_MS } from "../../../../shared/time.ts";
import { describeFailure } from "../../../db/failures.ts";
import type { FoundTransfer } from "../../../providers/chains/chain.ts";
import { readCents } from "../settle/compute-due.ts";
import { parkHidden } from "../settle/park-unseen.ts";
import { countStrays } from "../settle/record/count-strays.ts";
import type { SettleDeps } from "../settle/settle-money.ts";
import { findAsked } from "./find-asked.ts";
import { matchTransfers, type PaymentCandidate, sharePlaces } from "./match-transfers.ts";
import { giveUp } from "./open/give-up.ts";
import { saveRun } from "./save-run.ts";
import { scanNetwork, type Task } from "./scan-network.ts";
import { dropKnown, settleCandidates, type TriedCandidate } from "./settle-candidates.ts";

/** So long a found transaction may take until it is complained about: more than any network needs to make one final. */
const PATIENCE_MS = HOUR_MS;
/** So long it is asked for. */
const OPEN_MS = 7 * DAY_MS;

type Tools = SettleDeps;

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
  const { candidates: found, dust } = await matchFound(deps, task, scan?.transfers ?? []);
  await countStrays(deps, task.network, dust);
  const all = addReported(task, addOpen(task, found));
  const fresh = await dropKnown(deps, task.network, all);
  const chosen = sharePlaces(fresh, deps.now());
  const done = await settleCandidates(deps, chain, chosen);
  for (const gain of scan?.unseen ?? []) await parkHidden(deps, task.network, gain);
  failures.push(...done.failures, ...listComplaints(deps, task, done.tried));
  const ended = await giveUpOld(deps, task, done.tried);
  const known = all.filter((one) => !fresh.includes(one));
  const later = fresh.filter((one) => !chosen.includes(one));
  await saveRun(deps, task, {
    scan: scan ?? null,
    tried: [...done.tried, ...later],
    gone: [...known, ...ended],
  });
  if (failures.length > 0) throw new AggregateError(failures, describeFailure(failures[0]));
}

async function matchFound(deps: Tools, { network }: Task, transfers: readonly FoundTransfer[]) {
  const cents = readCents({ network, rateMicroUsd: null }, deps.config.ngma);
  return matchTransfers(
    transfers,
    await findAsked(deps, network, transfers),
    (asset) => cents.get(asset) ?? 0n,
  );
}

const without = (hashes: readonly { hash: string }[]) => (one: { hash: string }) =>
  !hashes.some(({ hash }) => hash === one.hash);

function addOpen({ open }: Task, found: readonly PaymentCandidate[]): PaymentCandidate[] {
  const more = open.filter(without(found));
  return [
    ...found,
    ...more.map(({ hash, intentId, isExact }) => ({
      ...{ origin: "open" as const, hash, isExact },
      intentId: intentId === "" ? null : intentId,
    })),
  ];
}

function addReported({ demand }: Task, known: readonly PaymentCandidate[]): PaymentCandidate[] {
  // If two intents report one hash, the more expensive order's is checked, for which all nodes must agree.
  const dearest = demand.reported.toSorted((a, b) => b.priceCents - a.priceCents);
  const once = [...new Map(dearest.toReversed().map((intent) => [intent.reportedHash, intent])).values()];
  const reported = once.flatMap(({ id: intentId, reportedHash: hash }) =>
    hash === null ? [] : [{ origin: "reported" as const, hash, intentId, isExact: false }],
  );
  return [...known, ...reported.filter(without(known))];
}

const isPending = ({ settled }: TriedCandidate) => settled?.status === "pending";

/** What nodes do not agree on, and what should have been settled long ago. */
function listComplaints({ now }: Tools, { open }: Task, tried: readonly TriedCandidate[]): string[] {
  const since = new Map(open.map(({ hash, foundAt }) => [hash, foundAt]));
  const isOld = (hash: string) =>
    now().getTime() - (since.get(hash) ?? Number.POSITIVE_INFINITY) > PATIENCE_MS;
  return tried.filter(isPending).flatMap(({ hash, facts }) => {
    if (facts?.doubt) return [`${hash} is not final: ${facts.doubt}`];
    return isOld(hash) ? [`${hash} is not settled for more than an hour`] : [];
  });
}

/** Ends the wait for what could not be settled in a week; returns what is over. */
async function giveUpOld(
  deps: Tools,
  { network, open }: Task,
  tried: readonly TriedCandidate[],
): Promise<TriedCandidate[]> {
  const until = deps.now().getTime() - OPEN_MS;
  const old = new Set(open.filter(({ foundAt }) => foundAt < until).map(({ hash }) => hash));
  const over = tried.filter((one) => old.has(one.hash) && (isPending(one) || !one.settled));
  for (const one of over) await giveUp(deps, { ...one, network });
  return over;
}
