import type { Fact } from "../../../shared/analysis.ts";
import { formatFact } from "../../../shared/format-fact.ts";
import { findZone } from "./facts/fact-cards.ts";
import { priceDecimals, roundPrice } from "./forecast/round-price.ts";

/** Of shares, percentages, ratios and whatever else has no unit. */
const DECIMALS = 4;
/** Digits that a double holds for sure. */
const MOST_DECIMALS = 15;

/** Prices of a forecast, the `close` of a level's odds being a share, and the amounts of a portfolio. */
const IS_PRICE = /^(?:p\d+|low|high|close|units|usd|worth|exposure|cash)$/;

/**
 * A reply, or a part of one, whose figures have the digits they mean: prices and amounts 6 or cents, the rest 4 decimals. A figure gets a
 * digit more where it would be shown as another than the sentences, which are written from the full one. What the caller
 * sent (`price` of a level) stays.
 */
export const roundFigures = <Part>(part: Part): Part => roundPart(part, "", {}) as Part;

type Fields = Record<string, unknown>;

function roundPart(part: unknown, name: string, around: Fields): unknown {
  if (typeof part === "number") return roundField(part, name, around);
  if (part === null || typeof part !== "object") return part;
  if (Array.isArray(part)) return part.map((one) => roundPart(one, name, around));
  if (isFact(part)) return typeof part.value === "number" ? roundFact(part, part.value) : part;
  const fields = Object.entries(part);
  return Object.fromEntries(fields.map(([field, value]) => [field, roundPart(value, field, part as Fields)]));
}

const isFact = (part: object): part is Fact => "unit" in part && "kind" in part && "value" in part;

function roundField(value: number, name: string, around: Fields): number {
  if (name === "price" || Number.isInteger(value)) return value;
  if (IS_PRICE.test(name) && !("touch" in around)) return roundPrice(value);
  // What is no more than 1 may be a share, which is shown in percent.
  const scale = Math.abs(value) <= 1 ? 100 : 1;
  return roundTo(value, DECIMALS, (one) => `${(scale * one).toFixed(2)} ${Math.round(scale * one)}`);
}

const roundFact = (fact: Fact, value: number): Fact => {
  const shown = (one: number) =>
    [formatFact(one, fact.unit), Math.round(one), findZone(fact.kind, one)].join(" ");
  const decimals = /^(?:usd|amount)$/.test(fact.unit) ? priceDecimals(value) : DECIMALS;
  return { ...fact, value: roundTo(value, decimals, shown) };
};

/** The value with so many decimals, or as many more as it takes to be shown the same. */
function roundTo(value: number, decimals: number, shown: (value: number) => string): number {
  for (let more = decimals; more <= Math.max(decimals, MOST_DECIMALS); more++) {
    const rounded = Number(value.toFixed(Math.min(more, 100)));
    if (shown(rounded) === shown(value)) return rounded;
  }
  return value;
}
