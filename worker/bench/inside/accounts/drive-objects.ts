import { NO_LIMITS } from "../../../../shared/key-requests.ts";
import { app } from "../../../app.ts";
import { openDeps } from "../../../deps.ts";
import type { Env } from "../../../env.ts";
import { hashSecret } from "../../../features/auth/secrets.ts";
import { checkAccounts } from "../../../features/billing/money/check-accounts.ts";
import { makeKey, maskKey } from "../../../features/keys/key-format.ts";
import { countRows, type Rows } from "../../../test/count-rows.ts";
import { type Counts, countCalls } from "../count-calls.ts";
import { countObjectRows } from "./count-objects.ts";

/** Of one request among so many objects: what it asked of the platform, and the rows of its object. */
interface Cost extends Counts {
  status: number;
  object: Rows;
}

const CALLS: Record<string, [method: string, path: string, body?: object]> = {
  "a paid call": ["POST", "/api/v1/forecast", { asset: "BTC" }],
  "the key asks for itself": ["GET", "/api/v1/key"],
  "the key asks for its calls": ["GET", "/api/v1/usage"],
};

/** Names of accounts are apart by how many there are. */
const MOST = 10_000;

/**
 * Makes so many accounts, each with an object of its own, a key and a paid call, and tells what the next call of one of them
 * and the comparison of accounts cost.
 */
export async function driveObjects(env: Env, context: ExecutionContext, count: number) {
  const keys: string[] = [];
  for (let n = 0; n < count; n++)
    keys.push(await openAccount(env, `o${String(count * MOST + n).padStart(21, "0")}`));
  const ask = (key: string, asked: [string, string, object?], bindings: Env) =>
    send(bindings, context, key, asked);
  const [paid] = Object.values(CALLS);
  for (const key of keys) if (paid) await (await ask(key, paid, env)).text();
  const [first = ""] = keys;
  const costs: Record<string, Cost> = {};
  for (const [name, asked] of Object.entries(CALLS)) {
    const { env: watched, counts } = countCalls(env);
    let status = 0;
    const object = await countObjectRows(async () => {
      const reply = await ask(first, asked, asked === paid ? watched : env);
      status = reply.status;
      await reply.text();
    });
    costs[name] = { ...counts, status, object };
  }
  return { objects: count, costs, comparison: await compareAll(env, context) };
}

async function openAccount(env: Env, id: string): Promise<string> {
  const key = makeKey(id, [env.KEY_SECRET ?? ""], "live");
  const account = env.CREDITS.getByName(id);
  const made = { id: "key", name: "bench", hash: await hashSecret(key), preview: maskKey(key) };
  await account.createKey({ ...made, mode: "live", limits: NO_LIMITS });
  await env.DB.prepare(
    "INSERT OR IGNORE INTO users (id, email, offered_tier, created_at) VALUES (?, ?, 'free', 1)",
  )
    .bind(id, `${id}@example.com`)
    .run();
  return key;
}

function send(
  env: Env,
  context: ExecutionContext,
  key: string,
  [method, path, body]: [string, string, object?],
) {
  const request = new Request(`${env.PUBLIC_ORIGIN}${path}`, {
    method,
    headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  return app.fetch(request, env, context);
}

/** A run of the half-hourly comparison, which asks at most two hundred objects. */
async function compareAll(env: Env, context: ExecutionContext) {
  const { db, rows } = countRows(env.DB);
  await env.DB.prepare("DELETE FROM account_checks").run();
  Object.assign(rows, { read: 0, written: 0 });
  const objects = await countObjectRows(() => checkAccounts(openDeps({ ...env, DB: db }, context)));
  return { d1: { ...rows }, objects };
}
