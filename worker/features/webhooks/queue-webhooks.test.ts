import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { beforeEach, describe, expect, it } from "vitest";
import { jobs, webhookCounts, webhookDeliveries, webhookEndpoints } from "../../db/schema.ts";
import type { Env } from "../../env.ts";
import worker from "../../index.ts";
import { passTime, runWaiting, until } from "../../test/clock.ts";
import { watchPlans } from "../../test/watch-plans.ts";
import { openOwner } from "../../test/webhooks/owner.ts";
import { sendWebhooksJob } from "./jobs.ts";
import { sendWebhooks } from "./send-webhooks.ts";
import { webhookEntry } from "./webhook-entry.ts";

const MINUTE = 60_000;
const HOST = "hooks.example.com";
const db = drizzle(env.DB);

beforeEach(async () => {
  for (const table of [jobs, webhookCounts, webhookDeliveries, webhookEndpoints]) await db.delete(table);
});

/** An endpoint to which something happened `count` times, and the ways to it. */
async function openWaiting(count = 1) {
  const owner = await openOwner();
  const { deps, person, internet } = owner;
  await owner.open(HOST, ["subscription.payment_failed"]);
  for (let n = 0; n < count; n++)
    await webhookEntry(deps, {
      ...{ type: "subscription.payment_failed", userId: person.id, subject: `sub_${n}` },
      ...{ at: Date.now(), data: { subscriptionId: `sub_${n}`, tier: "enigmatic" } },
    });
  const isOurs = ({ subject }: { subject: string }) => subject.startsWith("sub_");
  const ids = (await db.select().from(webhookDeliveries)).filter(isOurs).map(({ id }) => id);
  /** What the platform does with messages. */
  const bring = async (bodies: string[], vars: Partial<Env> = {}) => {
    const messages = bodies.map((body, n) => ({
      ...{ id: `${n}-${crypto.randomUUID()}`, timestamp: new Date(), attempts: 1, body },
    }));
    const batch = createMessageBatch<string>("webhooks", messages);
    const context = createExecutionContext();
    await runWaiting(async () => worker.queue(batch, { ...env, ...vars }, context));
    return getQueueResult(batch, context);
  };
  const runCron = (webhookQueue: Queue<string> | null) =>
    runWaiting(() => sendWebhooksJob({ ...deps, webhookQueue }));
  return { ids, bring, runCron, internet, deps };
}

/** A queue that takes what it is given and brings none of it. */
const losing = { sendBatch: async () => {} } as unknown as Queue<string>;
const refusing = {
  sendBatch: async () => {
    throw new Error("Too Many Requests");
  },
} as unknown as Queue<string>;

describe("a delivery handed to a queue", () => {
  it("comes to its endpoint through the queue", async () => {
    const { ids, runCron, internet } = await openWaiting(3);
    await runCron(env.TEST_WEBHOOKS);
    await until(async () => (await db.select().from(webhookDeliveries)).every((row) => row.deliveredAt));
    expect(internet.got.map(({ id }) => id).sort()).toEqual(ids.toSorted());
  });

  it("is sent once, however often and at how many places at once the queue brings it", async () => {
    const { ids, bring, internet } = await openWaiting();
    const [id = ""] = ids;
    await Promise.all([bring([id, id]), bring([id]), bring([id])]);
    await bring([id]);
    expect(internet.got.map((one) => one.id)).toEqual([id]);
  });

  it("and not taken is tried again when its row says, though the queue brings it sooner", async () => {
    const { ids, bring, internet } = await openWaiting();
    internet.serve(HOST, 503);
    const { retryMessages, retryBatch } = await bring(ids);
    expect([retryMessages, retryBatch.retry]).toEqual([[], false]);
    await bring(ids);
    expect(internet.got).toHaveLength(1);
    passTime(2 * MINUTE);
    await bring(ids);
    expect(internet.got).toHaveLength(2);
  });

  it.each([
    ["loses it", losing],
    ["refuses it", refusing],
  ])("that %s is sent by cron five minutes later", async (_, queue) => {
    const { ids, runCron, internet } = await openWaiting();
    const run = () => runCron(queue).catch((error: Error) => expect(error.message).toBe("Too Many Requests"));
    for (let n = 0; n < 5; n++) {
      await run();
      passTime(MINUTE);
    }
    expect(internet.got).toEqual([]);
    await run();
    expect(internet.got.map(({ id }) => id)).toEqual(ids);
  });

  it("pauses during maintenance, and sends of a hundred only as many as one run may request", async () => {
    const { ids, bring, internet } = await openWaiting(100);
    await bring(ids, { MAINTENANCE: "a restore" });
    expect(internet.got).toEqual([]);
    await bring([...ids, "msg_of_nobody"]);
    expect(internet.got).toHaveLength(12);
  });

  it("is found by its id, not among all that wait", async () => {
    const { ids, deps } = await openWaiting();
    const { db: watched, plansOf } = watchPlans(env.DB);
    await sendWebhooks({ ...deps, db: drizzle(watched) }, { among: ids });
    const steps = (await plansOf("row_number()")).filter((step) => step.includes("webhook_deliveries"));
    expect(steps).not.toEqual([]);
    for (const step of steps) expect(step).toContain("(id=?)");
  });
});
