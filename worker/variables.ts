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
    "still accepted while `KEY_SECRET` is changed",
    "only `KEY_SECRET` is",
  ),
  ...SIGNING_VARIABLES,
  ...RECORD_VARIABLES,
  ADMIN_EMAILS: plain(
    z.string().default(""),
    "who is an admin, separated by commas; a domain with umlauts in punycode",
    "nobody is",
  ),
  MAIL_FROM: plain(text, "sender of the sign-in mail", "`login@` the site's host"),
  RESEND_API_KEY: secret(
    text,
    "sign-in mail through Resend, where the `EMAIL` binding is not set up",
    "503 to whoever asks for a link; on this machine the terminal prints it",
  ),
  RESEND_BASE_URL: plain(keyedAddress, "Resend's address", "`https://api.resend.com`"),
  MAILS_A_DAY: plain(
    wholeNumber(2_000),
    "sign-in links, newsletter confirmations, alerts and morning mails sent within 24 hours; half of them are kept for " +
      "mailboxes that have signed in before. Mails to browsers that were signed in before count too but are " +
      "never refused for others: thirty a mailbox",
    "2,000",
  ),
  ...SPACE_VARIABLES,
  ...OUTSIDE_VARIABLES,
  TURNSTILE_SITE_KEY: plain(
    text,
    "Cloudflare Turnstile before a sign-in mail to a browser that was never signed in; needs its secret too",
    "the form has no challenge",
  ),
  TURNSTILE_SECRET: secret(
    text,
    "checks what Turnstile's widget says",
    "one of the two without the other is refused",
  ),
  OPERATOR_NAME: plain(
    text,
    "who is responsible for this service and sells, as legal pages and receipts name them",
    "legal pages name nobody, receipts the product",
  ),
  OPERATOR_EMAIL: plain(
    optional(z.email()),
    "how to reach them: legal pages, failed payments, security.txt",
    "no address is shown",
  ),
  MAINTENANCE: plain(
    text,
    "a sentence for people, such as until when: while it is set the API answers 503 with it, and cron rests",
    "the API serves",
  ),
  ALARM_WEBHOOK_URL: secret(
    keyedAddress,
    "gets each alarm as JSON with a `text`, as chat services take it",
    "alarms go by mail to the admins, and to the log",
  ),
  HEARTBEAT_URL: secret(
    keyedAddress,
    "called once a minute by cron while no alarm is on: a watch elsewhere, such as healthchecks.io, notices when the calls stop",
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
    "calls a minute and a UTC day that the key's plan allows, `MINUTE/DAY`, 0 where days are not counted; the list takes three quarters",
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
    "with `BITSTAMP_BASE_URL` unset too, live USDC is not taken",
  ),
  BITSTAMP_BASE_URL: plain(
    optional(address),
    "what stablecoins are worth, `https://www.bitstamp.net`",
    "USDC is weighed by Kraken and CoinGecko, and late payments in it wait for an admin",
  ),
  ECB_BASE_URL: plain(optional(address), "exchange rates, `https://data-api.ecb.europa.eu`", "dollars alone"),
  FEAR_GREED_BASE_URL: plain(optional(address), "crypto mood, `https://api.alternative.me`", "no mood index"),
  FINNHUB_API_KEY: secret(text, "stock quotes, profiles, headlines", "stocks are simulated"),
  FINNHUB_BASE_URL: plain(keyedAddress, "Finnhub's address", "`https://finnhub.io/api/v1`"),
  FINNHUB_PLAN: plain(plan, "likewise of Finnhub's key", "`60/0`, the Free plan"),
  TWELVE_DATA_API_KEY: secret(text, "stock candles", "stocks are simulated"),
  TWELVE_DATA_BASE_URL: plain(keyedAddress, "Twelve Data's address", "`https://api.twelvedata.com`"),
  TWELVE_DATA_PLAN: plain(plan, "likewise of Twelve Data's key", "`8/800`, the Basic plan"),
  ALPHA_VANTAGE_API_KEY: secret(text, "stock candles when Twelve Data fails", "no second source"),
  ALPHA_VANTAGE_BASE_URL: plain(keyedAddress, "Alpha Vantage's address", "`https://www.alphavantage.co`"),
  ALPHA_VANTAGE_PLAN: plain(plan, "likewise of Alpha Vantage's key", "`5/25`, the free key"),
  SEC_BASE_URL: plain(
    optional(address),
    "filed figures, and for the record when results came, `https://data.sec.gov`",
    "those built in, of ten companies",
  ),
  MARKET_NOW: plain(
    optional(z.iso.datetime()),
    "the replayed moment; honoured only while every price source is a loopback address",
    "the real clock",
  ),
  STRIPE_SECRET_KEY: secret(text, "card payments", '"Card Payments Unavailable"'),
  STRIPE_WEBHOOK_SECRET: secret(
    text,
    "card payments; Stripe sends its events to `/api/stripe/webhook`",
    '"Card Payments Unavailable"; one of the two without the other is refused',
  ),
  STRIPE_BASE_URL: plain(keyedAddress, "Stripe's address", "`https://api.stripe.com`"),
  ...PAYMENT_VARIABLES,
  ...X402_VARIABLES,
  ANTHROPIC_API_KEY: secret(text, "models that word the answers, asked first", "OpenAI's alone"),
  ANTHROPIC_BASE_URL: plain(keyedAddress, "Anthropic's address", "the AI Gateway, else its own"),
  OPENAI_API_KEY: secret(
    text,
    "models that word the answers, asked second",
    "Anthropic's alone; without either the built-in writer words them",
  ),
  OPENAI_BASE_URL: plain(keyedAddress, "OpenAI's address", "the AI Gateway, else its own"),
  AI_MODEL_ANTHROPIC: plain(modelName, "a model other than the small one built in", "`claude-haiku-5-5`"),
  AI_MODEL_OPENAI: plain(modelName, "a model other than the small one built in", "`gpt-6-luna`"),
  AI_MODEL_WORKERS_AI: plain(
    workersAiModel,
    "a model other than the one built in, where `AI` is bound; JSON mode needed",
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
    "what all answers of a UTC day may cost; then the built-in writer serves",
    "5",
  ),
  AI_FREE_PERCENT: plain(
    percent(20),
    "share of that budget for calls by free accounts; what is set aside for neither free accounts nor the terminal is for paid plans",
    "20",
  ),
  AI_TERMINAL_PERCENT: plain(
    percent(30),
    "share of that budget for the terminal, where nobody signs in",
    "30",
  ),
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
