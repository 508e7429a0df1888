import { serveWorker } from "./serve.ts";

const PORT = 8912;
const STEPS = 100_000;
/** An account's month has 1,000 credits and takes some thousand steps; then calls are refused. */
const STEPS_AN_ACCOUNT = 5_000;
const AT_ONCE = 4;

interface Driven {
  seen: Record<"calls" | "answered" | "refused" | "failed" | "died", number>;
  books: Record<"steps" | "paid" | "granted" | "balance" | "reserved" | "spent" | "logged", number> & {
    faults: string[];
  };
}

/**
 * 100,000 steps of paid calls with trouble at every await, the books compared after each step. Throws when they
 * differ, or when the callers paid for less than was answered or for more than can have been.
 */
export async function measureCredits() {
  const server = await serveWorker(PORT);
  try {
    const startedAt = Date.now();
    const drive = async () => {
      const reply = await fetch(`${server.origin}/credits/${STEPS_AN_ACCOUNT}`, { method: "POST" });
      if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
      return (await reply.json()) as Driven;
    };
    const driven: Driven[] = [];
    while (driven.length < STEPS / STEPS_AN_ACCOUNT)
      driven.push(...(await Promise.all(Array.from({ length: AT_ONCE }, drive))));
    const total = (read: (one: Driven) => number) => driven.reduce((sum, one) => sum + read(one), 0);
    const seen = {
      calls: total((one) => one.seen.calls),
      answered: total((one) => one.seen.answered),
      refused: total((one) => one.seen.refused),
      failed: total((one) => one.seen.failed),
      died: total((one) => one.seen.died),
    };
    const spent = total((one) => one.books.spent);
    const faults = driven.flatMap((one) => one.books.faults);
    const wrong = driven.filter(
      ({ seen, books }) =>
        books.spent < seen.answered ||
        books.spent > seen.answered + seen.died ||
        books.reserved !== 0 ||
        books.balance + books.spent !== books.granted,
    );
    if (faults.length > 0 || wrong.length > 0) throw new Error(JSON.stringify({ faults, wrong }, null, 2));
    return {
      accounts: driven.length,
      steps: total((one) => one.books.steps),
      seconds: Math.round((Date.now() - startedAt) / 1000),
      seen,
      spent,
      chargedForDeadWorkers: spent - seen.answered,
      stepsWithWrongBooks: faults.length,
    };
  } finally {
    await server.stop();
  }
}
