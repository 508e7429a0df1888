import type { Question } from "../question/question.ts";
import { slotsIn } from "../slots/render-slots.ts";
import { type Desk, openSubjects, sayEnglish } from "./desk/desk.ts";
import { ASKS } from "./registry.ts";

/** What an answer about one asset may tell beside what it says. */
const PATTERNS = [
  "The RSI over 14 days is {rsi_14}: {rsi_14:zone}.",
  "The MACD histogram is {macd_histogram}, so momentum is {macd_histogram:zone}.",
  "ADX is {adx_14}: {adx_14:zone}.",
  "On-balance volume has been {obv_trend} over 20 days.",
  "{name} trades {price_vs_sma_50:side} its 50-day average.",
  "{name} trades {price_vs_sma_200:side} its 200-day average.",
  "{name} {return_7d:past} over 7 days.",
  "{name} {return_30d:past} over 30 days.",
  "{name} {return_365d:past} over 365 days.",
  "Its yearly volatility, measured over the last 30 days, is {volatility_30d}.",
  "{name} is {drawdown:side} its highest close of 365 days.",
  "An average day covers {atr_percent} of the price.",
] as const;
const OF_COINS = ["The Fear & Greed index of the crypto market stands at {fear_greed} ({fear_greed_class})."];
const OF_COMPANIES = [
  "Its P/E is {pe_ratio}.",
  "Revenue in {fiscal_period} was {revenue}, {revenue_growth:move} on the year before.",
  "The net margin of {fiscal_period} was {net_margin}.",
];

/** Sentences about the one asset asked about whose figures are held and not yet in a text, where a model may choose among them; else none. */
export function sayMore(desk: Desk, { asks, assets }: Question, text: string): string[] {
  const [ask] = asks;
  if (asks.length !== 1 || assets.length !== 1 || !ask || !ASKS[ask.kind].worded) return [];
  const said = new Set(slotsIn(text));
  return openSubjects(desk, assets).flatMap((subject) =>
    [...PATTERNS, ...(subject.type === "crypto" ? OF_COINS : OF_COMPANIES)].flatMap((pattern) => {
      const sentence = sayEnglish(subject, pattern);
      return sentence && !slotsIn(sentence).some((id) => said.has(id)) ? [sentence] : [];
    }),
  );
}
