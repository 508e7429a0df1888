import { and, eq, gte, inArray, lte, ne, sql } from "drizzle-orm";
import type { ErrorCode } from "../../../../../shared/errors.ts";
import { NETWORKS, type NetworkId } from "../../../../../shared/networks.ts";
import { LATE_HOURS } from "../../../../../shared/payments.ts";
import { paymentIntents, payments } from "../../../../db/schema.ts";
import type { Deps } from "../../../../deps.ts";
import type { AssetId, TransactionFacts } from "../../../../providers/chains/chain.ts";
import type { IntentRow } from "../../intents/open-intents.ts";
import { methodOf } from "../../intents/product.ts";
import { dueOf } from "../due.ts";
import { arrivesExactly, type Received } from "../judge.ts";

type Tools = Pick<Deps, "db" | "now" | "config">;

interface Parked {
  intent: IntentRow;
  facts: TransactionFacts;
  at: Date;
  code: ErrorCode;
  received: Received;
}

/**
 * Keeps money that came but not as asked for an admin's decision, and notes it at the intent it seems to be for. When
 * several accounts announced the same wallet, and the amount does not tell which of them it is for, it is parked for
 * nobody. False when the transaction is on record already.
 */
export async function parkPayment(deps: Tools, parked: Parked): Promise<boolean> {
  const { intent, facts, at, code, received } = parked;
  const isIntents = await isCertain(deps, parked);
  const id = crypto.randomUUID();
  const row = {
    id,
    userId: isIntents ? intent.userId : null,
    parkedFor: isIntents ? intent.id : null,
    network: intent.network,
    hash: facts.hash,
    method: methodOf(intent.token),
    ...toAsset(deps.config, intent.network, received),
    priceCents: intent.priceCents,
    sender: payerOf(facts, intent.sender, received.asset),
    state: "parked" as const,
    code,
    paidAt: at.getTime(),
    createdAt: deps.now().getTime(),
  };
  const isParked = sql`EXISTS (SELECT 1 FROM ${payments} WHERE ${and(eq(payments.id, id), eq(payments.parkedFor, intent.id))})`;
  const [written] = await deps.db.batch([
    deps.db.insert(payments).values(row).onConflictDoNothing().returning({ id: payments.id }),
    deps.db
      .update(paymentIntents)
      .set({ state: "parked", reportedHash: facts.hash })
      .where(and(eq(paymentIntents.id, intent.id), ne(paymentIntents.state, "paid"), isParked)),
  ]);
  return written.length === 1;
}

/** Who a refund goes to: the wallet the money left, the announced one if it paid anything. */
function payerOf({ changes }: TransactionFacts, announced: string, asset: AssetId): string | null {
  const falls = changes.filter((change) => change.asset === asset && change.amount < 0n);
  if (falls.some(({ owner }) => owner === announced)) return announced;
  return falls.toSorted((a, b) => (a.amount < b.amount ? -1 : 1))[0]?.owner ?? null;
}

/** The exact amount tells the intent; else the wallet does, unless another account announced it for the same time. */
async function isCertain({ db, config }: Tools, { intent, facts, at }: Parked): Promise<boolean> {
  if (arrivesExactly(facts, dueOf(intent, config.ngma))) return true;
  const others = await db
    .select({ id: paymentIntents.id })
    .from(paymentIntents)
    .where(
      and(
        inArray(paymentIntents.state, ["open", "expired", "paid", "parked"]),
        eq(paymentIntents.network, intent.network),
        gte(paymentIntents.expiresAt, at.getTime() - LATE_HOURS * 3_600_000),
        lte(paymentIntents.createdAt, at.getTime()),
        eq(paymentIntents.sender, intent.sender),
        ne(paymentIntents.userId, intent.userId),
      ),
    )
    .limit(1);
  return others.length === 0;
}

/** The columns of an asset that came; one we do not know is never parked. */
function toAsset({ ngma }: Deps["config"], network: NetworkId, { asset, amount }: Received) {
  const { nativeSymbol, nativeDecimals, tokens } = NETWORKS[network];
  const known = { asset, amount: String(amount) };
  if (asset === "native") return { ...known, symbol: nativeSymbol, decimals: nativeDecimals };
  if (asset === ngma?.mint) return { ...known, symbol: "NGMA", decimals: ngma.decimals };
  const [symbol, token] = Object.entries(tokens).find(([, { address }]) => address === asset) ?? [null, null];
  return { ...known, symbol, decimals: token?.decimals ?? null };
}
