import { RECORD_PAGE_MAX, recordKindSchema } from "../../../shared/record.ts";
import { chainSchema } from "../../../shared/record-head.ts";
import type { Operation } from "../operation.ts";
import { CHAT_REPLY, TERMS_REPLY } from "../shapes/analysis.ts";
import { OPEN_PORTFOLIO, PORTFOLIO_REQUEST } from "../shapes/portfolio.ts";
import { RECORD_REPLY } from "../shapes/record.ts";
import { QUESTION } from "../shapes/requests.ts";
import {
  HEALTH_REPLY,
  OPERATOR,
  PRICING_REPLY,
  SALE_REPLY,
  SIGNING_KEYS,
  STATUS_REPLY,
  TOTALS_REPLY,
  UPTIME_REPLY,
} from "../shapes/service.ts";
import { inEvents } from "./in-events.ts";
import { MARKETS } from "./markets.ts";
import { query, read } from "./read.ts";
import { RECORD_PROOFS } from "./record-proofs.ts";

const CHAT: Operation = {
  id: "chat",
  group: "terminal",
  method: "post",
  path: "/api/chat",
  summary: "Ask as the terminal does",
  description:
    "The same answers without a key and without `usage`, thirty per minute and network. No Idempotency-Key: nothing is charged.",
  body: {
    shape: QUESTION,
    examples: { asset: { summary: "One asset", value: { message: "Analyze Bitcoin" } } },
  },
  reply: { shape: CHAT_REPLY, description: "The answer.", headers: ["Cache-Control"] },
  errors: [
    "message_empty",
    "message_too_long",
    "asset_unknown",
    "rate_limited",
    "market_data_unavailable",
    "lookups_exhausted",
    "data_missing",
  ],
};

/** What anybody may call without a key. */
export const OPEN: readonly Operation[] = [
  CHAT,
  inEvents(CHAT),
  {
    id: "openPortfolio",
    group: "terminal",
    method: "post",
    path: "/api/portfolio",
    summary: "What a portfolio may be worth, as the portfolio page asks",
    description:
      "The same without a key and without `usage`, thirty per minute and network. Nothing is kept.",
    body: {
      shape: PORTFOLIO_REQUEST,
      examples: {
        units: {
          summary: "Units and cash",
          value: { positions: [{ asset: "BTC", units: 2 }], cash: 5000 },
        },
      },
    },
    reply: { shape: OPEN_PORTFOLIO, description: "The portfolio.", headers: ["Cache-Control"] },
    errors: ["asset_unknown", "rate_limited", "data_missing", "forecast_unavailable"],
  },
  read({
    id: "terms",
    group: "terminal",
    path: "/api/chat/terms",
    summary: "What each kind of fact is",
    description: "One plain sentence per kind, to show beside a fact.",
    parameters: [
      query(
        "language",
        "The language of the sentences; English by default.",
        { type: "string", enum: ["en", "de"] },
        "de",
      ),
    ],
    reply: { shape: TERMS_REPLY, description: "The sentences.", headers: ["Cache-Control"] },
    errors: [],
  }),
  ...MARKETS,
  read({
    id: "record",
    group: "record",
    path: "/api/record",
    summary: "Read the public record",
    description:
      "Every forecast and call with its outcome, in a chain of hashes, and their totals. Any site may read it.",
    parameters: [
      query(
        "chain",
        "Whose rows; by default those of the current market.",
        { type: "string", enum: chainSchema.options },
        "simulated",
      ),
      query(
        "cursor",
        "The number of the last row you have read, 0 at first: rows come oldest first.",
        { type: "integer", minimum: 0 },
        0,
      ),
      query(
        "before",
        "The number of a row: rows before it come newest first.",
        { type: "integer", minimum: 1 },
        100,
      ),
      query("asset", "Only rows of this symbol.", { type: "string", pattern: "^[A-Z0-9.-]{1,12}$" }, "BTC"),
      query(
        "kind",
        "Only rows of this kind.",
        { type: "string", enum: recordKindSchema.options },
        "forecast",
      ),
      query(
        "date",
        "Only rows that start from the close of this day: with `asset` and `kind=forecast`, what was forecast then.",
        { type: "string", format: "date" },
        "2026-10-13",
      ),
      query(
        "limit",
        "How many rows.",
        { type: "integer", minimum: 1, maximum: RECORD_PAGE_MAX, default: 50 },
        2,
      ),
    ],
    asked: { cursor: "0", limit: "2" },
    reply: { shape: RECORD_REPLY, description: "A page of the record.", headers: ["Cache-Control"] },
    errors: [],
  }),
  ...RECORD_PROOFS,
  read({
    id: "status",
    group: "service",
    path: "/api/status",
    summary: "Service status",
    description: "Its parts, its sources and how old its data is, as on /status.",
    reply: { shape: STATUS_REPLY, description: "It answers.", headers: ["Cache-Control"] },
    whenDown: "The same while the service is down: `state` is `down`.",
    errors: [],
  }),
  read({
    id: "uptime",
    group: "service",
    path: "/api/status/days",
    summary: "Uptime on past days",
    description:
      "For each of the last 90 days, how often it was up, degraded and down, checked every five minutes. A " +
      "check that could not be made counts as down.",
    reply: { shape: UPTIME_REPLY, description: "The days, oldest first.", headers: ["Cache-Control"] },
    errors: [],
  }),
  read({
    id: "health",
    group: "service",
    path: "/api/health",
    summary: "Whether it runs",
    description: "For load balancers: it calls nothing else and answers at once.",
    reply: { shape: HEALTH_REPLY, description: "It runs.", headers: ["Cache-Control"] },
    errors: [],
  }),
  read({
    id: "signingKeys",
    group: "service",
    path: "/api/signing-keys",
    summary: "Keys that sign answers",
    description:
      "The public keys behind `Signature`. `/.well-known/http-message-signatures-directory` leads here. Any site may read it.",
    reply: { shape: SIGNING_KEYS, description: "The keys.", headers: ["Cache-Control"] },
    errors: [],
  }),
  read({
    id: "operator",
    group: "service",
    path: "/api/operator",
    summary: "Who runs it",
    description: "Who is responsible for this server, where that was set up.",
    reply: { shape: OPERATOR, description: "Name and address." },
    errors: [],
  }),
  read({
    id: "pricing",
    group: "service",
    path: "/api/pricing",
    summary: "Plans and prices",
    description: "The plans with their credits, and what can be paid with on this server.",
    reply: { shape: PRICING_REPLY, description: "The plans." },
    errors: [],
  }),
  read({
    id: "ngmaSale",
    group: "service",
    path: "/api/ngma/sale",
    summary: "What is left of the token sale",
    description: "The caps per order, per day and for the whole sale, in whole tokens.",
    reply: { shape: SALE_REPLY, description: "Caps and what is left.", headers: ["Cache-Control"] },
    errors: [],
  }),
  read({
    id: "ngmaTotals",
    group: "service",
    path: "/api/ngma/totals",
    summary: "Where token payments went",
    description: "What payments with NGMA have burned, locked and put into liquidity.",
    reply: { shape: TOTALS_REPLY, description: "The totals.", headers: ["Cache-Control"] },
    errors: [],
  }),
];
