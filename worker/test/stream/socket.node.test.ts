import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paidReplySchema } from "../../../shared/keys.ts";
import { type Served, serveWorker } from "../../bench/serve.ts";
import { type Manner, sendParts } from "../ai/manner.ts";
import { readAsked } from "../ai/wire.ts";

/** Runs at the same time, in two checkouts, must not meet. */
const PORT = 20_000 + (process.pid % 10_000) * 3;
const QUESTION = JSON.stringify({ message: "Analyze Bitcoin" });
let manner: Manner = {};
let asked = 0;
/** When the model's server saw its asker leave, epoch ms. */
let brokenOffAt = Promise.withResolvers<number>();
let worker: Served;

const models = createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  asked++;
  response.on("close", () => {
    if (!response.writableFinished) brokenOffAt.resolve(Date.now());
  });
  response.writeHead(200, { "content-type": "text/event-stream" });
  await new Promise((resolve) => setTimeout(resolve, manner.firstMs ?? 0));
  for await (const part of sendParts("anthropic", manner, readAsked("anthropic", body)))
    if (!response.destroyed) response.write(part);
  response.end();
});

beforeAll(async () => {
  await new Promise<void>((resolve) => models.listen(0, "127.0.0.1", resolve));
  worker = await serveWorker(PORT, undefined, {
    ANTHROPIC_API_KEY: "key",
    ANTHROPIC_BASE_URL: `http://127.0.0.1:${(models.address() as AddressInfo).port}`,
    AI_DAILY_BUDGET_USD: "1000",
  });
}, 120_000);
afterAll(async () => {
  await worker?.stop();
  models.closeAllConnections();
  models.close();
});

/** Posts over a socket of its own, which is torn down as soon as `until` has come; gives that moment, epoch ms. */
function leaveAt(until: string, path: string, headers: Record<string, string> = {}): Promise<number> {
  const all = {
    Host: `127.0.0.1:${PORT}`,
    "Content-Type": "application/json",
    "Content-Length": String(QUESTION.length),
    Accept: "text/event-stream",
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const socket = connect(PORT, "127.0.0.1", () =>
    socket.write(`POST ${path} HTTP/1.1\r\n${lines.join("")}\r\n${QUESTION}`),
  );
  let seen = "";
  socket.on("error", reject);
  socket.on("data", (chunk) => {
    seen += chunk;
    if (!seen.includes(until)) return;
    socket.destroy();
    resolve(Date.now());
  });
  return promise;
}

/** How long after the reader left the model's server was left too, ms. */
async function timeLeaving(until: string, path: string, headers?: Record<string, string>): Promise<number> {
  brokenOffAt = Promise.withResolvers<number>();
  const leftAt = await leaveAt(until, path, headers);
  const never = new Promise<number>((resolve) => setTimeout(resolve, 6_000, Number.POSITIVE_INFINITY));
  return (await Promise.race([brokenOffAt.promise, never])) - leftAt;
}

describe("F-056: over a socket, a reader who leaves breaks off the model within 2 s", () => {
  it("after the first words", async () => {
    manner = { betweenMs: 150 };
    expect(await timeLeaving("event: text", "/api/chat")).toBeLessThan(2_000);
  });

  it("while the model has not begun and nothing is to be said", async () => {
    manner = { firstMs: 3_500, betweenMs: 20 };
    expect(await timeLeaving("event: call", "/api/chat")).toBeLessThan(2_000);
  });

  it("and of a paid call the answer is there for whoever comes back, for one credit", async () => {
    manner = { betweenMs: 150 };
    const { key } = (await (await fetch(`${worker.origin}/account`, { method: "POST" })).json()) as {
      key: string;
    };
    const headers = { "X-API-Key": key, "Idempotency-Key": "order" };
    const before = asked;
    expect(await timeLeaving("event: text", "/api/v1/technical", headers)).toBeLessThan(2_000);
    const again = () =>
      fetch(`${worker.origin}/api/v1/technical`, {
        method: "POST",
        headers: { ...headers, "Content-Type": "application/json" },
        body: QUESTION,
      });
    let reply = await again();
    for (let i = 0; i < 20 && reply.status === 409; i++) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      reply = await again();
    }
    expect(reply.headers.get("idempotency-replayed")).toBe("true");
    expect(reply.headers.get("ratelimit")).toMatch(/^"credits";r=9999;/);
    expect(paidReplySchema.parse(await reply.json())).toMatchObject({
      engine: "builtin",
      intent: "technical",
    });
    expect(asked).toBe(before + 1);
  });
});
