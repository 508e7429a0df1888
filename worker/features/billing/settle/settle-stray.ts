import type { NetworkId } from "../../../../shared/networks.ts";
import type { TransactionFacts } from "../../../providers/chains/chain.ts";
import type { BareIntent } from "../intents/open-intents.ts";
import { readCents } from "./compute-due.ts";
import { findNamed } from "./find-named.ts";
import { findPayee } from "./find-payee.ts";
import type { Received } from "./judge-payment.ts";
import { needsAgreement, noteExact } from "./note-agreement.ts";
import { parkUnseen } from "./park-unseen.ts";
import { findBooked } from "./record/block-row.ts";
import { countStrays } from "./record/count-strays.ts";
import { findOwner, onlyIn, readUnpaid } from "./record/find-owner.ts";
import { isBelowDollar, parkForNobody, payerOf } from "./record/park-payment.ts";
import type { SettleDeps, SettleResult } from "./settle-money.ts";
import { settlePayment } from "./settle-payment.ts";

const NOT_OURS: SettleResult = { status: "rejected", code: "payment_wrong_receiver", parked: false };

/** Refusals that only say whose it is not, or that nothing of it is known. */
const UNEXPLAINED: readonly string[] = [
  "transaction_not_yours",
  "payment_wrong_receiver",
  "payment_wrong_token",
  "payment_dust",
];

/**
 * Settles a transaction for an intent; what is none of that one's, and reached our address all the same, is kept as
 * `settleStray` does.
 */
export async function settleOrKeep(
  deps: SettleDeps,
  { intent, facts, allAgree }: { intent: BareIntent; facts: TransactionFacts | null; allAgree: boolean },
): Promise<SettleResult> {
  const settled = await settlePayment(deps, { intent, facts });
  if (settled.status !== "rejected" || settled.parked || !facts?.final) return settled;
  if (!UNEXPLAINED.includes(settled.code)) return settled;
  const kept = await settleStray(deps, { network: intent.network, facts, allAgree });
  const isNobodys = kept.status === "rejected" && ["payment_unknown", "payment_unseen"].includes(kept.code);
  return isNobodys ? { ...settled, parked: kept.parked } : settled;
}

interface Stray {
  network: NetworkId;
  facts: TransactionFacts;
  /** every node was asked about it */
  allAgree: boolean;
}

/**
 * Settles a transaction that no order is known for: what exactly pays one is credited there, what came from a wallet that
 * an account signed for is that account's, and what else reached our address is parked for nobody; less than a dollar
 * and tokens nobody knows are counted. Safe to repeat.
 */
export async function settleStray(
  deps: SettleDeps,
  { network, facts, allAgree }: Stray,
): Promise<SettleResult> {
  const { at, height } = facts;
  if (!facts.succeeded && facts.final)
    return { status: "rejected", code: "transaction_failed", parked: false };
  if (!facts.final || !at) return { status: "pending", confirmations: facts.confirmations };
  if (await findBooked(deps, network, facts))
    return { status: "rejected", code: "transaction_used", parked: false };
  const payee = await findPayee(deps, network, facts);
  if (payee) {
    if (allAgree || !needsAgreement(payee)) return settlePayment(deps, { intent: payee, facts });
    await noteExact(deps, payee, facts.hash);
    return { status: "pending", confirmations: facts.confirmations };
  }
  const named = await findNamed(deps, network, facts);
  if (named !== null && named !== "several") return settlePayment(deps, { intent: named, facts });
  const arrivals = listArrivals(deps, network, facts);
  const [main, ...more] = arrivals.known;
  if (!main) {
    await countStrays(deps, network, arrivals.small);
    return (await parkUnseen(deps, { network, facts })) ?? NOT_OURS;
  }
  const userId = await findOwner(deps, { network, facts, received: main });
  const unpaid = userId === null ? [] : await readUnpaid(deps, { userId, network, at });
  const intent = onlyIn(unpaid, main.asset) ?? unpaid[0];
  if (intent) return settlePayment(deps, { intent, facts });
  const { hash, hidden } = facts;
  const strays = [...more, ...arrivals.small];
  if (isBelowDollar(deps.config, { network, rateMicroUsd: null }, main)) {
    await countStrays(deps, network, [main, ...strays]);
    return { status: "rejected", code: "payment_dust", parked: false };
  }
  await countStrays(deps, network, strays);
  const sender = payerOf(facts, "", main.asset);
  const parked = await parkForNobody(deps, {
    ...{ network, hash, at, height, hidden, sender, received: main, code: "payment_unknown" },
  });
  return { status: "rejected", code: "payment_unknown", parked };
}

/** What reached our address: what is worth a cent of an asset we know, the most first, and the rest. */
function listArrivals({ config }: SettleDeps, network: NetworkId, facts: TransactionFacts) {
  const { hash } = facts;
  const cents = readCents({ network, rateMicroUsd: null }, config.ngma);
  const worth = ({ asset, amount }: Received) => Number(amount) / Number(cents.get(asset) ?? 1n);
  const all = facts.changes
    .filter(({ owner, amount }) => amount > 0n && owner === config.chains[network]?.receiver)
    .map(({ asset, amount }) => ({ hash, asset, amount }));
  const isKnown = ({ asset }: Received) => asset !== config.ngma?.mint && cents.has(asset);
  const known = all.filter((one) => isKnown(one) && worth(one) >= 1);
  return {
    known: known.toSorted((a, b) => worth(b) - worth(a)),
    small: all.filter((one) => !known.includes(one)),
  };
}
