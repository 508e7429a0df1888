import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { runWaiting } from "../../test/clock.ts";
import { openStreet, type Street } from "../../test/prices/street.node.ts";
import { ProviderError } from "../fetch-json.ts";
import { takeHealth } from "../health.ts";
import { type Memory, openAsk, openMemory } from "./ask.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const options = { provider: "Acme", schema: z.object({ price: z.number() }) };
let street: Street;
let memory: Memory;
afterEach(async () => street?.close());

type Reply = Parameters<typeof openStreet>[0];
async function openAcme(answer: Reply) {
  street = await openStreet(answer);
  memory = openMemory();
  let now = NOW;
  const ask = openAsk(memory, () => new Date(now), "Enigma ops@example.com");
  return {
    price: (path = "/quote") => ask(`${street.url}${path}`, options),
    keptPrice: (path = "/quote") => ask(`${street.url}${path}`, { ...options, keepMs: 60_000 }),
    wait: (seconds: number) => {
      now = NOW + 1_000 * seconds;
    },
  };
}
const fine = () => ({ body: { price: 1 } });

describe("asking with a memory", () => {
  it("F-181: of a thousand identical requests at once one is made", async () => {
    const { price } = await openAcme(fine);
    const replies = await Promise.all(Array.from({ length: 1_000 }, () => price()));
    expect(replies.every((reply) => reply.price === 1)).toBe(true);
    expect(street.asked).toEqual(["/quote"]);
    await price();
    expect(street.asked).toHaveLength(2);
  });

  it("a reply that is good for a minute is asked for once in a minute, and an error is not kept", async () => {
    let isDown = true;
    const { keptPrice, wait } = await openAcme(() => (isDown ? { status: 500, body: "" } : fine()));
    await expect(keptPrice()).rejects.toThrow();
    isDown = false;
    expect(await keptPrice()).toEqual({ price: 1 });
    isDown = true;
    wait(59);
    expect(await keptPrice()).toEqual({ price: 1 });
    expect(street.asked).toHaveLength(2);
    wait(61);
    await expect(keptPrice()).rejects.toThrow();
    isDown = false;
    await keptPrice("/another");
    expect([...memory.kept.keys()]).toEqual([`${street.url}/another`]);
  });

  it("says who asks", async () => {
    const { price } = await openAcme(fine);
    await price();
    expect(street.headers[0]?.["user-agent"]).toBe("Enigma ops@example.com");
  });

  it("a request that waits for another one's answer does not wait for ever", async () => {
    const { price } = await openAcme(fine);
    memory.inFlight.set(`${street.url}/quote`, new Promise(() => {}));
    await expect(runWaiting(price)).rejects.toMatchObject({ reason: "timeout" });
    expect(await price()).toEqual({ price: 1 });
  });

  it.each([
    ["17", 17],
    [new Date(Date.now() + 90_000).toUTCString(), 88],
    [undefined, 60],
    ["soon", 60],
  ])("F-176: after 429 with Retry-After %s nothing is asked before", async (header, seconds) => {
    const headers: Record<string, string> = header ? { "Retry-After": header } : {};
    let isBusy = true;
    const { price, wait } = await openAcme(() => (isBusy ? { status: 429, body: "", headers } : fine()));
    await expect(price()).rejects.toMatchObject({ reason: "rate_limited" });
    isBusy = false;
    wait(seconds - 1);
    await expect(price("/another")).rejects.toMatchObject({ reason: "rate_limited", status: 429 });
    expect(street.asked).toHaveLength(1);
    wait(seconds + 3);
    expect(await price()).toEqual({ price: 1 });
  });

  it("F-176: 200 requests a minute for ten minutes of 429 are at most two a minute to the source", async () => {
    const { price, wait } = await openAcme(() => ({
      status: 429,
      body: "",
      headers: { "Retry-After": "30" },
    }));
    for (let second = 0; second < 600; second += 3) {
      wait(second);
      await price().catch(() => null);
    }
    expect(street.asked.length).toBeLessThanOrEqual(20);
  });

  it("after 429 inside HTTP 200 the source is left alone too", async () => {
    street = await openStreet(fine);
    const ask = openAsk(openMemory(), () => new Date(NOW), "Enigma");
    const refuse = () => {
      throw new ProviderError("Acme", "rate_limited", { status: 200, retryAfterS: 3_600 });
    };
    await expect(ask(street.url, options, refuse)).rejects.toMatchObject({ reason: "rate_limited" });
    await expect(ask(street.url, options)).rejects.toMatchObject({ reason: "rate_limited" });
    expect(street.asked).toHaveLength(1);
  });

  it("an error inside HTTP 200 is told as a failure, not as a success", async () => {
    street = await openStreet(fine);
    takeHealth();
    const ask = openAsk(openMemory(), () => new Date(NOW), "Enigma");
    const refuse = () => {
      throw new ProviderError("Acme", "rate_limited", { status: 200 });
    };
    await expect(ask(street.url, options, refuse)).rejects.toThrow();
    expect(takeHealth()).toMatchObject([["Acme", { succeededAt: null, failure: "rate_limited 200" }]]);
  });

  it.each([401, 403])("%i is not tried again for ten minutes, and other addresses are", async (status) => {
    const { price, wait } = await openAcme((path) => (path === "/quote" ? { status, body: "" } : fine()));
    await expect(price()).rejects.toMatchObject({ status });
    wait(599);
    await expect(price()).rejects.toMatchObject({ status });
    expect(street.asked).toHaveLength(1);
    expect(await price("/profile")).toEqual({ price: 1 });
    wait(601);
    await expect(price()).rejects.toMatchObject({ status });
    expect(street.asked).toHaveLength(3);
  });

  it("F-177: a source that failed three times in a row is left alone for 30 s, then tried once", async () => {
    const { price, wait } = await openAcme(() => ({ status: 503, body: "" }));
    for (let i = 0; i < 10; i++) await price(`/${i}`).catch(() => null);
    expect(street.asked).toHaveLength(3);
    wait(31);
    for (let i = 0; i < 10; i++) await price(`/${i}`).catch(() => null);
    expect(street.asked).toHaveLength(4);
  });

  it("garbage is no reason to leave a source alone", async () => {
    const { price } = await openAcme(() => ({ body: "<html>" }));
    for (let i = 0; i < 5; i++) await price().catch(() => null);
    expect(street.asked).toHaveLength(5);
  });
});
