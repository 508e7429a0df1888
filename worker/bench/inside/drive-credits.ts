import * as z from "zod";
import { NO_LIMITS } from "../../../shared/key-requests.ts";
import { makeRandomText } from "../../features/auth/secrets.ts";
import { chargeCall } from "../../features/keys/charge-call.ts";
import type { PaidCall } from "../../features/keys/hold-credit.ts";
import type { WatchedCounters } from "./watched-counters.ts";

type Step = "reserve" | "commit" | "release";
type Watched = DurableObjectStub<WatchedCounters>;

/** One in so many awaits goes wrong. */
const TROUBLE = 0.15;
const AT_ONCE = 100;

class Lost extends Error {
  readonly retryable = Math.random() < 0.5;
}

const mayFail = () => {
  if (Math.random() < TROUBLE) throw new Lost("lost");
};

/** The object behind a network with trouble; one call in ten loses its worker at some step: nothing after it runs. */
function makeFlaky(account: Watched) {
  const dying = Math.random() < 0.1 ? Math.floor(Math.random() * 4) : -1;
  let steps = 0;
  const death = Promise.withResolvers<"died">();
  const live = async () => {
    if (steps++ < dying || dying < 0) return;
    death.resolve("died");
    await new Promise(() => {});
  };
  const step =
    (name: Step) =>
    async (...values: never[]) => {
      await live();
      mayFail();
      const result = await (account[name] as (...values: never[]) => Promise<unknown>)(...values);
      await live();
      mayFail();
      return result;
    };
  const stub = { reserve: step("reserve"), commit: step("commit"), release: step("release") };
  return { stub, death: death.promise };
}

const REPLY = z.object({ response: z.string() });

type End = "answered" | "refused" | "failed" | "died";

async function callOnce(account: Watched, call: PaidCall): Promise<End> {
  const { stub, death } = makeFlaky(account);
  const late: Promise<unknown>[] = [];
  const deps = {
    accounts: { getByName: () => stub } as never,
    talks: {} as never,
    now: () => new Date(),
    waitUntil: (work: Promise<unknown>) => void late.push(work),
    // Nobody of the bench is told that credits come to their end.
    db: {} as never,
    config: {} as never,
  };
  const gather = async () => mayFail();
  const write = async () => {
    mayFail();
    return { response: "ok" };
  };
  const run = async (): Promise<End> => {
    const result = await chargeCall(deps, call, { gather, write }).catch(() => null);
    await Promise.all(late);
    if (!result) return "failed";
    return result.ok ? "answered" : "refused";
  };
  return Promise.race([run(), death]);
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
  await account.createKey({
    id: "key",
    name: "bench",
    hash: keyHash,
    preview: "",
    mode: "live",
    limits: NO_LIMITS,
  });
  await account.applyPayment({ id: "payment", source: "card", tier: "pre-enigma", months: 1 });
  const seen = { calls: 0, answered: 0, refused: 0, failed: 0, died: 0 };
  for (;;) {
    const calls = Array.from({ length: AT_ONCE }, () => {
      const id = crypto.randomUUID();
      return { accountId, mode: "live", keyHash, id, endpoint: "technical", reply: REPLY } as const;
    });
    for (const end of await Promise.all(calls.map((call) => callOnce(account, call)))) seen[end]++;
    seen.calls += calls.length;
    await account.expire(calls.map(({ id }) => id));
    const books = await account.readBooks();
    if (books.steps >= wanted) return { seen, books };
  }
}
