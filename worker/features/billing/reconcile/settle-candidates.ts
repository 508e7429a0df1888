import { and, eq, inArray } from "drizzle-orm";
import type { NetworkId } from "../../../../shared/networks.ts";
import { payments } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import type { Chain } from "../../../providers/chains/chain.ts";
import type { IntentRow } from "../intents/open-intents.ts";
import { type Settled, settlePayment } from "../settle/settle-payment.ts";
import { readIntents } from "./live-intents.ts";
import type { Candidate } from "./match-transfers.ts";

const PARALLEL = 6;
/** D1 binds 100 values a statement. */
const HASHES_A_QUERY = 90;
/** From here on every node that is set up must say the same. */
const ALL_AGREE_CENTS = 10_000;

type Tools = Pick<Deps, "db" | "config" | "now" | "accounts">;

/** What became of a candidate; null: it could not be asked for, or settling failed. */
export interface Tried extends Candidate {
  settled: Settled | null;
}

/** Those whose transaction has no row yet: what is on record is settled for ever. */
export async function dropKnown(
  { db }: Pick<Deps, "db">,
  network: NetworkId,
  candidates: readonly Candidate[],
): Promise<Candidate[]> {
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

/** Reads each candidate's transaction in full and settles it. Failures are told at the end and stop no other one. */
export async function settleCandidates(
  deps: Tools,
  chain: Chain,
  candidates: readonly Candidate[],
): Promise<{ tried: Tried[]; failures: unknown[] }> {
  const intents = await readIntents(deps, [...new Set(candidates.map(({ intentId }) => intentId))]);
  const failures: unknown[] = [];
  const settle = async (candidate: Candidate): Promise<Tried> => {
    const intent = intents.get(candidate.intentId);
    const settling = intent ? settleOne(deps, chain, intent, candidate.hash) : Promise.resolve(null);
    const settled = await settling.catch((error) => {
      failures.push(error);
      return null;
    });
    return { ...candidate, settled };
  };
  const tried: Tried[] = [];
  for (let i = 0; i < candidates.length; i += PARALLEL)
    tried.push(...(await Promise.all(candidates.slice(i, i + PARALLEL).map(settle))));
  return { tried, failures };
}

async function settleOne(deps: Tools, chain: Chain, intent: IntentRow, hash: string): Promise<Settled> {
  const facts = await chain.findTransaction(hash, intent.priceCents >= ALL_AGREE_CENTS);
  return settlePayment(deps, { intent, facts });
}
