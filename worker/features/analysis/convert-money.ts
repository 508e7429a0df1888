import type { Deps } from "../../deps.ts";
import { type Rates, readRates } from "../markets/rates.ts";
import type { Ask } from "./asks/registry.ts";
import type { Question } from "./question/question.ts";

/** Fields of asks that hold dollars. */
const IN_DOLLARS = new Set(["usd", "entry", "exit", "stop", "risk", "level", "worth", "amount"]);
/** Figures in dollars that a filter compares with a number. */
const PRICED = new Set(["price", "market_cap", "volume_24h"]);

/**
 * A question whose amounts are in other money, where no rate can be had: that is what it is told. Before anything is
 * gathered, so that nothing is charged for it.
 */
export function refuseMoney({ markets }: Pick<Deps, "markets">, question: Question): Question {
  if (!question.currency || markets.rates !== null) return question;
  const { currency: _, ...others } = question;
  const what = "currencies other than the US dollar";
  return { ...others, asks: [{ kind: "not_held", assets: question.assets, topic: "currency", what }] };
}

/** The rates a question needs: today’s, and that of the day money was put in. Throws `market_data_unavailable`. */
export async function gatherRates(
  deps: Parameters<typeof readRates>[0],
  { currency, asks }: Question,
): Promise<Rates | null> {
  if (!currency) return null;
  const day = asks.flatMap((ask) => (ask.kind === "position" ? (ask.position.entered ?? []) : []))[0];
  return readRates(deps, currency, day ?? null);
}

/** The question with its amounts in dollars: at the rate of the day they were put in, where one is told, else of today. */
export function convertMoney(question: Question, rates: Rates | null): Question {
  if (!rates) return question;
  return { ...question, asks: question.asks.map((ask) => convertAsk(ask, rates)) };
}

function convertAsk(ask: Ask, { now, past }: Rates): Ask {
  const { usd } = ask.kind === "position" && ask.position.entered !== null && past ? past : now;
  return convert(ask, usd) as Ask;
}

function convert(value: unknown, usd: number): unknown {
  if (Array.isArray(value)) return value.map((one) => convert(one, usd));
  if (value === null || typeof value !== "object" || "symbol" in value) return value;
  const isLine = "than" in value && "by" in value && PRICED.has(String(value.by));
  return Object.fromEntries(
    Object.entries(value).map(([field, one]) => [
      field,
      typeof one === "number" && (IN_DOLLARS.has(field) || (isLine && field === "than"))
        ? one * usd
        : convert(one, usd),
    ]),
  );
}
