import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ConfigError, type Env, readConfig } from "./env.ts";
import { readVars } from "./local/local-config.ts";
import { withVariables } from "./local/variables-table.ts";
import { openMarkets } from "./providers/prices/index.ts";
import { openStreet, type Street, stock } from "./test/prices/street.node.ts";
import { VARIABLES } from "./variables.ts";

/** Every provider has an address of its own, so that a server on this machine can stand in for it. */
const ADDRESSES = `COINGECKO_BASE_URL BINANCE_BASE_URL COINBASE_BASE_URL FINNHUB_BASE_URL TWELVE_DATA_BASE_URL
  ALPHA_VANTAGE_BASE_URL SEC_BASE_URL FEAR_GREED_BASE_URL OPENAI_BASE_URL ANTHROPIC_BASE_URL RESEND_BASE_URL
  STRIPE_BASE_URL SOLANA_RPC_URL ETHEREUM_RPC_URL BSC_RPC_URL POLYGON_RPC_URL BASE_RPC_URL SUI_GRAPHQL_URL
  XRPL_RPC_URL`.split(/\s+/);
const KEYS = `COINGECKO_API_KEY FINNHUB_API_KEY TWELVE_DATA_API_KEY ALPHA_VANTAGE_API_KEY OPENAI_API_KEY
  ANTHROPIC_API_KEY RESEND_API_KEY STRIPE_SECRET_KEY STRIPE_WEBHOOK_SECRET`.split(/\s+/);

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("a variable set in the shell", () => {
  it.each([...ADDRESSES, ...KEYS])("%s reaches npm start", (name) => {
    vi.stubEnv(name, "http://127.0.0.1:9/here");
    expect(readVars("http://127.0.0.1:8787")[name]).toBe("http://127.0.0.1:9/here");
  });

  it("is not passed on while it is empty", () => {
    vi.stubEnv("COINGECKO_BASE_URL", "");
    expect(readVars("http://127.0.0.1:8787")).not.toHaveProperty("COINGECKO_BASE_URL");
  });
});

describe("the table of variables", () => {
  it("stands in the worker's README as `npm run docs` writes it", () => {
    const readme = readFileSync("worker/README.md", "utf8");
    expect(readme).toBe(withVariables(readme));
  });

  it("has a row for each, with what it is for and what happens without it", () => {
    const rows = withVariables("<!-- variables --><!-- /variables -->").split("\n").slice(3, -1);
    expect(rows).toHaveLength(Object.keys(VARIABLES).length);
    expect(
      rows.filter((row) => !/^\| `[A-Z][A-Z0-9_]+`( \(secret\))? \| [^|]+ \| [^|]+ \|$/.test(row)),
    ).toEqual([]);
  });

  it("calls every key a secret", () => {
    const keys = Object.entries(VARIABLES).filter(([name]) => /_KEY$|SECRET/.test(name));
    expect(keys.length).toBeGreaterThan(8);
    // The site key stands in the page.
    const open = keys.filter(([, { isSecret }]) => !isSecret).map(([name]) => name);
    expect(open).toEqual(["TURNSTILE_SITE_KEY"]);
  });

  it("knows every name of the example", () => {
    const names = [...readFileSync(".dev.vars.example", "utf8").matchAll(/^# ([A-Z_]+)=/gm)];
    expect(names.length).toBeGreaterThan(10);
    expect(names.map(([, name = ""]) => name).filter((name) => !(name in VARIABLES))).toEqual([]);
  });
});

describe("an address", () => {
  const read = (vars: Partial<Env>) =>
    readConfig({
      PUBLIC_ORIGIN: "http://127.0.0.1:8787",
      KEY_SECRET: "a secret of the tests, 32 characters at least",
      ...vars,
    } as Env);
  const wrong = (vars: Partial<Env>): string[] => {
    try {
      read(vars);
      return [];
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      expect(error.message).not.toContain("example");
      return error.names;
    }
  };

  it.each([...ADDRESSES, ...KEYS])("%s that is empty is one that is not set", (name) => {
    expect(wrong({ [name]: "" })).toEqual([]);
  });

  it.each(ADDRESSES)("%s without https:// in front is refused by its name, and not told", (name) => {
    expect(wrong({ [name]: "api.example.com/v1" })).toEqual([name]);
    expect(wrong({ [name]: "ftp://api.example.com" })).toEqual([name]);
  });

  it.each(
    [...KEYS.flatMap((key) => key.replace(/_API_KEY$|_SECRET_KEY$/, "_BASE_URL"))].filter((name) =>
      ADDRESSES.includes(name),
    ),
  )("%s, where a key is sent, is not plain http but on this machine", (name) => {
    expect(wrong({ [name]: "http://api.example.com/v1" })).toEqual([name]);
    for (const host of ["127.0.0.1:8790", "localhost:8790", "[::1]:8790"])
      expect(wrong({ [name]: `http://${host}/v1` })).toEqual([]);
  });

  describe("with a slash at its end", () => {
    let street: Street;
    afterEach(async () => street.close());

    it("is the same address to every source", async () => {
      street = await openStreet((path) => ({ status: path.includes("//") ? 500 : 404, body: {} }));
      const baseUrl = `${street.url}/v1/`;
      const names = ADDRESSES.filter((name) => /COIN|BIN|FINN|TWELVE|ALPHA|SEC|FEAR/.test(name));
      const { prices } = read(Object.fromEntries(names.map((name) => [name, baseUrl])));
      const markets = openMarkets(prices, () => new Date("2024-12-31T22:00:00Z"));
      const btc = { symbol: "BTC", name: "Bitcoin", type: "crypto" as const, coingeckoId: "bitcoin" };
      const ko = stock("KO");
      await Promise.allSettled([
        markets.crypto.quotes.quotes([btc]),
        markets.crypto.candles.candles(btc, 600),
        markets.crypto.mood("crypto"),
        markets.stock.quotes.quotes([ko]),
        markets.stock.candles.candles(ko, 600),
        markets.stock.fundamentals(ko),
        markets.stock.company(ko),
        markets.stock.headlines(ko),
      ]);
      expect(street.asked.length).toBeGreaterThanOrEqual(9);
      expect(street.asked.filter((path) => path.includes("//") || !path.startsWith("/v1/"))).toEqual([]);
    });
  });
});
