import { and, eq, gte, isNull, ne, sql } from "drizzle-orm";
import type { ErrorCode } from "../../../../../shared/errors.ts";
import { NETWORKS, type NetworkId } from "../../../../../shared/networks.ts";
import { paymentIntents, payments } from "../../../../db/schema.ts";
import type { Deps } from "../../../../deps.ts";
import type { AssetId, TransactionFacts } from "../../../../providers/chains/chain.ts";
import type { BareIntent } from "../../intents/open-intents.ts";
import { methodOf } from "../../intents/product.ts";
import { dueOf } from "../due.ts";
import type { Received } from "../judge.ts";
import { isCertain } from "./whose.ts";

type Tools = Pick<Deps, "db" | "now" | "config">;

/** Payments of less than a dollar that are parked for one intent: each is work for an admin, and costs next to nothing. */
const MOST_SMALL = 3;
const CENTS = 100n;

interface Parked {
  intent: BareIntent;
  facts: TransactionFacts;
  at: Date;
  code: ErrorCode;
  received: Received;
}

/**
 * Keeps money that came but not as asked for an admin's decision, and notes it at the intent it seems to be for; when it
 * is not certain which account's that is, it is parked for nobody. False when the transaction is on record already, or
 * when it is less than a dollar and about three such payments wait for this intent.
 */
export async function parkPayment(deps: Tools, parked: Parked): Promise<boolean> {
  const { intent, facts, at, code, received } = parked;
  if (isSmall(deps, parked) && (await countParked(deps, intent)) >= MOST_SMALL) return false;
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

/** What was burned counts for nothing here, so only its code tells a wrong split. */
const isSmall = ({ config }: Tools, { intent, received, code }: Parked): boolean =>
  code !== "payment_wrong_split" &&
  received.amount < (dueOf(intent, config.ngma).known.get(received.asset) ?? 1n) * CENTS;

/** Along the index by account; what is parked for nobody counts by its wallet. */
async function countParked({ db }: Tools, intent: BareIntent): Promise<number> {
  const since = gte(payments.createdAt, intent.createdAt);
  const [own, nobodys] = await Promise.all([
    db.$count(payments, and(eq(payments.userId, intent.userId), since, eq(payments.parkedFor, intent.id))),
    db.$count(payments, and(isNull(payments.userId), since, eq(payments.sender, intent.sender))),
  ]);
  return own + nobodys;
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
