import { makeRandomText } from "../../features/auth/secrets.ts";
import { chargeCall, type PaidCall } from "../../features/keys/charge-call.ts";
import type { WatchedCounters } from "./watched-counters.ts";

type Step = "reserve" | "commit" | "release";
type Watched = DurableObjectStub<WatchedCounters>;

/** One in so many awaits goes wrong. */
const TROUBLE = 0.15;
const AT_ONCE = 25;

class Lost extends Error {
  readonly retryable = Math.random() < 0.5;
}

/** Thrown where a worker dies: nothing after it runs. */
class Died extends Error {}

const mayFail = () => {
  if (Math.random() < TROUBLE) throw new Lost("lost");
};

/** One call in ten loses its worker at a random step. */
function makeFlaky(account: Watched) {
  let isDead = false;
  const dying = Math.random() < 0.1 ? Math.floor(Math.random() * 4) : -1;
  let steps = 0;
  const live = () => {
    if (steps++ === dying) isDead = true;
    if (isDead) throw new Died("died");
  };
  const step =
    (name: Step) =>
    async (...values: never[]) => {
      live();
      mayFail();
      const result = await (account[name] as (...values: never[]) => Promise<unknown>)(...values);
      live();
      mayFail();
      return result;
    };
  return {
    stub: { reserve: step("reserve"), commit: step("commit"), release: step("release") },
    isDead: () => isDead,
  };
}

async function callOnce(account: Watched, call: PaidCall) {
  const { stub, isDead } = makeFlaky(account);
  const late: Promise<unknown>[] = [];
  const deps = {
    accounts: { getByName: () => stub } as never,
    now: () => new Date(),
    waitUntil: (work: Promise<unknown>) => void late.push(work),
  };
  const gather = async () => mayFail();
  const write = async () => {
    mayFail();
    return { response: "ok" };
  };
  const result = await chargeCall(deps, call, { gather, write }).catch(() => null);
  await Promise.all(late);
  return { id: call.id, isDead: isDead(), answered: result?.ok === true, refused: result?.ok === false };
}

/**
 * Paid calls of one account, many at once, with trouble at every await on both sides of the network, until `wanted`
 * steps ran in its object; its reservations of dead workers then expire. Tells what the callers saw and what the
 * books say.
 */
export async function driveCredits(namespace: DurableObjectNamespace<WatchedCounters>, wanted: number) {
  const accountId = makeRandomText(22);
  const account = namespace.getByName(accountId);
  const keyHash = makeRandomText(64);
  await account.createKey({ id: "key", name: "bench", hash: keyHash, preview: "" });
  await account.applyPayment({ id: "payment", source: "card", tier: "pre-enigma", months: 1 });
  const seen = { calls: 0, answered: 0, refused: 0, failed: 0, died: 0 };
  for (;;) {
    const makeCall = () => ({ accountId, keyHash, id: crypto.randomUUID(), endpoint: "technical" }) as const;
    const results = await Promise.all(Array.from({ length: AT_ONCE }, () => callOnce(account, makeCall())));
    for (const { isDead, answered, refused } of results) {
      seen.calls++;
      seen[isDead ? "died" : answered ? "answered" : refused ? "refused" : "failed"]++;
    }
    await account.expire(results.map(({ id }) => id));
    const books = await account.readBooks();
    if (books.steps >= wanted) return { seen, books };
  }
}
