import { env } from "cloudflare:workers";
import { parse } from "csv-parse/sync";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { MAX_BATCH, type PaidBatch, paidBatchSchema } from "../../../../shared/batch.ts";
import { NO_LIMITS } from "../../../../shared/key-requests.ts";
import { paidForecastSchema, paidReplySchema } from "../../../../shared/keys.ts";
import { LISTED_SYMBOLS } from "../../../../shared/listed-names.ts";
import { problemSchema } from "../../../../shared/problem.ts";
import { postJson, requestWith, withAi } from "../../../test/ai/ai-street.ts";
import { expectErrors } from "../../../test/console-lines.ts";
import { addKey, hold, newCall, openAccount, readState } from "../../../test/keys/account.ts";
import { limitByClock } from "../../../test/limit-by-clock.ts";
import { someAddress } from "../../../test/people.ts";
import { ASSETS } from "../../markets/assets.ts";

/** Coins come from servers that are down, stocks from the simulated market. */
const COINS_DOWN = { COINGECKO_BASE_URL: "https://coingecko.test", BINANCE_BASE_URL: "https://binance.test" };
const NO_MODELS = { ANTHROPIC_API_KEY: "", OPENAI_API_KEY: "" };

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("down", { status: 500 }));
});

async function setUp(bindings: object = {}, mode: "live" | "test" = "live") {
  const { account, accountId, first } = await openAccount(1, { mode });
  const send = async (
    endpoint: string,
    body: object,
    headers: Record<string, string> = {},
    key = first.key,
  ) => {
    const asked = postJson(body, { "X-API-Key": key, "CF-Connecting-IP": someAddress(), ...headers });
    const sent = await requestWith(withAi({ ...NO_MODELS, ...bindings }), `/api/v1/${endpoint}`, asked);
    const text = await sent.reply.text();
    await sent.finish();
    return { reply: sent.reply, text };
  };
  const batch = (assets: string[], headers: Record<string, string> = {}, key?: string) =>
    send("batch", { assets, horizonDays: 30 }, headers, key);
  return { account, accountId, first, send, batch };
}

const tell = (text: string): PaidBatch => paidBatchSchema.parse(JSON.parse(text));
const symbols = ({ rows }: PaidBatch) => rows.map(({ asset }) => asset.symbol);

describe("POST /api/v1/batch", () => {
  it("answers each asset as the other addresses do, in the order asked, one that is named twice once", async () => {
    const { send, batch, account } = await setUp();
    const told = tell((await batch(["Tesla", "BTC", "bitcoin", "TSLA"])).text);
    expect(symbols(told)).toEqual(["TSLA", "BTC"]);
    expect(told).toMatchObject({
      horizonDays: 30,
      missing: [],
      usage: { creditsUsed: 2, creditsRemaining: 98 },
    });
    const bitcoin = told.rows[1];
    const { forecast } = paidForecastSchema.parse(
      JSON.parse((await send("forecast", { asset: "BTC", horizonDays: 30 })).text),
    );
    expect(bitcoin).toMatchObject({
      date: forecast.date,
      close: forecast.close,
      forecast: forecast.horizons[0],
    });
    const { calls } = paidReplySchema.parse(
      JSON.parse((await send("recommendation", { assets: ["BTC"] })).text),
    );
    expect(calls[0]).toMatchObject(bitcoin?.call ?? {});
    expect(await readState(account)).toMatchObject({ used: 4, logged: 4, perKey: 4 });
  });

  it("gives the week where the week is asked for", async () => {
    const { send } = await setUp();
    const told = tell((await send("batch", { assets: ["BTC"], horizonDays: 7 })).text);
    expect([told.horizonDays, told.rows[0]?.forecast.horizonDays]).toEqual([7, 7]);
  });

  it("names what cannot be answered, with the reason, for nothing", async () => {
    const { account, batch } = await setUp(COINS_DOWN);
    const { reply, text } = await batch(["BTC", "TSLA", "Zorbacoin", "Apple", "USDT"]);
    const told = tell(text);
    expect(symbols(told)).toEqual(["TSLA", "AAPL"]);
    expect(told.missing).toEqual([
      { index: 0, asset: "BTC", code: "market_data_unavailable", retryAfter: 60 },
      { index: 2, asset: "ZORBACOIN", code: "asset_unknown", retryAfter: null },
      { index: 4, asset: "USDT", code: "market_data_unavailable", retryAfter: 60 },
    ]);
    expect(told.usage).toMatchObject({ creditsUsed: 2, creditsRemaining: 98 });
    expect(reply.headers.get("ratelimit")).toMatch(/^"credits";r=98;/);
    expect(await readState(account)).toMatchObject({
      used: 2,
      calls: [{ endpoint: "batch", status: 200, credits: 2 }],
    });
  });

  it("tells of a coin that is held and bears no forecast that it does not", async () => {
    const { batch } = await setUp();
    expect(tell((await batch(["USDT", "BTC"])).text).missing).toEqual([
      { index: 0, asset: "USDT", code: "forecast_unavailable", retryAfter: null },
    ]);
  });

  it.each([
    ["no source answers", ["BTC", "ETH"], "60", "BTC: market_data_unavailable, ETH: market_data_unavailable"],
    ["no name is ours", ["Zorbacoin", "$QQZZX"], null, "ZORBACOIN: asset_unknown, unknown: asset_unknown"],
  ])("is data_missing where %s, free", async (_, assets, retryAfter, told) => {
    const logged = expectErrors();
    const { account, batch } = await setUp(COINS_DOWN);
    const { reply, text } = await batch(assets);
    expect([reply.status, reply.headers.get("retry-after")]).toEqual([503, retryAfter]);
    expect(problemSchema.parse(JSON.parse(text))).toMatchObject({
      ...{ code: "data_missing", charged: 0, fields: { assets: told } },
    });
    expect(await readState(account)).toMatchObject({
      used: 0,
      calls: [{ code: "data_missing", credits: 0 }],
    });
    logged();
  });

  it("takes two calls of the account's object and no query, also for 100 assets; 101 are refused", async () => {
    const { account, first, batch } = await setUp();
    await account.applyPayment({ id: "plan", source: "card", tier: "pre-enigma", months: 1 });
    const all = ASSETS.slice(0, MAX_BATCH).map(({ symbol }) => symbol);
    const steps: string[] = [];
    const step =
      (name: "reserve" | "commit") =>
      (...values: never[]) => {
        steps.push(name);
        return (account[name] as (...values: never[]) => Promise<unknown>)(...values);
      };
    const stub = { reserve: step("reserve"), commit: step("commit") };
    const untouchable = new Proxy({}, { get: (_, name) => expect.fail(`a query: ${String(name)}`) });
    const watched = await setUp({ CREDITS: { getByName: () => stub }, DB: untouchable });
    const { reply, text } = await watched.batch(all, {}, first.key);
    expect(reply.status, text.slice(0, 300)).toBe(200);
    const told = tell(text);
    expect(told.rows.length).toBeGreaterThan(MAX_BATCH / 2);
    expect(told.rows.length + told.missing.length).toBe(MAX_BATCH);
    expect(told.usage.creditsUsed).toBe(told.rows.length);
    expect(steps).toEqual(["reserve", "commit"]);
    expect((await readState(account)).used).toBe(told.rows.length);
    expect((await batch([...all, "BTC"])).reply.status).toBe(400);
  });

  it("holds a credit for each asset, or is refused: with 2 left there is no batch of 3", async () => {
    const logged = expectErrors();
    const { account, first, batch } = await setUp();
    await hold(account, newCall(first.hash, { credits: 98 }));
    const refused = await batch(["BTC", "ETH", "TSLA"]);
    expect([refused.reply.status, JSON.parse(refused.text).code]).toEqual([402, "credits_exhausted"]);
    expect(refused.reply.headers.get("ratelimit")).toContain('"credits";r=2;');
    expect((await batch(["BTC", "Zorbacoin", "TSLA"])).reply.status).toBe(200);
    logged();
  });

  it("keeps within the key's budget, and gives back to it what is not answered", async () => {
    const logged = expectErrors();
    const { account, accountId, batch } = await setUp();
    const { key } = await addKey(account, accountId, { limits: { ...NO_LIMITS, monthlyCredits: 2 } });
    const refused = await batch(["BTC", "ETH", "TSLA"], {}, key);
    expect([refused.reply.status, JSON.parse(refused.text).code]).toEqual([402, "key_budget_exhausted"]);
    const paid = await batch(["BTC", "USDT"], {}, key);
    expect(paid.reply.headers.get("ratelimit")).toMatch(/^"credits";r=99;t=\d+, "key";r=1;t=\d+$/);
    logged();
  });

  it("is given again under its Idempotency-Key for nothing, as JSON or CSV", async () => {
    const { account, batch } = await setUp();
    const headers = { "Idempotency-Key": "nightly" };
    const { text } = await batch(["BTC", "TSLA"], headers);
    const again = await batch(["BTC", "TSLA"], headers);
    expect([again.text, again.reply.headers.get("idempotency-replayed")]).toEqual([text, "true"]);
    const csv = await batch(["BTC", "TSLA"], { ...headers, Accept: "text/csv" });
    expect([csv.reply.headers.get("idempotency-replayed"), csv.text.split("\r\n").length]).toEqual([
      "true",
      4,
    ]);
    expect((await readState(account)).used).toBe(2);
  });

  it("is a table where CSV is asked for, with the figures of the JSON, signed", async () => {
    const { batch } = await setUp();
    const { reply, text } = await batch(["BTC", "=cmd()", "USDT"], {
      Accept: "text/csv, application/json;q=0.5",
    });
    expect(reply.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(reply.headers.get("signature")).toBeTruthy();
    const rows: Record<string, string>[] = parse(text, { columns: true });
    const [row] = tell((await batch(["BTC", "=cmd()", "USDT"])).text).rows;
    expect(rows).toMatchObject([
      {
        ...{
          asset: "BTC",
          name: "Bitcoin",
          type: "crypto",
          action: row?.call.action,
          credits: "1",
          code: "",
        },
        ...{ p10: String(row?.forecast.quantiles.p10), higher: String(row?.forecast.higher?.share) },
      },
      { index: "1", asset: "unknown", code: "asset_unknown" },
      { asset: "USDT", p10: "", credits: "0", code: "forecast_unavailable", retryAfter: "" },
    ]);
    expect((await batch(["BTC"], { Accept: "*/*" })).reply.headers.get("content-type")).toBe(
      "application/json",
    );
  });

  it.each([
    { assets: [] },
    { assets: ["BTC"], horizonDays: 181 },
    { assets: ["BTC"] },
    { assets: [""], horizonDays: 7 },
  ])("refuses %j before anything is held", async (body) => {
    const { account, send } = await setUp();
    const { reply, text } = await send("batch", body);
    expect([reply.status, JSON.parse(text).code]).toEqual([400, "invalid_request"]);
    expect((await readState(account)).used).toBe(0);
  });

  it("with a test key counts as many calls as assets, one of more than a minute has as all of them", async () => {
    const { account, batch } = await setUp({}, "test");
    limitByClock(env.FREE_LIMIT, 30);
    const from = { "CF-Connecting-IP": someAddress() };
    const told = tell((await batch(["BTC", "ETH", "TSLA"], from)).text);
    expect(told).toMatchObject({ keyMode: "test", usage: { creditsUsed: 0, creditsRemaining: 100 } });
    expect((await batch(LISTED_SYMBOLS.slice(0, 10), from)).reply.status).toBe(200);
    const more = Array.from({ length: 18 }, (_, i) => `Zorba${i}`);
    expect((await batch(["BTC", ...more.slice(1)], from)).reply.status).toBe(429);
    const other = { "CF-Connecting-IP": someAddress() };
    expect(
      (await batch(["BTC", ...Array.from({ length: 99 }, (_, i) => `Zorba${i}`)], other)).reply.status,
    ).toBe(200);
    expect((await batch(["BTC"], other)).reply.status).toBe(429);
    expect((await readState(account)).used).toBe(0);
  });
});
