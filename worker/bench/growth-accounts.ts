import type { Cost } from "./inside/accounts/drive-accounts.ts";
import { serveWorker } from "./serve.ts";

const PORT = 8932;
const PEOPLE = [10, 1_000, 100_000];
const OBJECTS = [10, 1_000];
/** So many rows more than among 1,000 accounts, and what is told grows with them. */
const FLAT_ROWS = 20;

type Driven = Record<"jobs" | "requests", Record<string, Cost>>;

/**
 * Rows of D1 that each job and each request reads and writes among 10, 1,000 and 100,000 accounts with their keys, orders,
 * payments, alerts and the rest: a table, and the names of those whose rows grow.
 */
export async function measureAccounts() {
  const server = await serveWorker(PORT, undefined, { ADMIN_EMAILS: "p1@example.com" });
  try {
    const driven: Driven[] = [];
    for (const people of PEOPLE) {
      const reply = await fetch(`${server.origin}/accounts/${people}`, { method: "POST" });
      if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
      driven.push((await reply.json()) as Driven);
    }
    const table = (["jobs", "requests"] as const).flatMap((part) =>
      Object.keys(driven[0]?.[part] ?? {}).map((name) => ({
        name,
        costs: driven.map((one) => one[part][name]),
      })),
    );
    for (const { name, costs } of table) console.error(`${name.padEnd(44)}${costs.map(sayCost).join("")}`);
    return { people: PEOPLE, growing: table.filter(({ costs }) => isGrowing(costs)).map(({ name }) => name) };
  } finally {
    await server.stop();
  }
}

/** What a call costs, and what the comparison of accounts, beside 10 and 1,000 real objects. */
export async function measureObjects() {
  const server = await serveWorker(PORT);
  try {
    const driven: unknown[] = [];
    for (const count of OBJECTS) {
      const reply = await fetch(`${server.origin}/objects/${count}`, { method: "POST" });
      if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
      driven.push(await reply.json());
    }
    return driven;
  } finally {
    await server.stop();
  }
}

const sayCost = (cost: Cost | undefined): string =>
  (!cost || "failed" in cost ? (cost?.failed ?? "") : `${cost.read} / ${cost.written}`)
    .slice(0, 30)
    .padStart(18);

/** Pages of a list are full among 1,000 already. */
function isGrowing(costs: (Cost | undefined)[]): boolean {
  const [, some = 0, many = 0] = costs.map((cost) => (cost && "read" in cost ? cost.read + cost.written : 0));
  return many > some + FLAT_ROWS;
}
