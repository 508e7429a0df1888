import { connect } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { paidReplySchema } from "../../../shared/keys.ts";
import { pickPorts, type Served, serveWorker } from "../../bench/serve.ts";
import { type Manner, sendParts } from "../ai/manner.ts";
import { readAsked } from "../ai/wire.ts";
import { until, useMachineClock } from "../clock.ts";
import { serveHere } from "../serve-here.node.ts";

/** The moment at which the worker's time stands still: the platform rings no alarm before. */
const LONG_HENCE = "2099-06-01T12:00:00Z";
const PORT = pickPorts();
const question = (name: string) => JSON.stringify({ message: `Analyze ${name}` });
let manner: Manner = {};
let asked = 0;
/** Resolves with the asset whose model's server was left first. */
let brokenOff = Promise.withResolvers<string>();
let worker: Served;

const models = await serveHere(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  asked++;
  // An earlier test's server may close while the next one waits.
  const { resolve } = brokenOff;
  response.on("close", () => {
    if (!response.writableFinished) resolve(body.includes("Analyze Ethereum") ? "Ethereum" : "Bitcoin");
  });
  response.writeHead(200, { "content-type": "text/event-stream" });
  for await (const part of sendParts("anthropic", manner, readAsked("anthropic", body))) {
    if (response.destroyed) return;
    response.write(part);
  }
  if (manner.hangAfter === undefined) response.end();
});

beforeEach(useMachineClock);
beforeAll(async () => {
  useMachineClock();
  worker = await serveWorker(PORT, undefined, {
    ANTHROPIC_API_KEY: "key",
    ANTHROPIC_BASE_URL: models.url,
    AI_DAILY_BUDGET_USD: "1000",
    MOMENT: LONG_HENCE,
  });
});
afterAll(async () => {
  await worker?.stop();
  await models.close();
});

/** Until the models' server was asked so many times. */
const untilAsked = (times: number) => until(() => asked >= times);

/** Posts over a socket of its own, which is torn down once `until` has come and its model was asked. */
function leaveAt(until: string, path: string, headers: Record<string, string> = {}): Promise<void> {
  const all = {
    Host: `127.0.0.1:${PORT}`,
    "Content-Type": "application/json",
    "Content-Length": String(question("Ethereum").length),
    Accept: "text/event-stream",
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const socket = connect(PORT, "127.0.0.1", () =>
    socket.write(`POST ${path} HTTP/1.1\r\n${lines.join("")}\r\n${question("Ethereum")}`),
  );
  const ofThis = asked + 1;
  let seen = "";
  socket.on("error", reject);
  socket.on("data", async (chunk) => {
    seen += chunk;
    if (!seen.includes(until)) return;
    await untilAsked(ofThis);
    socket.destroy();
    resolve();
  });
  return promise;
}

/** One reader stays with an answer about Bitcoin, another leaves one about Ethereum after `until`: whose model was left first. */
async function whoIsLeft(until: string, path: string, headers?: Record<string, string>): Promise<string> {
  brokenOff = Promise.withResolvers<string>();
  const before = asked;
  const over = new AbortController();
  const stays = fetch(`${worker.origin}/api/chat`, {
    method: "POST",
    signal: over.signal,
    headers: { "Content-Type": "application/json" },
    body: question("Bitcoin"),
  }).catch(() => {});
  await untilAsked(before + 1);
  await leaveAt(until, path, headers);
  const first = await brokenOff.promise;
  over.abort();
  await stays;
  return first;
}

describe("F-056: over a socket, a reader who leaves breaks off the model", () => {
  it("after the first words", async () => {
    manner = { hangAfter: 10 };
    expect(await whoIsLeft("event: text", "/api/chat")).toBe("Ethereum");
  });

  it("while the model has not begun and nothing is to be said", async () => {
    manner = { hangAfter: 0 };
    expect(await whoIsLeft("event: call", "/api/chat")).toBe("Ethereum");
  });

  it("and of a paid call the answer is there for whoever comes back, for one credit", async () => {
    manner = { hangAfter: 10 };
    const { key } = (await (await fetch(`${worker.origin}/account`, { method: "POST" })).json()) as {
      key: string;
    };
    const headers = { "X-API-Key": key, "Idempotency-Key": "order" };
    const before = asked;
    expect(await whoIsLeft("event: text", "/api/v1/technical", headers)).toBe("Ethereum");
    const again = () =>
      fetch(`${worker.origin}/api/v1/technical`, {
        method: "POST",
        headers: { ...headers, "Content-Type": "application/json" },
        body: question("Ethereum"),
      });
    let reply = await again();
    while (reply.status === 409) reply = await again();
    expect(reply.headers.get("idempotency-replayed")).toBe("true");
    expect(reply.headers.get("ratelimit")).toMatch(/^"credits";r=9999;/);
    expect(paidReplySchema.parse(await reply.json())).toMatchObject({
      engine: "builtin",
      intent: "technical",
    });
    expect(asked).toBe(before + 2);
  });
});
