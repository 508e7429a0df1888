import { runAttacks } from "./attacks.ts";
import { serveWorker } from "./serve.ts";

const PORT = 8922;
const CLAIMS = 1_000;
const ACCOUNTS = 50;
const INTENTS = 10_000;
/** So many intents begun by one request of the bench. */
const INTENTS_A_REQUEST = 1_000;
const OPEN = [10, 100, 1_000];
const PAID = 10;
const WALK_MINUTES = 10_000;
const WALK_STEP = 50;
const MOST_OVER_WORTH = 1.02;

/**
 * Payments on a network kept in memory, everything else real: many claims of one paid hash at once, amounts of many
 * open intents, what a run of the reconciler asks for, and 10,000 minutes of a coin whose price jumps and whose sources
 * are silent and lie; and before that every named attack. Throws when one is not held, a hash is granted more than
 * once, two intents have the same amount, more is credited than was worth it, or money that came has no row.
 */
export async function measurePayments() {
  const attacks = await runAttacks();
  const server = await serveWorker(PORT);
  const post = async <T>(path: string, body?: unknown): Promise<T> => {
    const init = { method: "POST", ...(body !== undefined && { body: JSON.stringify(body) }) };
    const ask = () => fetch(`${server.origin}/payments${path}`, init);
    // A connection that was idle may be closed just when it is used again.
    const reply = await ask().catch(ask);
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as T;
  };
  try {
    return {
      attacks,
      claims: await raceClaims(post),
      amounts: await fillAmounts(post),
      reconciler: await costReconciler(post),
      priceWalk: await walkPrices(post),
    };
  } finally {
    await server.stop();
  }
}

type Post = <T>(path: string, body?: unknown) => Promise<T>;

/** Throws when what was credited is more than 2% above what it was worth when it was paid, or a unit that came has no row. */
async function walkPrices(post: Post) {
  await post(`/walk/begin/${WALK_MINUTES}`);
  for (let minute = 0; minute < WALK_MINUTES; minute += WALK_STEP) await post(`/walk/on/${WALK_STEP}`);
  const result = await post<{ creditedOverWorth: number; withoutARow: number; credited: number }>(
    "/walk/result",
  );
  if (!(result.creditedOverWorth <= MOST_OVER_WORTH) || result.withoutARow > 0 || result.credited === 0)
    throw new Error(JSON.stringify(result));
  return { minutes: WALK_MINUTES, ...result };
}

async function raceClaims(post: Post) {
  const race = await post<{ wallet: string; accounts: string[]; hash: string }>(`/race/${ACCOUNTS}`);
  const { wallet, accounts, hash } = race;
  const ends = await Promise.all(
    Array.from({ length: CLAIMS }, (_, i) =>
      post<{ end: string }>("/claim", { account: accounts[i % ACCOUNTS], wallet, hash }),
    ),
  );
  const result = await post<{ rows: string[]; plans: number[] }>("/race-result", { hash, accounts });
  const granted = result.plans.reduce((sum, plans) => sum + plans, 0);
  if (granted !== 1 || result.plans[0] !== 1 || result.rows.join() !== "credited")
    throw new Error(JSON.stringify(result));
  const answers = Object.groupBy(ends, ({ end }) => end);
  const counts = Object.fromEntries(Object.entries(answers).map(([end, all]) => [end, all?.length]));
  return { submissions: CLAIMS, accounts: ACCOUNTS, granted, rows: result.rows.length, answers: counts };
}

async function fillAmounts(post: Post) {
  await post("/clear");
  const amounts = new Set<string>();
  const tries: number[] = [];
  const startedAt = Date.now();
  for (let begun = 0; begun < INTENTS; begun += INTENTS_A_REQUEST) {
    const made = await post<{ tries: number; amounts: string[] }>(`/intents/${INTENTS_A_REQUEST}`);
    for (const amount of made.amounts) amounts.add(amount);
    tries.push(made.tries / INTENTS_A_REQUEST);
  }
  if (amounts.size !== INTENTS) throw new Error(`${amounts.size} different amounts of ${INTENTS}`);
  const surplus = [...amounts].reduce((most, amount) => Math.max(most, Number(amount) - 20_000_000), 0);
  return {
    openIntents: INTENTS,
    differentAmounts: amounts.size,
    triesPerIntent: { first: tries[0], last: tries.at(-1) },
    mostAbovePriceUsd: surplus / 1e6,
    msPerIntent: (Date.now() - startedAt) / INTENTS,
  };
}

async function costReconciler(post: Post) {
  const costs: Record<string, unknown> = {};
  for (const open of OPEN) {
    await post("/clear");
    await post(`/intents/${open}`);
    await post("/reconcile/0");
    costs[`${open} open`] = {
      nothingPaid: await post("/reconcile/0"),
      [`${PAID} paid`]: await post(`/reconcile/${PAID}`),
    };
  }
  await post("/clear");
  return { ...costs, "none open": await post("/reconcile/0") };
}
