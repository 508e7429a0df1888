import { app } from "../../../app.ts";
import { SCHEDULE } from "../../../cron.ts";
import { openDeps } from "../../../deps.ts";
import type { Env } from "../../../env.ts";
import { SESSION_COOKIE } from "../../../features/auth/guard.ts";
import { keepSession, makeSession } from "../../../features/auth/sessions.ts";
import { countRows, type Rows } from "../../../test/count-rows.ts";
import { fillAccounts, OWNER } from "./fill-accounts.ts";

/** Of a job or a request: rows of D1, or why it has none to tell. */
export type Cost = Rows | { failed: string };

/** What is sent, beside every address that is read without a name in it. */
const SENT: [method: string, path: string, body: object][] = [
  ["POST", "/api/auth/request-link", { email: "somebody@example.com", tier: "free" }],
  ["POST", "/api/newsletter/subscribe", { email: "somebody@example.com" }],
  ["POST", "/api/watch/alerts", { asset: "ETH", kind: "level", side: "above", price: 900_000 }],
  ["POST", "/api/watch/assets", { asset: "ETH" }],
  ["POST", "/api/keys", { name: "one" }],
  ["POST", "/api/chat", { message: "Analyze Bitcoin" }],
  ["POST", "/api/auth/logout", {}],
];

/**
 * What each job and each request read and wrote among so many accounts. Each is run twice and the second is told: the
 * first fills caches. Networks and cards are not set up, so what asks those is not among them.
 */
export async function driveAccounts(env: Env, context: ExecutionContext, people: number) {
  await fillAccounts(env.DB, people, { now: Date.now(), keySecret: env.KEY_SECRET ?? "" });
  return { jobs: await runEachJob(env, context), requests: await sendEachRequest(env, context) };
}

async function measure(rows: Rows, work: () => Promise<unknown>): Promise<Cost> {
  Object.assign(rows, { read: 0, written: 0 });
  try {
    await work();
    return { ...rows };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

async function runEachJob(env: Env, context: ExecutionContext): Promise<Record<string, Cost>> {
  const { db, rows } = countRows(env.DB);
  const costs: Record<string, Cost> = {};
  for (const jobs of Object.values(SCHEDULE))
    for (const [name, job] of Object.entries(jobs))
      for (let time = 0; time < 2; time++) {
        await env.DB.prepare("DELETE FROM jobs").run();
        costs[name] = await measure(rows, () => job(openDeps({ ...env, DB: db }, context)));
      }
  return costs;
}

async function sendEachRequest(env: Env, context: ExecutionContext): Promise<Record<string, Cost>> {
  const { db, rows } = countRows(env.DB);
  const deps = openDeps(env, context);
  const { id, row } = await makeSession(deps, OWNER, { device: "Firefox", country: null });
  const insert = "INSERT INTO sessions (hash, user_id, device, created_at, used_at) VALUES (?, ?, ?, ?, ?)";
  await env.DB.prepare(insert).bind(row.hash, OWNER, row.device, row.createdAt, row.usedAt).run();
  await keepSession(deps, row);
  const read = app.routes.filter(
    ({ method, path }) => method === "GET" && path.startsWith("/api/") && !/[:*]/.test(path),
  );
  const asked = [...new Set(read.map(({ path }) => path))].map((path): [string, string] => ["GET", path]);
  const costs: Record<string, Cost> = {};
  for (const [method, path, body] of [...asked, ...SENT] as [string, string, object?][])
    for (let time = 0; time < 2; time++) {
      const request = new Request(`${env.PUBLIC_ORIGIN}${path}`, {
        method,
        headers: {
          ...{
            Cookie: `${SESSION_COOKIE}=${id}`,
            Origin: env.PUBLIC_ORIGIN ?? "",
            "CF-Connecting-IP": "198.51.100.7",
          },
          ...(body && { "Content-Type": "application/json" }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const background: Promise<unknown>[] = [];
      const held = { ...context, waitUntil: (work: Promise<unknown>) => void background.push(work) };
      costs[`${method} ${path}`] = await measure(rows, async () => {
        const reply = await app.fetch(request, { ...env, DB: db }, held as ExecutionContext);
        await reply.text();
        await Promise.all(background);
      });
    }
  return costs;
}
