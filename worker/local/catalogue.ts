/**
 * `npm run catalogue -- FOLDER [WORDS]`: adds the assets of FOLDER's coins.csv, stocks.csv and funds.csv to the catalogue. What
 * stands there keeps its row. A ticker or name that is taken, by whatever class, is left out and named. Of what is new a
 * ticker counts in capitals alone, and a name made of everyday words, which WORDS lists one a line, does not count at all.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { repo } from "./local-config.ts";

interface Row {
  symbol: string;
  name: string;
  [key: string]: string | number | undefined;
}

const [folder, wordList = "/usr/share/dict/american-english"] = process.argv.slice(2);
if (folder === undefined || !existsSync(`${folder}/coins.csv`) || !existsSync(wordList)) {
  console.error("usage: npm run catalogue -- FOLDER [WORDS]");
  process.exit(1);
}
const words = new Set(readFileSync(wordList, "utf8").toLowerCase().split("\n"));
const fileOf = (name: string) => `${repo}shared/catalogue/${name}.json`;
const readRows = (name: string): Row[] =>
  existsSync(fileOf(name)) ? JSON.parse(readFileSync(fileOf(name), "utf8")) : [];
const readList = (name: string): Record<string, string>[] =>
  parse(readFileSync(`${folder}/${name}.csv`, "utf8"), { columns: true });

/** In this order: where a company and a small coin have one ticker, it is the company's. */
const CLASSES = ["stocks", "funds", "coins"] as const;
const rows = Object.fromEntries(CLASSES.map((name) => [name, readRows(name)]));
const taken = new Set(CLASSES.flatMap((name) => rows[name]?.map(({ symbol }) => symbol) ?? []));
const named = new Set(CLASSES.flatMap((name) => rows[name]?.map((row) => row.name.toLowerCase()) ?? []));
const ids = new Set(rows.coins?.map(({ id }) => id));

const isWord = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .every((word) => words.has(word));
/** A name of one short word may be one in any language. */
const isName = (name: string) => !isWord(name) && (name.includes(" ") || name.length > SHORT_NAME);
const SHORT_NAME = 5;
/** Tickers that everybody writes in small letters too, and that are no word of any of our languages. */
const FREE = new Set(
  `SPY QQQ QQQM VOO VTI IVV SPLG GLD SLV TLT IWM ARKK SOXL TQQQ SQQQ UPRO SPXL SPXS SCHD JEPI JEPQ XLK XLF XLE XLV SMH SOXX IBIT FBTC
  GBTC ETHA UVXY VXX EEM EFA BND AGG HYG LQD KWEB FXI GDX VNQ VYM VIG`.split(/\s+/),
);

/** The parts of a name that nobody says: "Inc.", "Common Stock". */
const plain = (name: string) =>
  name
    .replace(
      /,? \(?(?:Inc|Corp|Corporation|Ltd|Limited|PLC|plc|N\.V|S\.A|Co|Company|Holdings?|Group|L\.P)\.?\)?$/g,
      "",
    )
    .replace(/ (?:Common Stock|Ordinary Shares|American Depositary Shares).*$/, "")
    .trim();

/** By the list that a fund stands in: Yahoo's codes of exchanges, or Nasdaq's own listings. */
const findExchange = (source: string): string | undefined =>
  EXCHANGES[/etfs\/(\w+)\.csv/.exec(source)?.[1] ?? ""] ??
  (source.includes("nasdaq-listings") ? "NASDAQ" : undefined);
const EXCHANGES: Partial<Record<string, string>> = {
  PCX: "NYSE Arca",
  BTS: "Cboe BZX",
  NMS: "NASDAQ",
  NGM: "NASDAQ",
};

const OF_KIND: Record<string, object> = {
  stable: { kind: "stable", sectors: "stablecoins" },
  wrapped: { kind: "wrapped", sectors: "wrapped" },
};

const kept: Record<(typeof CLASSES)[number], (one: Record<string, string>) => Row | null> = {
  coins: ({ symbol = "", name = "", coingecko_id = "", kind = "" }) =>
    ids.has(coingecko_id) ? null : { symbol, name: plain(name), id: coingecko_id, ...OF_KIND[kind] },
  stocks: ({ symbol = "", name = "", exchange = "", sector = "" }) => ({
    symbol,
    name: plain(name),
    exchange,
    sectors: sector.toLowerCase().replaceAll(" ", "_"),
  }),
  funds: ({ symbol = "", name = "", source = "", tracks = "", category = "", leverage = "1", ...more }) => ({
    symbol,
    name: plain(name).replace(/^State Street |,? Series 1$| Trust$/g, ""),
    exchange: more.exchange ?? findExchange(source),
    tracks,
    category,
    ...(leverage !== "1" && { leverage: Number(leverage) }),
  }),
};

for (const name of CLASSES) {
  const own = rows[name] ?? [];
  const left: string[] = [];
  for (const one of readList(name)) {
    const row = kept[name](one);
    if (!row) continue;
    row.symbol = row.symbol.toUpperCase();
    // One letter means too much.
    const isPlain =
      (name === "coins" ? /^[A-Z0-9]{2,8}$/ : /^[A-Z]{2,5}(\.[A-Z])?$/).test(row.symbol) &&
      (row.id === undefined || /^[a-z0-9-]{1,64}$/.test(String(row.id))) &&
      /^[\x20-\x7e]{1,60}$/.test(row.name);
    if (!isPlain || taken.has(row.symbol) || named.has(row.name.toLowerCase()) || row.name.includes("[")) {
      left.push(row.symbol);
      continue;
    }
    taken.add(row.symbol);
    named.add(row.name.toLowerCase());
    const only = [FREE.has(row.symbol) ? "" : "ticker", isName(row.name) ? "" : "name"]
      .filter(Boolean)
      .join(" ");
    own.push({ ...row, ...(only && { word: only }) });
  }
  writeFileSync(fileOf(name), `${JSON.stringify(own, null, 2)}\n`);
  console.log(
    `${name}: ${own.length} rows; left out, as ticker or name is taken or not plain: ${left.join(" ")}`,
  );
}
