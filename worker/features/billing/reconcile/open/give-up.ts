import type { NetworkId } from "../../../../../shared/networks.ts";
import type { Deps } from "../../../../deps.ts";
import type { TransactionFacts } from "../../../../providers/chains/chain.ts";
import type { BareIntent } from "../../intents/open-intents.ts";
import { giverOf } from "../../settle/arrivals.ts";
import { dueOf } from "../../settle/compute-due.ts";
import { judgePayment, type Received } from "../../settle/judge-payment.ts";
import { listShares } from "../../settle/list-shares.ts";
import { parkPayment, parkStray } from "../../settle/record/park-payment.ts";
import { resolvePayee } from "../../settle/resolve-payee.ts";

type Tools = Pick<Deps, "db" | "config" | "now">;

interface Income {
  received: Received;
  /** why it is parked when it never becomes final */
  code: "payment_unconfirmed" | "wallet_refused";
  isExact: boolean;
}

/** What a transaction would bring an intent if it were final; null when that is nothing. */
export function readIncome(
  { config }: Pick<Deps, "config">,
  intent: BareIntent,
  facts: TransactionFacts,
): Income | null {
  const refused = config.refusedWallets[intent.network];
  const verdict = judgePayment({ ...facts, final: true }, dueOf(intent, config.ngma), refused);
  const code = "payment_unconfirmed";
  if (verdict.status === "paid")
    return { code, isExact: true, received: { asset: intent.asset, amount: BigInt(intent.amount) } };
  if (verdict.status === "pending" || !verdict.park) return null;
  const isRefused = verdict.code === "wallet_refused";
  return { code: isRefused ? "wallet_refused" : code, isExact: false, received: verdict.park };
}

interface GivenUp {
  network: NetworkId;
  hash: string;
  intentId: string | null;
  intent?: BareIntent;
  facts?: TransactionFacts | null;
}

/**
 * The end of the wait for a transaction that could not be settled: what one node at least knows of is parked, and an admin
 * looks it up; what none knows, or none can read, leaves a line in the log.
 */
export async function giveUp(
  deps: Tools,
  { network, hash, intentId, intent, facts }: GivenUp,
): Promise<void> {
  const shares = facts ? listShares(deps.config, network, facts).shares : [];
  let isParked = false;
  for (const share of shares) {
    const income = intent ? readIncome(deps, intent, share) : null;
    if (income && share.at && (await keep(deps, network, { ...income, facts: share, at: share.at })))
      isParked = true;
  }
  console.error(
    JSON.stringify({ level: "error", event: "payment given up", network, hash, intentId, isParked }),
  );
}

/** For the order it pays, however that one was found. */
async function keep(
  deps: Tools,
  network: NetworkId,
  { facts, at, code, received }: Income & { facts: TransactionFacts; at: Date },
): Promise<boolean> {
  const payee = await resolvePayee(deps, network, facts);
  if (payee?.intent) {
    const { intent, proof } = payee;
    return (await parkPayment(deps, { intent, proof, facts, at, code, received })) !== null;
  }
  const { hash, height, hidden } = facts;
  const sender = giverOf(deps.config, network, facts, received);
  const userId = payee?.userId ?? null;
  return parkStray(deps, { network, hash, height, at, code, received, hidden, sender, userId });
}
