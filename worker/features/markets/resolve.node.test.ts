import { describe, expect, it } from "vitest";
import { LISTED_CRYPTO, LISTED_STOCKS } from "../../../shared/listed.ts";
import { HELD_OUT } from "../../test/markets/held-out.ts";
import { readLabelled } from "../../test/markets/labelled.ts";
import { MESSAGES } from "../../test/markets/messages.ts";
import { ROUGH_MESSAGES } from "../../test/markets/messages-rough.ts";
import { NAMES } from "../../test/markets/names.ts";
import { ASSETS, findAsset } from "./assets.ts";
import { classOf } from "./find-assets.ts";
import { MAX_NAME_WORDS } from "./mentions/lexicon.ts";
import { resolveAssets } from "./resolve.ts";

const symbolsOf = (message: string) =>
  resolveAssets(message)
    .assets.map((asset) => asset.symbol)
    .sort()
    .join();

describe("the catalogue", () => {
  it("begins with the ten listed assets and has each ticker once", () => {
    const symbols = ASSETS.map((asset) => asset.symbol);
    expect(new Set(symbols).size).toBe(symbols.length);
    for (const symbol of [...LISTED_CRYPTO, ...LISTED_STOCKS]) expect(symbols.slice(0, 10)).toContain(symbol);
  });

  it("knows where to ask for every crypto asset", () => {
    expect(ASSETS.filter((asset) => asset.type === "crypto" && !asset.coingeckoId)).toEqual([]);
  });

  it("resolves every ticker written with a $, and every name that is no everyday word", () => {
    for (const { symbol, name, strict } of ASSETS) {
      expect(symbolsOf(`$${symbol}`)).toBe(symbol);
      const isFound = !strict.name && name.split(/[^\p{L}\p{N}]+/u).length <= MAX_NAME_WORDS;
      if (isFound) expect(symbolsOf(`Analyze ${name}`), name).toBe(symbol);
    }
  });
});

describe("each asset by its usual name", () => {
  const NAMED = ["%", "how is % doing", "Kurs von %", "precio de %"];
  /** two classes of a share, a coin that is a share, and one that is named like a company's ticker have one name */
  const TWINS = ["FOX", "NWS", "GOOGLON", "CRCLON", "AP3X", "ADI-USD"];
  const named = ASSETS.filter(({ symbol }) => !TWINS.includes(symbol)).flatMap((asset) =>
    NAMED.map((form) => ({ asset, message: form.replace("%", asset.name) })),
  );
  const found = named.map(({ asset, message }) => ({ asset, message, symbols: symbolsOf(message) }));

  it("is found, or nothing is: it is never taken for another", () => {
    const wrong = found.filter(({ asset, symbols }) => symbols !== "" && symbols !== asset.symbol);
    expect(wrong.map(({ message, symbols }) => `${message}: ${symbols}`)).toEqual([]);
  });

  it.each([
    ["stock", 0.97],
    ["fund", 0.97],
    ["coin", 0.8],
  ] as const)("of a %s is found in at least %d of cases", (kind, least) => {
    const own = found.filter(({ asset }) => classOf(asset) === kind);
    const right = own.filter(({ asset, symbols }) => symbols === asset.symbol);
    expect(right.length / own.length).toBeGreaterThanOrEqual(least);
  });

  it("of everyday words is a name only in the place of one", () => {
    expect(symbolsOf("is waste management a buy")).toBe("WM");
    expect(symbolsOf("price of snap-on")).toBe("SNA");
    expect(symbolsOf("the city improved its waste management last year")).toBe("");
    expect(symbolsOf("raise a toast to the new year")).toBe("");
    expect(symbolsOf("is halliburton riskier than hasbro")).toBe("HAL,HAS");
  });

  it.each([
    ["HOME (defi app) token chart", "HOME"],
    ["the LIT etf is up", "LIT"],
    ["energy transfer (ET) yield", "ET"],
    ["circle stock after lockup", "CRCL"],
    ["ビザ株は増配続く？", "V"],
    ["就労ビザの更新", ""],
    ["circle around the block", ""],
    ["W token is down bad", "W-USD"],
    ["what happened to the coin STX", "STX-USD"],
    ["STX price after results", "STX"],
    ["Stacks STX", "STX-USD"],
    ["how is Dash doing", "DASH-USD"],
    ["is DASH a buy", "DASH"],
    ["is an open token standard a good thing", ""],
    ["just crypto or stonks as well", ""],
    ["which coin rose most this month", ""],
  ])("that is a word too is one where its kind of asset is said: %s", (message, symbols) => {
    expect(symbolsOf(message)).toBe(symbols);
  });

  it("of three letters that are no word is one in talk of markets, or where nothing else is named", () => {
    expect(symbolsOf("dvy hdv compare yields")).toBe("DVY,HDV");
    expect(symbolsOf("vfc turnaround real or fake")).toBe("VFC");
    expect(symbolsOf("btc to the moon tbh")).toBe("BTC");
  });

  it("of an issuer before ETF is not its stock", () => {
    expect(symbolsOf("jpm premium income etf")).toBe("");
    expect(symbolsOf("jpm or an etf")).toBe("JPM");
  });

  it("in a phrase of every day is none, in any language", () => {
    expect(symbolsOf("snow day here, is wall street closed")).toBe("");
    expect(symbolsOf("不懂就百度一下嘛")).toBe("");
    expect(symbolsOf("Сегодня в прямом эфире обсуждали ставку ЦБ")).toBe("");
    expect(symbolsOf("百度股价")).toBe("BIDU");
  });

  it("in two scripts, with a dot between, or made small is one", () => {
    expect(symbolsOf("JPモルガンの株")).toBe("JPM");
    expect(symbolsOf("コカ・コーラは長期保有向き？")).toBe("KO");
    expect(symbolsOf("bitcoinzinho caiu de novo, compro?")).toBe("BTC");
  });

  it("that is a word of the message's language is none behind “my”", () => {
    expect(symbolsOf("minha meta é viver de renda")).toBe("");
    expect(symbolsOf("qual o pior dia da história da meta")).toBe("META");
    expect(symbolsOf("los shibas valen algo todavía?")).toBe("SHIB");
  });
});

describe.each([
  ["messages collected while the rules were made", MESSAGES, 400],
  ["messages written afterwards", HELD_OUT, 120],
  ["messages put together from the catalogue", NAMES, 150],
  [
    "all messages, the rough ones among them",
    [MESSAGES, HELD_OUT, ROUGH_MESSAGES].map((t) => t.trim()).join("\n"),
    650,
  ],
])("%s", (_, table, least) => {
  const rows = readLabelled(table);

  it("are enough to measure", () => {
    expect(rows.length).toBeGreaterThanOrEqual(least);
  });

  it("give exactly the assets meant in at least 97% of cases", () => {
    const missed = rows.filter(({ message, symbols }) => symbolsOf(message) !== symbols);
    const share = 1 - missed.length / rows.length;
    expect(share, missed.map(({ message }) => message).join(" | ")).toBeGreaterThanOrEqual(0.97);
  });

  it("say in at least 90% of cases which assets are unknown, and never analyse those", () => {
    const rowsWithUnknown = rows.filter((row) => row.unknown.length > 0);
    const said = rowsWithUnknown.filter(({ message, unknown }) => {
      const found = resolveAssets(message).unknown.map((name) => name.toLowerCase());
      return found.join() === unknown.map((name) => name.toLowerCase()).join();
    });
    expect(said.length / rowsWithUnknown.length).toBeGreaterThanOrEqual(0.9);
    for (const { message, symbols } of rowsWithUnknown) expect(symbolsOf(message), message).toBe(symbols);
  });
});

/** Every text one letter away: lost, doubled or swapped with its neighbour, and changed to every other letter. */
function mistype(name: string): string[] {
  const letters = "abcdefghijklmnopqrstuvwxyz";
  return Array.from(name, (_, i) => [
    name.slice(0, i) + name.slice(i + 1),
    ...Array.from(letters, (letter) => name.slice(0, i) + letter + name.slice(i + 1)),
    ...Array.from(letters, (letter) => name.slice(0, i) + letter + name.slice(i)),
    i + 1 < name.length ? name.slice(0, i) + name[i + 1] + name[i] + name.slice(i + 2) : name,
  ])
    .flat()
    .filter((typo) => typo !== name);
}

describe("one wrong letter", () => {
  it.each(["bitcoin", "ethereum", "solana", "nvidia", "microsoft", "alphabet", "google", "apple", "tesla"])(
    "in %s never gives another asset, and mostly still gives the right one",
    (name) => {
      const right = symbolsOf(name);
      const found = mistype(name).map((typo) => symbolsOf(`Analyze ${typo}`));
      expect(found.filter((symbol) => symbol !== right && symbol !== "")).toEqual([]);
      expect(found.filter((symbol) => symbol === right).length / found.length).toBeGreaterThan(0.9);
    },
  );

  it("does not take the word after a name into another name", () => {
    expect(symbolsOf("bitcoin vs nvidia")).toBe("BTC,NVDA");
    expect(symbolsOf("bitcion cash")).toBe("BCH");
  });
});

describe("letters that are not what they seem", () => {
  it.each([
    ["a Cyrillic capital", "Тesla", "TSLA"],
    ["Cyrillic letters inside", "Bitсоin", "BTC"],
    ["full width", "ＥＴＨＥＲＥＵＭ", "ETH"],
    ["zero-width blanks", "So\u200Bla\u200Dna", "SOL"],
    ["combining marks", "B\u0301it\u0308coin", "BTC"],
    ["mathematical letters", "𝐍𝐯𝐢𝐝𝐢𝐚", "NVDA"],
    ["a right-to-left override", "\u202EAnalyze Bitcoin", "BTC"],
    ["control characters", "Bit\u0000coin", "BTC"],
  ])("%s", (_, message, symbol) => {
    expect(symbolsOf(message)).toBe(symbol);
  });
});

describe("hostile messages", () => {
  it.each([
    ["one word 400 times", "bitcoin ".repeat(250)],
    ["10,000 combining marks cut to size", `a${"\u0301".repeat(10_000)}`.slice(0, 2_000)],
    ["one letter", "a".repeat(2_000)],
    ["blanks", `${" ".repeat(1_900)}btc`],
    ["dollars", "$".repeat(2_000)],
    ["ligatures that unfold to a sentence each", "\ufdfa".repeat(2_000)],
    ["every ticker", ASSETS.map((asset) => asset.symbol).join(" ")],
  ])("F-170: %s names at most ten assets", (_, message) => {
    const { assets } = resolveAssets(message);
    expect(assets.length).toBeLessThanOrEqual(10);
  });

  it("finds a ticker in any case", () => {
    expect(findAsset("btc")?.symbol).toBe("BTC");
    expect(findAsset("nothing")).toBeUndefined();
  });
});
