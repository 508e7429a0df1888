import { type Deps, openDeps } from "../../../deps.ts";
import type { Env } from "../../../env.ts";
import { makeRandomText } from "../../../features/auth/secrets.ts";
import { createIntent } from "../../../features/billing/intents/create-intent.ts";
import type { IntentRow } from "../../../features/billing/intents/open-intents.ts";
import { reconcileChains } from "../../../features/billing/reconcile/reconcile-chains.ts";
import { openMemoryChain } from "./memory-chain.ts";
import { openRandom, type PriceWalk, walkPrices } from "./price-walk.ts";

const NETWORK = "ethereum";
const RECEIVER = `0x${"b".repeat(40)}`;
const MINUTE_MS = 60_000;
const COIN = 10n ** 18n;
/** The reconciler runs that often, in minutes. */
const RUN_EVERY = 5;
const START = Date.UTC(2026, 0, 5);
const NAMES = ["one", "two", "three"];

const someWallet = () => `0x${crypto.randomUUID().replaceAll("-", "")}00000000`;

interface Sent {
  hash: string;
  amount: bigint;
  at: number;
}

/** One walk at a time, between requests of the bench. */
let walk: {
  prices: PriceWalk;
  random: () => number;
  minute: number;
  due: { minute: number; pay: () => void }[];
  sent: Sent[];
  refused: number;
  orders: number;
  clock: { now: number };
  chain: ReturnType<typeof openMemoryChain>;
};

export function beginWalk(minutes: number, seed: number) {
  const random = openRandom(seed);
  walk = {
    ...{ prices: walkPrices(START, minutes, random), random, minute: 0, due: [], sent: [] },
    ...{ refused: 0, orders: 0, clock: { now: START }, chain: openMemoryChain(NETWORK) },
  };
}

/** The real verbs, on a live market of three sources that say what the walk has them say. */
function openTools(env: Env): Deps {
  const deps = openDeps(env, { waitUntil: () => {} });
  const { prices, clock, chain } = walk;
  const say = (source: number, at: number) => prices.saidBy(source, at);
  const coins = NAMES.map((name, source) => ({
    name,
    latest: async () => {
      const price = say(source, clock.now);
      return price === null ? null : { price, at: new Date(clock.now) };
    },
    minute: async (_asset: unknown, begins: Date) => say(source, begins.getTime()),
  }));
  const crypto = { ...deps.markets.crypto, kind: "live", coins };
  const chains = { [NETWORK]: { rpcUrls: ["http://127.0.0.1:1"], receiver: RECEIVER } };
  return {
    ...deps,
    config: { ...deps.config, chains },
    chains: { [NETWORK]: chain },
    markets: { ...deps.markets, crypto } as Deps["markets"],
    now: () => new Date(clock.now),
  };
}

/** Goes on by so many minutes: orders come, are paid at random delays and in random ways, and the reconciler runs. */
export async function goOn(env: Env, minutes: number, ordersAMinute: number) {
  const deps = openTools(env);
  for (const end = walk.minute + minutes; walk.minute < end; walk.minute++) {
    walk.clock.now = START + walk.minute * MINUTE_MS;
    if (walk.random() < ordersAMinute) await order(deps);
    for (const one of walk.due.filter(({ minute }) => minute === walk.minute)) one.pay();
    walk.due = walk.due.filter(({ minute }) => minute > walk.minute);
    if (walk.minute % RUN_EVERY === 0) await reconcileChains(deps);
  }
  return { minute: walk.minute, orders: walk.orders, paid: walk.sent.length };
}

async function order(deps: Deps): Promise<void> {
  const { random } = walk;
  const byAddress = random() < 0.3;
  const tier = random() < 0.5 ? "pre-enigma" : "enigmatic";
  const months = 1 + Math.floor(random() * 12);
  const walletAddress = byAddress ? undefined : someWallet();
  const made = await createIntent(deps, makeRandomText(22), {
    ...{ tier, months, network: NETWORK, token: "native", walletAddress },
  }).catch(() => null);
  if (!made) return void walk.refused++;
  walk.orders++;
  // Most pay at once, some within the hour, some a day later.
  const kind = random();
  const delay = Math.floor(kind < 0.6 ? random() * 12 : kind < 0.9 ? random() * 60 : random() * 1_500);
  walk.due.push({ minute: walk.minute + 1 + delay, pay: () => send(made.intent) });
}

/** Mostly as asked; else short, over, from another wallet, or a little for nothing. */
function send({ sender, receiver, asset, amount }: IntentRow): void {
  const { random, clock, chain } = walk;
  const kind = random();
  const exact = BigInt(amount);
  const [paid, from] =
    kind < 0.8
      ? [exact, sender]
      : kind < 0.86
        ? [(exact * 9n) / 10n, sender]
        : kind < 0.92
          ? [(exact * 11n) / 10n, sender]
          : kind < 0.97
            ? [(exact * 7n) / 10n, ""]
            : [COIN / 100_000_000n, ""];
  // A block bears a second of its minute.
  const at = new Date(clock.now + Math.floor(random() * 59_000));
  const hash = chain.pay({ sender: from || someWallet(), receiver, asset, amount: paid, at });
  walk.sent.push({ hash, amount: paid, at: at.getTime() });
}

/** What was credited against what it was worth when it was paid, and every unit that has no row. */
export async function readWalk(env: Env) {
  // What may still wait for its minute's price is decided an hour later.
  walk.clock.now += 3 * 3_600_000;
  for (let i = 0; i < 3; i++) {
    await reconcileChains(openTools(env));
    walk.clock.now += MINUTE_MS;
  }
  const { results } = await env.DB.prepare(
    "SELECT hash, amount, state, code, price_cents, paid_at, intent_id FROM payments WHERE network = ?",
  )
    .bind(NETWORK)
    .all<{ hash: string; amount: string; state: string; price_cents: number; paid_at: number }>();
  const strays = await env.DB.prepare("SELECT hash, amount FROM stray_transfers WHERE network = ?")
    .bind(NETWORK)
    .all<{ hash: string; amount: string }>();
  const kept = new Map<string, bigint>();
  for (const { hash, amount } of [...results, ...strays.results]) {
    const of = hash.replace(/#surplus$/, "");
    kept.set(of, (kept.get(of) ?? 0n) + BigInt(amount));
  }
  const lost = walk.sent.filter(({ hash, amount }) => kept.get(hash) !== amount);
  const credited = results.filter(({ state }) => state === "credited" || state === "part");
  const dollars = credited.map(({ amount, paid_at, price_cents }) => ({
    credited: price_cents / 100,
    worth: (Number(BigInt(amount)) / 1e18) * walk.prices.worthAt(paid_at),
  }));
  const sum = (of: "credited" | "worth") => dollars.reduce((all, one) => all + one[of], 0);
  return {
    orders: walk.orders,
    refusedWithoutPrice: walk.refused,
    transactions: walk.sent.length,
    credited: credited.length,
    parked: results.filter(({ state }) => state === "parked").length,
    counted: strays.results.length,
    creditedUsd: sum("credited"),
    worthUsd: sum("worth"),
    creditedOverWorth: sum("credited") / sum("worth"),
    withoutARow: lost.length,
  };
}
