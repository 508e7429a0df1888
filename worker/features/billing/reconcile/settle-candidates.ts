import { and, eq, inArray } from "drizzle-orm";
import type { NetworkId } from "../../../../shared/networks.ts";
import { payments } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import type { Chain, TransactionFacts } from "../../../providers/chains/chain.ts";
import type { BareIntent } from "../intents/open-intents.ts";
import { isAgreed, needsAgreement } from "../settle/note-agreement.ts";
import type { SettleDeps, SettleResult } from "../settle/settle-money.ts";
import { settleTransaction } from "../settle/settle-transaction.ts";
import { readIntents } from "./live-intents.ts";
import type { PaymentCandidate } from "./match-transfers.ts";

const PARALLEL = 6;
/** D1 binds 100 values a statement. */
const HASHES_A_QUERY = 90;

type Tools = SettleDeps;

/** What became of a candidate; without `settled` it was not tried, could not be asked for, or settling failed. */
export interface TriedCandidate extends PaymentCandidate {
  intent?: BareIntent;
  facts?: TransactionFacts | null;
  settled?: SettleResult;
}

/** Those whose transaction has no row yet: what is on record is settled for ever. */
export async function dropKnown(
  { db }: Pick<Deps, "db">,
  network: NetworkId,
  candidates: readonly PaymentCandidate[],
): Promise<PaymentCandidate[]> {
  const known = new Set<string>();
  const hashes = [...new Set(candidates.map(({ hash }) => hash))];
  for (let i = 0; i < hashes.length; i += HASHES_A_QUERY) {
    const isOne = and(
      eq(payments.network, network),
      inArray(payments.hash, hashes.slice(i, i + HASHES_A_QUERY)),
    );
    const rows = await db.select({ hash: payments.hash }).from(payments).where(isOne);
    for (const { hash } of rows) known.add(hash);
  }
  return candidates.filter(({ hash }) => !known.has(hash));
}

/** Reads each candidate's transaction in full and settles it. Failures are thrown at the end and stop no other one. */
export async function settleCandidates(
  deps: Tools,
  chain: Chain,
  candidates: readonly PaymentCandidate[],
): Promise<{ tried: TriedCandidate[]; failures: unknown[] }> {
  const intents = await readIntents(deps, [...new Set(candidates.flatMap(({ intentId }) => intentId ?? []))]);
  const failures: unknown[] = [];
  const settle = async (candidate: PaymentCandidate): Promise<TriedCandidate> => {
    const intent = candidate.intentId === null ? undefined : intents.get(candidate.intentId);
    const done = await settleOne(deps, chain, intent, candidate.hash).catch(
      (error) => void failures.push(error),
    );
    return { ...candidate, ...(intent && { intent }), ...done };
  };
  const tried: TriedCandidate[] = [];
  for (let i = 0; i < candidates.length; i += PARALLEL)
    tried.push(...(await Promise.all(candidates.slice(i, i + PARALLEL).map(settle))));
  return { tried, failures };
}

/** Of what nobody was asked for nobody knows how much is at stake: all nodes are asked. */
async function settleOne(deps: Tools, chain: Chain, hint: BareIntent | undefined, hash: string) {
  const { network } = chain;
  const read = async (allAgree: boolean) => {
    const facts = await chain.findTransaction(hash, allAgree);
    return { facts, settled: await settleTransaction(deps, { network, facts, hint }) };
  };
  const first = await read(!hint || needsAgreement(hint));
  // It is for a dearer order, or brings more, than it seemed.
  const isUnsure = first.settled.status === "pending" && first.facts?.final && !isAgreed(first.facts);
  return isUnsure ? read(true) : first;
}
