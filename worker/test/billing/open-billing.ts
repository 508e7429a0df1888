import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { Hono } from "hono";
import type { NetworkId } from "../../../shared/networks.ts";
import { walletProofs } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { openDeps } from "../../deps.ts";
import { makeRandomText } from "../../features/auth/secrets.ts";
import { createIntent } from "../../features/billing/intents/create-intent.ts";
import type { BareIntent, IntentRow } from "../../features/billing/intents/open-intents.ts";
import { billingRoutes } from "../../features/billing/routes.ts";
import { dueOf } from "../../features/billing/settle/compute-due.ts";
import type { SettleDeps } from "../../features/billing/settle/settle-money.ts";
import { settleTransaction } from "../../features/billing/settle/settle-transaction.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { replyToError } from "../../http/on-error.ts";
import { nameRequest } from "../../http/request-id.ts";
import type { TransactionFacts } from "../../providers/chains/chain.ts";
import { ORIGIN } from "../people.ts";
import { LedgerChain, type Move, someWallet } from "./ledger-chain.ts";

const MINUTE = 60_000;
const PAID_ON = ["solana", "ethereum", "bsc", "polygon", "base", "sui"] as const;
export type LedgerNetwork = (typeof PAID_ON)[number];

export const NGMA = {
  mint: someWallet("solana"),
  decimals: 6,
  treasury: someWallet("solana"),
  liquidity: someWallet("solana"),
};

export type CreateBody = Parameters<typeof createIntent>[2];

/** A plan for a month in USDC on Base, unless told otherwise. */
export const orderOf = (more: Partial<CreateBody> = {}): CreateBody => ({
  tier: "pre-enigma",
  months: 1,
  network: "base",
  token: "USDC",
  walletAddress: someWallet((more.network ?? "base") as LedgerNetwork),
  ...more,
});

/**
 * The real database, cache and accounts, with every network but the XRP Ledger kept in memory and a clock that a test
 * moves.
 */
export function openBilling({ ngma = true, db = env.DB }: { ngma?: boolean; db?: D1Database } = {}) {
  const clock = { now: Date.now() };
  const now = () => new Date(clock.now);
  const ledgers = Object.fromEntries(
    PAID_ON.map((network) => [network, new LedgerChain(network, now)]),
  ) as Record<LedgerNetwork, LedgerChain>;
  const receivers = Object.fromEntries(PAID_ON.map((network) => [network, someWallet(network)])) as Record<
    LedgerNetwork,
    string
  >;
  const real = openDeps(env, { waitUntil: () => {} });
  const chains = Object.fromEntries(
    PAID_ON.map((network) => [network, { rpcUrls: ["http://127.0.0.1:1"], receiver: receivers[network] }]),
  );
  const deps: Deps = {
    ...real,
    db: drizzle(db),
    config: { ...real.config, chains, ...(ngma && { ngma: NGMA }) },
    chains: ledgers,
    now,
  };
  const pass = (minutes: number) => {
    clock.now += minutes * MINUTE;
  };
  return { deps, ledgers, receivers, clock, pass };
}

export const someUser = () => ({ id: makeRandomText(22) });

/** An account's new intent. */
export async function begin(
  deps: Deps,
  user: { id: string },
  more: Partial<CreateBody> = {},
): Promise<IntentRow> {
  return (await createIntent(deps, user.id, orderOf(more))).intent;
}

/** Its account signed for the wallet that is to pay an intent, long ago. */
export async function signFor({ db }: Pick<Deps, "db">, intent: IntentRow): Promise<void> {
  const { userId, network, sender: address } = intent;
  const proof = { id: crypto.randomUUID(), userId, network, address, provenAt: 0, countsFrom: 0 };
  await db.insert(walletProofs).values(proof);
}

/** The transfers that pay an intent as asked; what is burned goes to an owner who does not exist. */
export function movesOf(intent: IntentRow, more: Partial<Move> = {}): Move[] {
  const { asset, sender: from } = intent;
  const { parts } = dueOf(intent, NGMA);
  return [...parts].map(([to, amount]) => ({ from, to, asset, amount, ...more }));
}

/** Pays an intent on its network as asked, and returns the hash. */
export function pay(
  ledgers: Record<LedgerNetwork, LedgerChain>,
  intent: IntentRow,
  more: Partial<Move> = {},
): string {
  const ledger = ledgers[intent.network as LedgerNetwork];
  const { burn } = dueOf(intent, NGMA);
  const changes = movesOf(intent, more).flatMap(({ from, to, asset, amount }) => [
    { owner: from, asset, amount: -amount },
    { owner: to, asset, amount },
  ]);
  if (burn !== null) changes.push({ owner: intent.sender, asset: intent.asset, amount: -burn });
  return ledger.write(changes);
}

/** Settles a transaction for a way to pay, as its own account says of it, and every node tells it. */
export const settleAs = (
  deps: SettleDeps,
  { intent, facts }: { intent: BareIntent; facts: TransactionFacts | null },
) =>
  settleTransaction(deps, {
    ...{ network: intent.network, hint: intent },
    facts: facts && { agreed: 1, ...facts },
  });

/** What a page says of the payment of an intent. */
export const claimOf = (intent: IntentRow, network: NetworkId = intent.network) => ({
  network,
  token: intent.token,
  product:
    intent.tier === null
      ? ({ kind: "ngma", ngmaAmount: intent.ngmaAmount ?? 0 } as const)
      : ({ kind: "tier", tier: intent.tier } as const),
  walletAddress: intent.sender,
});

/** The feature's own routes over these tools, as one signed in would call them. */
export function serve(deps: Deps) {
  const app = new Hono<AppEnv>()
    .use(nameRequest)
    .use(async (c, next) => {
      c.set("deps", deps);
      await next();
    })
    .route("/api", billingRoutes)
    .onError(replyToError);
  return (cookie: string, path: string, body?: unknown) =>
    app.request(
      `${ORIGIN}${path}`,
      {
        method: body === undefined ? "GET" : "POST",
        headers: {
          Cookie: cookie,
          Origin: ORIGIN,
          ...(body !== undefined && { "Content-Type": "application/json" }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
      env,
    );
}
