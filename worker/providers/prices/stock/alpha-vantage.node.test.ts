import { afterEach, describe, expect, it } from "vitest";
import { openStreet, type Street, stock } from "../../../test/prices/street.node.ts";
import { openAlphaVantage } from "./alpha-vantage.ts";
import { openFinnhubCompany } from "./finnhub-company.ts";
import { openFinnhubNews } from "./finnhub-news.ts";

const TSLA = stock("TSLA");
const NOW = new Date("2024-12-31T21:00:00Z");
let street: Street;
afterEach(async () => street?.close());

const bar = (close: string) => ({
  "1. open": "423.7900",
  "2. high": "427.9300",
  "3. low": "402.5400",
  "4. close": close,
  "5. volume": "76825121",
});
const daily = (bars: Record<string, unknown>) => ({
  "Meta Data": { "1. Information": "Daily Prices (open, high, low, close) and Volumes", "2. Symbol": "TSLA" },
  "Time Series (Daily)": bars,
});
const LIMIT = "We have detected your API key as KEY and our standard API rate limit is 25 requests per day.";
const PAYERS = "Thank you for using Alpha Vantage! This is a premium endpoint.";

describe("Alpha Vantage", () => {
  const open = async (answer: Parameters<typeof openStreet>[0]) => {
    street = await openStreet(answer);
    return openAlphaVantage({ baseUrl: street.url, apiKey: "KEY" });
  };
  const candles = async (body: unknown, days = 100) => (await open(() => ({ body }))).candles(TSLA, days);

  it("reads its numbered texts as bars, oldest first", async () => {
    const reply = daily({ "2024-12-31": bar("403.8400"), "2024-12-30": bar("417.4100") });
    const { source, candles: bars } = await candles(reply);
    expect(source).toBe("Alpha Vantage");
    expect(bars.map(({ date, close }) => [date, close])).toEqual([
      ["2024-12-30", 417.41],
      ["2024-12-31", 403.84],
    ]);
    expect(bars[1]).toMatchObject({ open: 423.79, high: 427.93, low: 402.54, volume: 76825121 });
    expect(street.asked).toEqual([
      "/query?function=TIME_SERIES_DAILY&symbol=TSLA&outputsize=compact&apikey=KEY",
    ]);
  });

  it("asks for a class of shares with a hyphen", async () => {
    const source = await open(() => ({ body: daily({}) }));
    await source.candles(stock("BRK.B"), 10);
    expect(street.asked[0]).toContain("symbol=BRK-B&");
  });

  it("takes the last hundred days when the long history is for payers", async () => {
    const source = await open((path) => ({
      body: path.includes("full") ? { Information: PAYERS } : daily({ "2024-12-31": bar("403.84") }),
    }));
    expect((await source.candles(TSLA, 600)).candles).toHaveLength(1);
    expect(street.asked).toHaveLength(2);
    await source.candles(stock("KO"), 600);
    expect(street.asked[2]).toContain("symbol=KO&outputsize=compact");
    expect(street.asked).toHaveLength(3);
  });

  it("leaves out what was traded before a split, which is in another measure", async () => {
    const bars = { "2024-06-11": bar("120.9"), "2024-06-10": bar("121.8"), "2024-06-07": bar("1208.9") };
    expect((await candles(daily(bars))).candles.map(({ close }) => close)).toEqual([121.8, 120.9]);
  });

  it("has no bars of a symbol it does not know", async () => {
    const unknown = { "Error Message": "Invalid API call. Please retry or visit the documentation." };
    expect((await candles(unknown)).candles).toEqual([]);
  });

  it.each([
    ["the day's calls used up", { Information: LIMIT }, { reason: "rate_limited", retryAfterS: 3_600 }],
    ["too fast, as a note", { Note: "5 calls per minute and 500 calls per day" }, { reason: "rate_limited" }],
    ["a wrong key", { "Error Message": "the parameter apikey is invalid or missing." }, { status: 401 }],
    ["a null price", daily({ "2024-12-31": { ...bar("1"), "4. close": null } }), { reason: "schema" }],
    ["a price in words", daily({ "2024-12-31": bar("None") }), { reason: "schema" }],
    ["nothing", {}, { reason: "schema" }],
  ])("%s, with HTTP 200, is an error", async (_case, body, error) => {
    await expect(candles(body)).rejects.toMatchObject({ provider: "Alpha Vantage", ...error });
  });
});

describe("Finnhub's news", () => {
  const item = (headline: string | null, at: string, more: Record<string, unknown> = {}) => ({
    category: "company",
    datetime: Date.parse(at) / 1_000,
    headline,
    id: 1,
    image: "",
    related: "TSLA",
    source: "Reuters",
    summary: "",
    url: "https://news.example/1",
    ...more,
  });
  const read = async (body: unknown) => {
    street = await openStreet(() => ({ body }));
    return openFinnhubNews({ baseUrl: street.url, apiKey: "token" })(TSLA, NOW);
  };

  it("of the last week come newest first, with publisher and moment", async () => {
    const news = [item("Older", "2024-12-29T10:00:00Z"), item("Newer", "2024-12-31T10:00:00Z")];
    expect(await read(news)).toEqual([
      { title: "Newer", source: "Reuters, by Finnhub", at: new Date("2024-12-31T10:00:00Z") },
      { title: "Older", source: "Reuters, by Finnhub", at: new Date("2024-12-29T10:00:00Z") },
    ]);
    expect(street.asked).toEqual(["/company-news?symbol=TSLA&from=2024-12-24&to=2024-12-31"]);
    expect(street.headers[0]?.["x-finnhub-token"]).toBe("token");
  });

  it("are cleaned: no control or invisible characters, one line, cut, entities read", async () => {
    const dirty = "Tesla&#39;s\u202e deliveries\n\t\u0000rise \u200b9%\u{E0041} ";
    const [cleaned, cut] = await read([
      item(dirty, "2024-12-31T10:00:00Z", { source: "Reu\u0007ters" }),
      item("x".repeat(5_000), "2024-12-31T09:00:00Z"),
    ]);
    expect(cleaned?.title).toBe("Tesla's deliveries rise 9%");
    expect(cleaned?.source).toBe("Reuters, by Finnhub");
    expect(cut?.title).toBe(`${"x".repeat(159)}…`);
  });

  it("leave out what has no title, no moment, comes from the future or was said already", async () => {
    const news = [
      item(null, "2024-12-31T10:00:00Z"),
      item(" \u200b ", "2024-12-31T10:00:00Z"),
      item("Undated", "1970-01-01"),
      item("Tomorrow", "2025-01-01T10:00:00Z"),
      item("Twice", "2024-12-31T10:00:00Z"),
      item("Twice", "2024-12-30T10:00:00Z"),
    ];
    expect((await read(news)).map(({ title, at }) => [title, at.getUTCDate()])).toEqual([["Twice", 31]]);
  });

  it("are at most ten, and none where there is none", async () => {
    const many = Array.from({ length: 200 }, (_, i) => item(`Story ${i}`, "2024-12-31T10:00:00Z"));
    expect(await read(many)).toHaveLength(10);
    await street.close();
    expect(await read([])).toEqual([]);
  });

  it("that are no list are an error", async () => {
    await expect(read({ error: "no access" })).rejects.toMatchObject({ reason: "schema" });
  });
});

describe("Finnhub's company", () => {
  const read = async (profile: unknown, metric: unknown) => {
    street = await openStreet((path) => {
      const body = path.startsWith("/stock/profile2") ? profile : metric;
      return typeof body === "number" ? { status: body, body: "" } : { body };
    });
    return openFinnhubCompany({ baseUrl: street.url })(TSLA, NOW);
  };
  const profile = { name: "Tesla Inc", finnhubIndustry: "Automobiles", ticker: "TSLA" };
  const metrics = { metric: { peTTM: 110.7, "52WeekHigh": 488.5399 }, metricType: "all", symbol: "TSLA" };

  it("has an industry and a price to trailing earnings", async () => {
    const company = { industry: "Automobiles", priceToEarnings: 110.7, source: "Finnhub", asOf: NOW };
    expect(await read(profile, metrics)).toEqual(company);
  });

  it.each([
    ["unknown to it", {}, { metric: {} }, null],
    ["in no industry", { finnhubIndustry: "N/A" }, metrics, { industry: null, priceToEarnings: 110.7 }],
    ["without earnings", profile, { metric: { peTTM: null } }, { priceToEarnings: null }],
    ["with a loss", profile, { metric: { peTTM: -12.5 } }, { priceToEarnings: null }],
    ["whose metrics are not in the plan", profile, 403, { industry: "Automobiles", priceToEarnings: null }],
    ["whose profile is garbage", { finnhubIndustry: 7 }, metrics, { industry: null, priceToEarnings: 110.7 }],
  ])("%s is told as far as it goes", async (_case, one, other, expected) => {
    const company = await read(one, other);
    if (expected) expect(company).toMatchObject(expected);
    else expect(company).toBeNull();
  });

  it("is an error when nothing can be read", async () => {
    await expect(read(500, 500)).rejects.toMatchObject({ status: 500 });
  });
});
