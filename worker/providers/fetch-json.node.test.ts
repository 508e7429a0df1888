import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { runWaiting } from "../test/clock.ts";
import { openStreet, type Street } from "../test/prices/street.node.ts";
import { fetchJson, type ProviderError } from "./fetch-json.ts";

const schema = z.object({ price: z.number() });
const SECRET = "s3cret-key";
let street: Street | undefined;
afterEach(async () => street?.close());

const failure = async (answer: Parameters<typeof openStreet>[0]): Promise<ProviderError> => {
  street = await openStreet(answer);
  return fetchJson(`${street.url}/quote?apikey=${SECRET}`, { provider: "Acme", schema }).then(
    () => expect.fail("answered"),
    (error: ProviderError) => error,
  );
};

describe("the way out", () => {
  it("gives the body that fits the schema", async () => {
    street = await openStreet(() => ({ body: { price: 1.5, more: true } }));
    expect(await fetchJson(street.url, { provider: "Acme", schema })).toEqual({ price: 1.5 });
  });

  it.each([
    ["an HTML page", { body: "<html>Just a moment...</html>" }, "schema"],
    ["a truncated body", { body: '{"price": 1' }, "schema"],
    ["an empty body", { body: "" }, "schema"],
    ["null", { body: null }, "schema"],
    ["a figure as text", { body: { price: "1.5" } }, "schema"],
    ["5 MB", { body: { price: 1, filler: "x".repeat(5 * 1024 * 1024) } }, "schema"],
    ["403", { status: 403, body: { error: "no access" } }, "status"],
    ["500 with a body that would fit", { status: 500, body: { price: 1 } }, "status"],
    ["a redirect", { status: 302, body: "", headers: { Location: "/elsewhere" } }, "status"],
    ["429", { status: 429, body: "", headers: { "Retry-After": "17" } }, "rate_limited"],
  ])("%s is an error with its reason", async (_case, reply, reason) => {
    expect(await failure(() => reply)).toMatchObject({ name: "ProviderError", provider: "Acme", reason });
    expect(street?.asked).toHaveLength(1);
  });

  it("tells how long to wait when asked to slow down", async () => {
    const error = await failure(() => ({ status: 429, body: "", headers: { "Retry-After": "17" } }));
    expect(error).toMatchObject({ status: 429, retryAfterS: 17 });
  });

  it("gives up on a server that never answers", async () => {
    expect(await runWaiting(() => failure(() => null))).toMatchObject({ reason: "timeout" });
  });

  it("reports a closed port as a network failure", async () => {
    const gone = await openStreet(() => null);
    await gone.close();
    const error = await fetchJson(gone.url, { provider: "Acme", schema }).catch((e: ProviderError) => e);
    expect(error).toMatchObject({ reason: "network" });
  });

  it("never tells the address or key in its text", async () => {
    const silence = () => runWaiting(() => failure(() => null));
    const replies = [{ status: 403, body: "" }, { body: "<html>" }].map(
      (reply) => () => failure(() => reply),
    );
    for (const fail of [...replies, silence]) {
      const error = await fail();
      expect(`${error.stack} ${String(error.cause)} ${JSON.stringify(error)}`).not.toMatch(
        /s3cret|127\.0\.0\.1/,
      );
      await street?.close();
    }
  });
});
