import * as z from "zod";
import { OUTSIDE_VARIABLES } from "./outside-variables.ts";
import { PAYMENT_VARIABLES } from "./payment-variables.ts";
import { RECORD_VARIABLES } from "./record-variables.ts";
import { SIGNING_VARIABLES } from "./signing-variables.ts";
import { SPACE_VARIABLES } from "./space-variables.ts";
import {
  address,
  isHttpsOrLoopback,
  keyedAddress,
  optional,
  percent,
  plain,
  plan,
  secret,
  text,
  wholeNumber,
} from "./variable-schemas.ts";
import { X402_VARIABLES } from "./x402-variables.ts";

const modelName = optional(z.string().regex(/^[\w.:-]{1,80}$/));
const workersAiModel = optional(z.string().regex(/^@[\w./-]{1,80}$/));
/** Every variable of the worker, once. `npm run docs` writes them into worker/README.md. */
export const VARIABLES = {
  PUBLIC_ORIGIN: plain(
    address.refine(isHttpsOrLoopback),
    "the site's address, `https://...`",
    "the API refuses to serve and says so; `npm start` sets its own",
  ),
  KEY_SECRET: secret(
    z.string().min(32),
    "signs API keys, 32 characters at least",
    "the API refuses to serve and says so; the first `npm start` makes one in `.dev.vars`",
  ),
  KEY_SECRET_PREVIOUS: secret(
    optional(z.string().min(32)),
    "the old secret, still accepted while you rotate `KEY_SECRET`",
    "only `KEY_SECRET` is accepted",
  ),
  ...SIGNING_VARIABLES,
  ...RECORD_VARIABLES,
  ADMIN_EMAILS: plain(
    z.string().default(""),
    "e-mail addresses of admins, separated by commas; write domains with umlauts in punycode",
    "nobody is",
  ),
  MAIL_FROM: plain(text, "sender of the sign-in mail", "`login@` the site's host"),
  RESEND_API_KEY: secret(
    text,
    "sign-in mail through Resend, where the `EMAIL` binding is not set up",
    "asking for a sign-in link returns 503; locally, the terminal prints the link",
  ),
  RESEND_BASE_URL: plain(keyedAddress, "Resend's address", "`https://api.resend.com`"),
  MAILS_A_DAY: plain(
    wholeNumber(2_000),
    "the most sign-in links, newsletter confirmations, alerts and morning mails sent within 24 hours. Half are reserved " +
      "for mailboxes that have signed in before. Mails to browsers that have signed in before count, but this limit " +
      "never blocks them: their own is thirty per mailbox",
    "2,000",
  ),
  ...SPACE_VARIABLES,
  ...OUTSIDE_VARIABLES,
  TURNSTILE_SITE_KEY: plain(
    text,
    "shows a Cloudflare Turnstile challenge to browsers that never signed in, before a sign-in mail; needs the secret too",
    "the form has no challenge",
  ),
  TURNSTILE_SECRET: secret(
    text,
    "verifies Turnstile tokens",
    "the worker rejects one of the two variables without the other",
  ),
  OPERATOR_NAME: plain(
    text,
    "the operator and seller, as named on legal pages and receipts",
    "legal pages name nobody; receipts name the product",
  ),
  OPERATOR_EMAIL: plain(
    optional(z.email()),
    "the operator's contact address on legal pages, failed payments and security.txt",
    "no address is shown",
  ),
  MAINTENANCE: plain(
    text,
    "a message for users, such as when the service is back. While set, the API returns 503 with it and cron is paused",
    "the API serves",
  ),
  ALARM_WEBHOOK_URL: secret(
    keyedAddress,
    "receives each alarm as JSON with a `text` field, the format of chat webhooks",
    "alarms go to the admins by mail and to the log",
  ),
  HEARTBEAT_URL: secret(
    keyedAddress,
    "cron calls it once a minute while no alarm is active; an external monitor such as healthchecks.io notices when the calls stop",
    "if cron stops, only visitors will notice",
  ),
  ANCHOR_SECRET: secret(
    optional(z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{80,90}$/, "a wallet's secret: 64 bytes, base58")),
    "a Solana wallet with a little SOL that writes the record's head into the chain once a day",
    "the record is anchored nowhere",
  ),
  COINGECKO_BASE_URL: plain(
    keyedAddress,
    "crypto quotes, `https://api.coingecko.com/api/v3`",
    "crypto is simulated",
  ),
  COINGECKO_API_KEY: secret(
    text,
    "CoinGecko's demo key: more calls a minute, 10,000 a month, so prices every 6 minutes instead of 2",
    "keyless",
  ),
  COINGECKO_PLAN: plain(
    plan,
    "calls the key's plan allows, as `PER_MINUTE/PER_UTC_DAY`; 0 means no daily limit. The price list uses three quarters of them",
    "`30/320`, the Demo plan",
  ),
  BINANCE_BASE_URL: plain(
    optional(address),
    "crypto candles, `https://data-api.binance.vision`",
    "crypto is simulated",
  ),
  COINBASE_BASE_URL: plain(
    optional(address),
    "crypto candles when Binance fails, `https://api.exchange.coinbase.com`",
    "no second source",
  ),
  KRAKEN_BASE_URL: plain(
    optional(address),
    "what stablecoins are worth, `https://api.kraken.com`",
    "if `BITSTAMP_BASE_URL` is unset too, USDC is not accepted on live networks",
  ),
  BITSTAMP_BASE_URL: plain(
    optional(address),
    "what stablecoins are worth, `https://www.bitstamp.net`",
    "USDC is priced by Kraken and CoinGecko, and late USDC payments wait for an admin",
  ),
  ECB_BASE_URL: plain(optional(address), "exchange rates, `https://data-api.ecb.europa.eu`", "dollars alone"),
  FEAR_GREED_BASE_URL: plain(optional(address), "crypto mood, `https://api.alternative.me`", "no mood index"),
  FINNHUB_API_KEY: secret(text, "stock quotes, profiles, headlines", "stocks are simulated"),
  FINNHUB_BASE_URL: plain(keyedAddress, "Finnhub's address", "`https://finnhub.io/api/v1`"),
  FINNHUB_PLAN: plain(plan, "the same for Finnhub's key", "`60/0`, the Free plan"),
  TWELVE_DATA_API_KEY: secret(text, "stock candles", "stocks are simulated"),
  TWELVE_DATA_BASE_URL: plain(keyedAddress, "Twelve Data's address", "`https://api.twelvedata.com`"),
  TWELVE_DATA_PLAN: plain(plan, "the same for Twelve Data's key", "`8/800`, the Basic plan"),
  ALPHA_VANTAGE_API_KEY: secret(text, "stock candles when Twelve Data fails", "no second source"),
  ALPHA_VANTAGE_BASE_URL: plain(keyedAddress, "Alpha Vantage's address", "`https://www.alphavantage.co`"),
  ALPHA_VANTAGE_PLAN: plain(plan, "the same for Alpha Vantage's key", "`5/25`, the free key"),
  SEC_BASE_URL: plain(
    optional(address),
    "figures from filings, and the dates of published results for the record, `https://data.sec.gov`",
    "built-in figures of ten companies",
  ),
  MARKET_NOW: plain(
    optional(z.iso.datetime()),
    "the replayed moment; honoured only while every price source is a loopback address",
    "the real clock",
  ),
  STRIPE_SECRET_KEY: secret(text, "card payments", '"Card Payments Unavailable"'),
  STRIPE_WEBHOOK_SECRET: secret(
    text,
    "card payments; set Stripe's webhook address to `/api/stripe/webhook`",
    '"Card Payments Unavailable"; the worker rejects one of the two variables without the other',
  ),
  STRIPE_BASE_URL: plain(keyedAddress, "Stripe's address", "`https://api.stripe.com`"),
  ...PAYMENT_VARIABLES,
  ...X402_VARIABLES,
  ANTHROPIC_API_KEY: secret(text, "models that write answers, tried first", "only OpenAI's are tried"),
  ANTHROPIC_BASE_URL: plain(keyedAddress, "Anthropic's address", "the AI Gateway, else its own"),
  OPENAI_API_KEY: secret(
    text,
    "models that write answers, tried second",
    "only Anthropic's are tried; without either key the built-in writer writes",
  ),
  OPENAI_BASE_URL: plain(keyedAddress, "OpenAI's address", "the AI Gateway, else its own"),
  AI_MODEL_ANTHROPIC: plain(modelName, "replaces the default model", "`claude-haiku-5-5`"),
  AI_MODEL_OPENAI: plain(modelName, "replaces the default model", "`gpt-6-luna`"),
  AI_MODEL_WORKERS_AI: plain(
    workersAiModel,
    "replaces the default Workers AI model (needs the `AI` binding); the model must support JSON mode",
    "`@cf/meta/llama-3.3-70b-instruct-fp8-fast`",
  ),
  AI_GATEWAY_URL: plain(
    keyedAddress,
    "Cloudflare's AI Gateway, up to the gateway's name",
    "the providers themselves",
  ),
  AI_DAILY_BUDGET_USD: plain(
    z.preprocess(
      (value) => (value === "" ? undefined : value),
      z.coerce.number().min(0).max(100_000).default(5),
    ),
    "the most that model calls may cost per UTC day; beyond it the built-in writer writes the answers",
    "5",
  ),
  AI_FREE_PERCENT: plain(
    percent(20),
    "percentage of that budget for free accounts; whatever is left after free accounts and the terminal is for paid plans",
    "20",
  ),
  AI_TERMINAL_PERCENT: plain(percent(30), "percentage of that budget for the terminal", "30"),
};

type VariableName = keyof typeof VARIABLES;

/** The variables as they are set: text, and empty counts as not set. */
export type Texts = { [Name in VariableName]?: string };

type Schemas = { [Name in VariableName]: (typeof VARIABLES)[Name]["schema"] };
export const varsSchema = z.object(
  Object.fromEntries(Object.entries(VARIABLES).map(([name, { schema }]) => [name, schema])) as Schemas,
);

/** The variables as they are read, once checked. */
export type Vars = z.infer<typeof varsSchema>;
