import { and, eq, inArray } from "drizzle-orm";
import type { NetworkId } from "../../../../shared/networks.ts";
import { paymentIntents } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import type { TransactionFacts } from "../../../providers/chains/chain.ts";
import { BARE_COLUMNS, type BareIntent } from "../intents/open-intents.ts";

/** References looked up of one transaction: an honest one bears one. */
const MAX_REFERENCES = 20;

/**
 * The order that a transaction names in its transfer to us, or null. Only the transfer that bears the name counts: "several"
 * if several of our orders are named, or more money arrived beside it, since the parts cannot be assigned then.
 */
export async function findNamed(
  { db, config }: Pick<Deps, "db" | "config">,
  network: NetworkId,
  facts: TransactionFacts,
): Promise<BareIntent | "several" | null> {
  const receiver = config.chains[network]?.receiver;
  const named = (facts.named ?? []).filter(({ owner }) => owner === receiver);
  const references = [...new Set(named.flatMap((transfer) => transfer.references))].slice(0, MAX_REFERENCES);
  if (references.length === 0) return null;
  const isNamed = and(eq(paymentIntents.network, network), inArray(paymentIntents.reference, references));
  const [only, ...others] = await db.select(BARE_COLUMNS).from(paymentIntents).where(isNamed);
  if (!only) return null;
  const bears = named.filter((transfer) => transfer.references.includes(only.reference ?? ""));
  const byName = bears.reduce((sum, { amount }) => sum + amount, 0n);
  const [asset] = new Set(bears.map((transfer) => transfer.asset));
  const arrived = facts.changes
    .filter((change) => change.owner === receiver && change.asset === asset)
    .reduce((sum, { amount }) => sum + amount, 0n);
  return others.length > 0 || byName !== arrived ? "several" : only;
}
