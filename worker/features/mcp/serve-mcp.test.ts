import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { describe, expect, it } from "vitest";
import { writeServerJson } from "../../../pages/openapi/server-json.ts";
import { signingKeysSchema } from "../../../shared/answer-signature.ts";
import { forecastReplySchema } from "../../../shared/forecast.ts";
import { NO_LIMITS } from "../../../shared/key-requests.ts";
import { keyItselfReplySchema, paidReplySchema, paidScreenSchema } from "../../../shared/keys.ts";
import { recordProofSchema } from "../../../shared/record-proof.ts";
import { openDeps } from "../../deps.ts";
import type { Env } from "../../env.ts";
import { call } from "../../test/ask.ts";
import { setClock } from "../../test/clock.ts";
import { addKey, openAccount, readState } from "../../test/keys/account.ts";
import { ORIGIN } from "../../test/people.ts";
import { recordJob } from "../record/jobs.ts";

const ADDRESS = new URL(`${ORIGIN}/mcp`);

/** The official client, connected as an agent with this key would be. */
async function connect(key?: string, headers: Record<string, string> = {}) {
  const client = new Client({ name: "tests", version: "1.0.0" });
  const transport = new StreamableHTTPClientTransport(ADDRESS, {
    requestInit: { headers: { ...headers, ...(key && { Authorization: `Bearer ${key}` }) } },
    fetch: async (url, init) => call(String(url).slice(ORIGIN.length), init),
  });
  await client.connect(transport);
  return client;
}

describe("/mcp, with the official client", () => {
  it("lists its tools without a key, each with the shape of what it gives, for nothing", async () => {
    const client = await connect();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      "analyze",
      "compare",
      "forecast",
      "portfolio",
      "screen",
      "prices",
      "market",
      "record",
      "proof",
      "usage",
    ]);
    for (const { description, inputSchema, outputSchema } of tools) {
      expect(description).toMatch(/credit|free/i);
      expect(inputSchema.type).toBe("object");
      expect(outputSchema?.type).toBe("object");
    }
    expect(JSON.stringify(tools).length).toBeLessThan(15_000);
  });

  it("is what the registry is told: at its address answers a server of that title, version and site", async () => {
    const told = writeServerJson(ORIGIN);
    expect(told.remotes.map(({ url }) => url)).toEqual([ADDRESS.href]);
    const { title, version, websiteUrl } = (await connect()).getServerVersion() ?? {};
    expect({ title, version }).toEqual({ title: told.title, version: told.version });
    expect(told.websiteUrl.startsWith(`${websiteUrl}/`)).toBe(true);
  });

  it("answers a question for one credit, in words that cite facts and as the API's own reply", async () => {
    const { first, account } = await openAccount();
    const client = await connect(first.key);
    const result = await client.callTool({ name: "analyze", arguments: { message: "Analyze Bitcoin" } });
    const reply = paidReplySchema.parse(result.structuredContent);
    expect(reply.assets).toMatchObject([{ symbol: "BTC" }]);
    const [words] = result.content;
    if (words?.type !== "text") throw new Error("no words");
    expect(words.text).toContain(reply.response);
    for (const [, id] of reply.response.matchAll(/\[(f\d+)\]/g)) expect(words.text).toContain(`\n[${id}] `);
    expect((await readState(account)).used).toBe(1);
  });

  it("sets assets side by side and foretells, one credit each", async () => {
    const { first, account } = await openAccount();
    const client = await connect(first.key);
    const compared = await client.callTool({ name: "compare", arguments: { assets: ["BTC", "ETH"] } });
    expect(paidReplySchema.parse(compared.structuredContent).asks[0]?.kind).toBe("compare");
    const foretold = await client.callTool({
      name: "forecast",
      arguments: { asset: "TSLA", horizonDays: 7 },
    });
    expect(forecastReplySchema.parse(foretold.structuredContent).forecast).toBeTruthy();
    expect((await readState(account)).used).toBe(2);
  });

  it("gives the signature of the reply, which names the call it is of", async () => {
    const { first } = await openAccount();
    const client = await connect(first.key);
    const result = await client.callTool({ name: "forecast", arguments: { asset: "BTC" } });
    const signed = result._meta?.signed as Record<string, string>;
    const { keys } = signingKeysSchema.parse(await (await call("/api/signing-keys")).json());
    expect(keys.some(({ kid }) => signed["signature-input"]?.includes(kid))).toBe(true);
  });

  it("tells prices and the record without a key and for nothing", async () => {
    const client = await connect();
    const prices = await client.callTool({ name: "prices", arguments: {} });
    expect(prices.structuredContent).toMatchObject({ crypto: { length: 5 }, stocks: { length: 5 } });
    expect(JSON.stringify(prices.content)).toMatch(/BTC \$[\d,.]+, [+−][\d.]+% over 24 hours \(simulated/);
    const market = await client.callTool({ name: "market", arguments: {} });
    expect(market.structuredContent).toMatchObject({ assets: { length: 10, 0: { symbol: "BTC" } } });
    const record = await client.callTool({ name: "record", arguments: { asset: "BTC", limit: 2 } });
    expect(record.isError).toBeFalsy();
  });

  it("screens the catalogue for one credit, and says for none what a condition may be", async () => {
    const { first, account } = await openAccount();
    const client = await connect(first.key);
    const screened = await client.callTool({
      name: "screen",
      arguments: { where: "volatility_30d>0", class: "coin", sort: "-volatility_30d" },
    });
    const { total, assets } = paidScreenSchema.parse(screened.structuredContent);
    expect(total).toBeGreaterThan(0);
    expect(assets.every(({ type }) => type === "crypto")).toBe(true);
    const refused = await client.callTool({ name: "screen", arguments: { where: "moon>1" } });
    expect(JSON.stringify(refused.content)).toContain("rsi_14");
    expect((await readState(account)).used).toBe(1);
  });

  it("proves a row of the record without a key, as the API does, and says where there is none", async () => {
    setClock("2026-10-14T00:30:00Z");
    await recordJob(openDeps(env as unknown as Env, createExecutionContext()));
    const client = await connect();
    const proven = await client.callTool({ name: "proof", arguments: { row: 3, since: 1 } });
    const proof = recordProofSchema.parse(proven.structuredContent);
    expect(proof).toMatchObject({ item: { row: { seq: 3 } }, consistency: { since: 1 } });
    expect(proof).toEqual(await (await call("/api/record/proof?row=3&since=1")).json());
    const none = await client.callTool({ name: "proof", arguments: { row: 1_000_000 } });
    expect(JSON.stringify(none.content)).toContain("not_found");
  });

  it("tells what the key has left, for nothing", async () => {
    const { first } = await openAccount();
    const client = await connect(first.key);
    await client.callTool({ name: "forecast", arguments: { asset: "BTC" } });
    const usage = await client.callTool({ name: "usage", arguments: {} });
    expect(keyItselfReplySchema.parse(usage.structuredContent).account).toMatchObject({ creditsUsed: 1 });
  });

  it("says where the product lives, and keeps to the sites a key may be used from", async () => {
    const { account, accountId } = await openAccount();
    const bound = await addKey(account, accountId, {
      limits: { ...NO_LIMITS, origins: ["https://app.example"] },
    });
    const client = await connect(bound.key, { Origin: "https://app.example" });
    expect(client.getServerVersion()?.websiteUrl).toBe(ORIGIN);
    expect(await client.callTool({ name: "usage", arguments: {} })).toMatchObject({ _meta: { signed: {} } });
    const elsewhere = await connect(bound.key, { Origin: "https://other.example" });
    const refused = await elsewhere.callTool({ name: "usage", arguments: {} });
    expect(JSON.stringify(refused.content)).toContain("origin_not_allowed");
  });

  it("answers a test key as the API does: simulated, marked, for no credit", async () => {
    const { first } = await openAccount(1, { mode: "test" });
    const client = await connect(first.key);
    const result = await client.callTool({ name: "analyze", arguments: { message: "Analyze Bitcoin" } });
    expect(result.structuredContent).toMatchObject({ keyMode: "test", usage: { creditsUsed: 0 } });
  });

  it("says in the API's words why it refuses, and charges nothing", async () => {
    const { first, account } = await openAccount();
    const unknown = await (await connect(first.key)).callTool({
      name: "analyze",
      arguments: { message: "Analyze Zorbacoin" },
    });
    expect(unknown).toMatchObject({ isError: true });
    expect(JSON.stringify(unknown.content)).toContain("asset_unknown");
    const forged = await connect(`${first.key.slice(0, -1)}x`);
    const refused = await forged.callTool({ name: "forecast", arguments: { asset: "BTC" } });
    expect(JSON.stringify(refused.content)).toContain("key_invalid");
    expect((await readState(account)).used).toBe(0);
  });

  it("answers a tool that needs somebody with 401 when nobody asks, so that an app can sign in", async () => {
    const keyless = await connect();
    await expect(keyless.callTool({ name: "forecast", arguments: { asset: "BTC" } })).rejects.toMatchObject({
      data: { status: 401 },
    });
  });

  it("refuses arguments of another shape before the API is asked", async () => {
    const { first, account } = await openAccount();
    const client = await connect(first.key);
    const result = await client
      .callTool({ name: "compare", arguments: { assets: ["BTC"] } })
      .catch(() => "refused");
    expect(result === "refused" || (result as { isError?: boolean }).isError).toBe(true);
    expect((await readState(account)).used).toBe(0);
  });

  it.each(["GET", "PUT", "PATCH", "DELETE"])("F-232: keeps no session: %s is 405", async (method) => {
    const refused = await call("/mcp", { method });
    expect(refused.status).toBe(405);
    expect(refused.headers.get("allow")).toBe("POST");
  });

  it.each([undefined, "", "{}", "[]", "null", "not json", "\u0000"])(
    "F-232: a POST of %j is no JSON-RPC and is refused as the client's fault",
    async (body) => {
      const headers = {
        "Content-Type": "application/json",
        Accept: "application/json, text/event-stream",
      };
      const refused = await call("/mcp", { method: "POST", headers, ...(body !== undefined && { body }) });
      expect(refused.status).toBe(400);
    },
  );

  it("F-232: an empty POST is 400 also from a client that says nothing of what it takes", async () => {
    expect((await call("/mcp", { method: "POST" })).status).toBe(400);
  });
});
