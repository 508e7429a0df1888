import { rmSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { findWorkers } from "../../bench/measure/fault-street.ts";
import { pickPorts, type Served, serveWorker } from "../../bench/serve.ts";
import { type Manner, sendParts } from "../ai/manner.ts";
import { readAsked } from "../ai/wire.ts";
import { until, useMachineClock } from "../clock.ts";
import { expectLine } from "../console-lines.ts";
import { serveHere } from "../serve-here.node.ts";

/** The moment at which the worker's time stands still: the platform rings no alarm before. */
const LONG_HENCE = "2099-06-01T12:00:00Z";
const PORT = pickPorts();
const STATE = `.wrangler/killed-${process.pid}`;
/** By the asset that is asked about: one is answered, one goes on without end, one hangs after a few words. */
const MANNERS: Record<string, Manner> = {
  Bitcoin: {},
  Ethereum: { betweenMs: 2_000, endless: true },
  Solana: { hangAfter: 12 },
};

const models = await serveHere(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  const [, manner = {}] = Object.entries(MANNERS).find(([name]) => body.includes(`Analyze ${name}`)) ?? [];
  response.writeHead(200, { "content-type": "text/event-stream" });
  for await (const part of sendParts("anthropic", manner, readAsked("anthropic", body))) {
    if (response.destroyed) return;
    response.write(part);
  }
  if (manner.hangAfter === undefined) response.end();
});

const serve = () =>
  serveWorker(
    PORT,
    undefined,
    {
      ANTHROPIC_API_KEY: "key",
      ANTHROPIC_BASE_URL: models.url,
      AI_DAILY_BUDGET_USD: "1000",
      MOMENT: LONG_HENCE,
    },
    () => {},
    { stateDir: STATE },
  );
let worker: Served;

beforeEach(useMachineClock);
beforeAll(async () => {
  useMachineClock();
  worker = await serve();
});
afterAll(async () => {
  await worker?.stop().catch(() => {});
  await models.close();
  rmSync(STATE, { recursive: true, force: true });
});

/** Opens a paid stream; `seen` grows as it comes, `leave` closes it. */
function openStream(key: string, asset: string) {
  const over = new AbortController();
  const stream = { seen: "", leave: () => over.abort(), ended: Promise.resolve() };
  stream.ended = (async () => {
    const reply = await fetch(`${worker.origin}/api/v1/technical`, {
      method: "POST",
      signal: over.signal,
      headers: { "Content-Type": "application/json", "X-API-Key": key, Accept: "text/event-stream" },
      body: JSON.stringify({ message: `Analyze ${asset}` }),
    });
    const decoder = new TextDecoder();
    for await (const chunk of reply.body ?? []) stream.seen += decoder.decode(chunk, { stream: true });
  })().catch(() => {});
  return stream;
}

it("F-045: kill -9 with 60 open streams: what is debited is those that ended with done or whose reader left", async () => {
  const { id, key } = (await (await fetch(`${worker.origin}/account`, { method: "POST" })).json()) as {
    id: string;
    key: string;
  };
  const read = async () =>
    (await (await fetch(`${worker.origin}/account/${id}`)).json()) as { debited: number; taken: number };
  const streams = ["Bitcoin", "Ethereum", "Solana"].flatMap((asset) =>
    Array.from({ length: 20 }, () => ({ asset, ...{ stream: openStream(key, asset) } })),
  );
  const of = (asset: string) => streams.flatMap((one) => (one.asset === asset ? [one.stream] : []));
  await until(() => streams.every(({ stream }) => stream.seen.includes("event: fact")));
  for (const stream of of("Ethereum")) stream.leave();
  await Promise.all(of("Bitcoin").map(({ ended }) => ended));
  await until(async () => (await read()).debited === 40);
  expect(await read()).toEqual({ debited: 40, taken: 60 });
  expect(of("Solana").filter(({ seen }) => seen.includes("event: done"))).toEqual([]);

  expectLine(/Workers runtime crashed/);
  const killed = findWorkers();
  expect(killed.length).toBeGreaterThan(0);
  for (const pid of killed) process.kill(pid, "SIGKILL");
  await Promise.all(of("Solana").map(({ ended }) => ended));
  await worker.stop().catch(() => {});
  worker = await serve();
  const done = streams.filter(({ stream }) => stream.seen.includes("event: done")).length;
  expect(done).toBe(20);
  expect((await read()).debited).toBe(done + of("Ethereum").length);
});
