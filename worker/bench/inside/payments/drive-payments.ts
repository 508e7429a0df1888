import { type Deps, openDeps } from "../../../deps.ts";
import type { Env } from "../../../env.ts";
import { AppError } from "../../../errors.ts";
import { makeRandomText } from "../../../features/auth/secrets.ts";
import { createIntent } from "../../../features/billing/intents/create-intent.ts";
import { reconcileChains } from "../../../features/billing/reconcile/reconcile-chains.ts";
import { verifyPayment } from "../../../features/billing/settle/verify-payment.ts";
import { readPlans } from "../../../features/keys/read-plans.ts";
import { countReads } from "./count-reads.ts";
import { openMemoryChain } from "./memory-chain.ts";

const NETWORK = "base";
const PARALLEL = 20;
const RECEIVER = `0x${"a".repeat(40)}`;

/** One for all requests, as a real network would be. */
const chain = openMemoryChain(NETWORK);

const someWallet = () => `0x${crypto.randomUUID().replaceAll("-", "")}00000000`;

function openTools(env: Env): Deps {
  const deps = openDeps(env, { waitUntil: () => {} });
  const chains = { [NETWORK]: { rpcUrls: ["http://127.0.0.1:1"], receiver: RECEIVER } };
  return { ...deps, config: { ...deps.config, chains }, chains: { [NETWORK]: chain } };
}

const order = (walletAddress: string) =>
  ({ tier: "pre-enigma", months: 1, network: NETWORK, token: "USDC", walletAddress }) as const;

async function inParallel<T>(count: number, work: (i: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  for (let i = 0; i < count; i += PARALLEL)
    done.push(
      ...(await Promise.all(Array.from({ length: Math.min(PARALLEL, count - i) }, (_, j) => work(i + j)))),
    );
  return done;
}

/** Accounts that all announced one wallet; the first one's intent is paid exactly. */
export async function beginRace(env: Env, count: number) {
  const deps = openTools(env);
  const wallet = someWallet();
  const accounts = Array.from({ length: count }, () => makeRandomText(22));
  const made = await inParallel(count, (i) => createIntent(deps, accounts[i] ?? "", order(wallet)));
  const { sender, receiver, asset, amount } = made[0]?.intent ?? {};
  if (!sender || !receiver || !asset || !amount) throw new Error("no intent");
  return { wallet, accounts, hash: chain.pay({ sender, receiver, asset, amount: BigInt(amount) }) };
}

/** One account claims a hash: `paid`, `already paid` or the error's code. */
export async function claim(env: Env, id: string, wallet: string, txHash: string): Promise<string> {
  const product = { kind: "tier", tier: "pre-enigma" } as const;
  const match = { network: NETWORK, token: "USDC", product, walletAddress: wallet } as const;
  try {
    const reply = await verifyPayment(openTools(env), { user: { id }, match, txHash });
    return reply.status === "paid" && reply.alreadyCredited ? "already paid" : reply.status;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

/** What is on record of a hash, and the plans its claimants have. */
export async function readRace(env: Env, hash: string, accounts: string[]) {
  const rows = await env.DB.prepare("SELECT state FROM payments WHERE hash = ?")
    .bind(hash)
    .all<{ state: string }>();
  const plans = await inParallel(accounts.length, (i) => readPlans(openTools(env), accounts[i] ?? ""));
  return { rows: rows.results.map(({ state }) => state), plans: plans.map((one) => one.length) };
}

/** Begins so many payments of as many accounts; tells how often an amount was tried for them. */
export async function beginMany(env: Env, count: number) {
  const deps = openTools(env);
  const random = Math.random;
  let tries = 0;
  // One random number is drawn for each try.
  Math.random = () => {
    tries++;
    return random();
  };
  try {
    const made = await inParallel(count, () => createIntent(deps, makeRandomText(22), order(someWallet())));
    return { tries, amounts: made.map(({ intent }) => intent.amount) };
  } finally {
    Math.random = random;
  }
}

/** One run of the reconciler with `paid` fresh payments among its open intents: what it asks for, and how long it takes. */
export async function runReconciler(env: Env, paid: number) {
  const { results } = await env.DB.prepare("SELECT * FROM payment_intents WHERE state = 'open' LIMIT ?")
    .bind(paid)
    .all<Record<"sender" | "receiver" | "asset" | "amount", string>>();
  for (const { sender, receiver, asset, amount } of results)
    chain.pay({ sender, receiver, asset, amount: BigInt(amount) });
  const { db, reads } = countReads(env.DB);
  const before = { ...chain.asked };
  const startedAt = Date.now();
  await reconcileChains(openTools({ ...env, DB: db }));
  const ms = Date.now() - startedAt;
  const asked = (name: keyof typeof before) => chain.asked[name] - before[name];
  const chainCalls = {
    scans: asked("findTransfers"),
    transactions: asked("findTransaction"),
    heights: asked("readFinalHeight"),
  };
  return { chainCalls, d1: reads, ms };
}

/** Everything of payments is forgotten. */
export const clear = (env: Env) =>
  env.DB.batch(
    [
      ...["payment_intents", "amount_slots", "payments", "chain_cursors"],
      ...["open_transactions", "stray_transfers", "stray_assets", "notices"],
    ].map((name) => env.DB.prepare(`DELETE FROM ${name}`)),
  );
