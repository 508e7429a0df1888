import type { MarketKind } from "../../../../shared/markets.ts";
import { findNumbers } from "../grounding/numbers.ts";
import { sayMove } from "./aspects/trend.ts";
import { cite, type Figures, findNumber, hasAll, joinWords, mark, pick } from "./figures.ts";
import { sayPrice } from "./verdict.ts";

/** Two sentences an asset: the price with its change, and where it stands. */
export function writePrice(all: Figures[]): string {
  const said = all.map((f) =>
    [sayPrice(f) ?? `No price of ${f.name} is held right now.`, sayStanding(f)]
      .filter((one) => one !== null)
      .join(" "),
  );
  return said.length === 1 ? (said[0] as string) : said.map((one) => `- ${one}`).join("\n");
}

function sayStanding(f: Figures): string | null {
  if (hasAll(f, "return_30d", "price_vs_sma_50")) return `It ${sayMove(f, "return_30d")} over 30 days.`;
  if (hasAll(f, "low_52w", "high_52w"))
    return pick(f, "standing", [
      `Its 52-week range is ${cite(f, "low_52w")} to ${cite(f, "high_52w")}.`,
      `The 52-week low is ${cite(f, "low_52w")}, the 52-week high ${cite(f, "high_52w")}.`,
    ]);
  return f.book.has("return_7d") ? `It ${sayMove(f, "return_7d")} over 7 days.` : null;
}

export const sayGreeting = () =>
  "Hello! Ask about any crypto asset or stock we hold, for instance “Analyze Bitcoin”, “Should I buy Tesla?” or “Ethereum vs Solana”. " +
  "You can also ask for a price, or for the technical, fundamental or sentiment side alone. Every figure in an answer links to the fact behind it.";

/** Names what was asked for and is not held, as far as it can be shown safely, and the nearest assets that are. */
export function sayUnknown(
  unknown: string[],
  suggestions: { symbol: string; name: string }[],
): string | null {
  if (unknown.length === 0) return null;
  const shown = unknown.filter(isPlain).slice(0, 3);
  const what = shown.length > 0 ? joinOr(shown.map((name) => `“${name}”`)) : "what you named";
  const near = suggestions
    .map(({ symbol, name }) => (name === symbol ? name : `${name} (${symbol})`))
    .filter(isPlain)
    .slice(0, 3);
  const instead =
    near.length > 0 ? ` Did you mean ${joinOr(near)}?` : " Check the spelling, or ask by its ticker.";
  return `We hold no data on ${what}, so there is no analysis of it.${instead}`;
}

export const sayMissing = (missing: { name: string }[]): string | null =>
  missing.length === 0
    ? null
    : `No prices can be read right now for ${joinWords(missing.map(({ name }) => name).filter(isPlain)) || "what you named"}.`;

const joinOr = (parts: string[]) => joinWords(parts).replace(/ and (?=[^,]*$)/, " or ");

/** Plain letters without a number in them: text of a question is shown only so. */
const isPlain = (name: string) => {
  const { numbers, hidden } = findNumbers(name);
  return /^[A-Za-z][A-Za-z .&'()-]{0,39}$/.test(name) && numbers.length + hidden.length === 0;
};

/** Says that another source has another price. */
export const saySecond = (f: Figures): string | null =>
  hasAll(f, "second_price", "second_gap")
    ? `Another source puts ${f.name} at ${cite(f, "second_price")}, ${cite(f, "second_gap")} ${(findNumber(f, "second_gap") ?? 0) > 0 ? "above" : "below"} the price given here.`
    : null;

/** Says when the prices are not today's real ones. */
export function sayMarket(market: MarketKind, all: Figures[]): string | null {
  if (market === "live") return null;
  if (market === "simulated") return "*All prices here are simulated, not real market data.*";
  const first = all.find((f) => f.book.has("price"));
  const date = first?.book.get("price")?.asOf.slice(0, 10);
  return first && date
    ? `*Replayed market data as of ${date} ${mark(first, "price")}, not today’s prices.*`
    : "*Replayed market data, not today’s prices.*";
}
