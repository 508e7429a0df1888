import type { AskedEndpoint } from "../../../shared/endpoints.ts";
import { KEY_HEADERS, REQUEST_HEADERS } from "../headers.ts";
import type { Example } from "../openapi.ts";
import type { Operation } from "../operation.ts";
import { PAID_REPLY } from "../shapes/analysis.ts";
import { ANALYSIS_REQUEST } from "../shapes/requests.ts";
import { FIGURES } from "./figures.ts";
import { inEvents } from "./in-events.ts";
import { HEADERS, PAID, PAID_HEADERS } from "./paid-parts.ts";

/** A stream has them in its last event. */
const OF_WHOLE = /^(?:Content-Digest|Signature)/;

const paid = (
  id: AskedEndpoint,
  summary: string,
  description: string,
  examples: Record<string, Example>,
): Operation => ({
  id,
  group: "analysis",
  method: "post",
  path: `/api/v1/${id}`,
  summary,
  description: `${description} Costs one credit.`,
  isKeyed: true,
  parameters: Object.values(REQUEST_HEADERS),
  body: { shape: ANALYSIS_REQUEST, examples },
  reply: { shape: PAID_REPLY, description: "The answer.", headers: PAID_HEADERS },
  errors: [...PAID, "message_empty", "message_too_long", "question_unread", "not_covered", "data_missing"],
});

const one = (summary: string, message: string): Example => ({ summary, value: { message } });

const IN_WORDS: readonly Operation[] = [
  paid(
    "analyze",
    "Analyze an asset, or compare several",
    "The whole picture: where the price may be, the call with its odds, what points up and down, and every fact with its source.",
    {
      asset: one("One asset", "Analyze Bitcoin"),
      fields: {
        summary: "By fields, without prose",
        value: { assets: ["BTC", "TSLA"], asks: ["forecast", "risk"], horizonDays: 30, format: "data" },
      },
      comparison: one("Several assets", "Ethereum vs Solana"),
      followUp: {
        summary: "A follow-up, with earlier turns",
        value: {
          message: "And its P/E?",
          turns: [
            { role: "user", content: "Analyze NVIDIA" },
            { role: "assistant", content: "NVIDIA trades at $181.20 [f1]." },
          ],
        },
      },
    },
  ),
  paid(
    "recommendation",
    "Buy, Hold or Sell",
    "The call with the share of past cases in which it was right, the base rate beside it, and the price that would cancel it.",
    { opinion: one("Should I?", "Should I buy Tesla?") },
  ),
  paid(
    "technical",
    "Read the chart",
    "Trend, momentum, volatility, volume and levels, computed from closed daily bars.",
    {
      levels: one("Levels", "Support and resistance of Ethereum"),
      figure: one("One figure", "RSI of Solana"),
    },
  ),
  paid(
    "sentiment",
    "Read the mood",
    "The mood index if there is one, what volume and momentum show, and what is missing.",
    { mood: one("The mood", "What is the mood around Solana?") },
  ),
  paid(
    "fundamental",
    "Read the filings",
    "Filed figures and valuation for a stock; supply and market cap for a coin.",
    { valuation: one("Valuation", "Is NVIDIA expensive?") },
  ),
];

export const ANALYSIS: readonly Operation[] = [
  ...IN_WORDS,
  ...IN_WORDS.map((operation) =>
    inEvents({
      ...operation,
      parameters: KEY_HEADERS,
      reply: { ...operation.reply, headers: HEADERS.filter((name) => !OF_WHOLE.test(name)) },
      errors: operation.errors.filter((code) => !/^(?:payment_|wallet_refused$)/.test(code)),
    }),
  ),
  ...FIGURES,
];
