import { HALF } from "../dates/date-words.ts";
import { anyOf, anyWord, either, inText, pattern, rowsOfPart } from "./pattern.ts";

/** Named parts of a coin: what a text calls them, the coin, and how many make one. */
const PARTS: [names: RegExp, coin: string, count: number][] = [
  [anyOf("sats"), "BTC", 1e8],
  [/m-?btc|millibitcoins?/, "BTC", 1e3],
  [/gwei/, "ETH", 1e9],
  [/wei/, "ETH", 1e18],
  [/lamports?/, "SOL", 1e9],
];
const SCALES: [words: RegExp, by: number][] = [
  [anyOf("thousand"), 1e3],
  [anyOf("ten_thousand"), 1e4],
  [anyOf("million"), 1e6],
];
const SCALE = either(...SCALES.map(([words]) => words));
const ONE = either(anyOf("half", "about_one"), anyWord(rowsOfPart("numbers")[0] ?? []));
const COUNT = pattern`(?<digits>\d+(?:[.,]\d+)*)\s?(?<scale>${SCALE})?|(?<word>${ONE})\s(?<worded>${SCALE})`;
const END = /(?![a-z\u0430-\u044f0-9])/;

const RULES = PARTS.map(([names, coin, count]) => ({
  coin,
  count,
  counted: inText(pattern`(?<![\p{L}\p{N}.,])(?:${COUNT})\s?(?:of\s)?${names}${END}`, "giu"),
  asked: inText(pattern`(?<![\p{L}\p{N}])(${"how_many"})\s${names}${END}`, "giu"),
}));

/** "200 usdt": dollars, in the coin that stands for them. */
const STABLE = /(?<=\d)( ?k)? ?(?:usdt|usdc|busd|fdusd)(?![\p{L}\p{N}])/giu;

/** Parts of a coin as parts of it: "a million sats" is 0.01 BTC. Pure. */
export function writeCoins(message: string): string {
  return RULES.reduce(
    (text, { coin, count, counted, asked }) =>
      text
        .replace(counted, (...match) => {
          const { digits, scale, word, worded } = match.at(-1) as Record<string, string | undefined>;
          const units = digits ? readDigits(digits) : HALF.test(word?.toLowerCase() ?? "") ? 0.5 : 1;
          return `${writePlain((units * scaleOf(scale ?? worded)) / count)} ${coin}`;
        })
        .replace(asked, (_, words: string) => `${words} ${coin}`),
    message.replace(STABLE, "$1 usd"),
  );
}

const scaleOf = (word: string | undefined): number =>
  word ? (SCALES.find(([words]) => inText(pattern`^${words}$`, "iu").test(word))?.[1] ?? 1) : 1;

/** "250,000", "1.000.000" and "0.5". */
const readDigits = (written: string): number =>
  Number(
    /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(written) ? written.replace(/[.,]/g, "") : written.replace(",", "."),
  );

/** To ten digits, without an exponent, which no reader of numbers takes. */
const writePlain = (value: number): string =>
  new Intl.NumberFormat("en", { maximumSignificantDigits: 10, useGrouping: false }).format(value);
