import { and, eq, or } from "drizzle-orm";
import type { NetworkId } from "../../../../shared/networks.ts";
import { NGMA_SPLIT_BPS } from "../../../../shared/ngma.ts";
import { amountSlots, paymentIntents } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import type { TransactionFacts } from "../../../providers/chains/chain.ts";
import { BARE_COLUMNS, type BareIntent } from "../intents/open-intents.ts";
import { dueOf } from "./compute-due.ts";
import { arrivesExactly } from "./judge-payment.ts";

const BASIS_POINTS = 10_000n;
/** Changes looked at: more than a payment's own has no honest transaction. */
const MAX_CHANGES = 10;

/** The intent, of any account, whose exact amount a transaction brings, or null. */
export async function findExact(
  { db, config }: Pick<Deps, "db" | "config">,
  network: NetworkId,
  facts: TransactionFacts,
): Promise<BareIntent | null> {
  const arrivals = facts.changes.filter(({ amount, owner }) => amount > 0n && isOurs(config, network, owner));
  const slots = arrivals
    .slice(0, MAX_CHANGES)
    .map((arrival) =>
      and(
        eq(amountSlots.network, network),
        eq(amountSlots.asset, arrival.asset),
        eq(amountSlots.amount, String(toWhole(config, arrival))),
      ),
    );
  if (slots.length === 0) return null;
  const rows = await db
    .select(BARE_COLUMNS)
    .from(amountSlots)
    .innerJoin(paymentIntents, eq(paymentIntents.id, amountSlots.intentId))
    .where(or(...slots));
  return rows.find((intent) => arrivesExactly(facts, dueOf(intent, config.ngma))) ?? null;
}

const isOurs = ({ chains, ngma }: Deps["config"], network: NetworkId, owner: string) =>
  owner === chains[network]?.receiver || (network === "solana" && owner === ngma?.treasury);

/** The whole payment of which the treasury got its part. */
function toWhole({ ngma }: Deps["config"], { asset, amount }: { asset: string; amount: bigint }): bigint {
  return asset === ngma?.mint ? (amount * BASIS_POINTS) / BigInt(NGMA_SPLIT_BPS.treasury) : amount;
}

/**
 * Whether a transaction can be a payment of this intent: its block is later than the head known when the intent was made.
 * Otherwise somebody could see a transaction first and then open an order for its exact amount. Intents older than stored
 * heads go by the block's time.
 */
export const isAfter = (
  { at, height }: Pick<TransactionFacts, "at" | "height">,
  { headHeight, createdAt }: Pick<BareIntent, "headHeight" | "createdAt">,
): boolean =>
  headHeight === null ? (at?.getTime() ?? 0) >= createdAt : height !== null && height > headHeight;
