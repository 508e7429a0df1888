/** Named parts of a coin: what a text calls them, the coin, and how many make one. */
const PARTS: [names: string, coin: string, count: number][] = [
  ["sats?|satoshis?|сатоши|聪|サトシ|사토시", "BTC", 1e8],
  ["m-?btc|millibitcoins?", "BTC", 1e3],
  ["gwei", "ETH", 1e9],
  ["wei", "ETH", 1e18],
  ["lamports?", "SOL", 1e9],
];
const SCALES: [words: string, by: number][] = [
  ["k|thousand|tausend|mil|mille|тысяч[аи]?|bin|千|천", 1e3],
  ["万|萬|만", 1e4],
  ["m|mio|mn|millions?|millionen|million|millones|millon|milhao|milhão|milhões|миллион[а-я]*|milyon", 1e6],
];
const WORDS: Record<string, number> = { a: 1, an: 1, one: 1, "half a": 0.5, ein: 1, eine: 1, un: 1, um: 1 };
const SCALE = SCALES.map(([words]) => words).join("|");
const COUNT = `(?<digits>\\d+(?:[.,]\\d+)*)\\s?(?<scale>${SCALE})?|(?<word>${Object.keys(WORDS).join("|")})\\s(?<worded>${SCALE})`;
const END = "(?![a-zа-я0-9])";

const RULES = PARTS.map(([names, coin, count]) => ({
  coin,
  count,
  counted: new RegExp(`(?<![\\p{L}\\p{N}.,])(?:${COUNT})\\s?(?:of\\s)?(?:${names})${END}`, "giu"),
  asked: new RegExp(
    `(?<![\\p{L}\\p{N}])(how many|how much|wie viele?|cuant[oa]s|combien de|quant[oa]s|сколько)\\s(?:${names})${END}`,
    "giu",
  ),
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
          const units = digits ? readDigits(digits) : (WORDS[word?.toLowerCase() ?? ""] ?? 1);
          return `${writePlain((units * scaleOf(scale ?? worded)) / count)} ${coin}`;
        })
        .replace(asked, (_, words: string) => `${words} ${coin}`),
    message.replace(STABLE, "$1 usd"),
  );
}

const scaleOf = (word: string | undefined): number =>
  word ? (SCALES.find(([words]) => new RegExp(`^(?:${words})$`, "iu").test(word))?.[1] ?? 1) : 1;

/** "250,000", "1.000.000" and "0.5". */
const readDigits = (written: string): number =>
  Number(
    /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(written) ? written.replace(/[.,]/g, "") : written.replace(",", "."),
  );

/** To ten digits, without an exponent, which no reader of numbers takes. */
const writePlain = (value: number): string =>
  new Intl.NumberFormat("en", { maximumSignificantDigits: 10, useGrouping: false }).format(value);
