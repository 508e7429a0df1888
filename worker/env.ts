import * as z from "zod";
import type { CreditCounters } from "./features/keys/credit-counters.ts";
import { type AiConfig, readAiConfig } from "./providers/ai/index.ts";
import type { CardConfig } from "./providers/cards/stripe.ts";
import { type ChainsConfig, type NgmaConfig, readChainsConfig } from "./providers/chains/index.ts";
import { type RefusedWallets, readRefusedWallets } from "./providers/chains/refused-wallets.ts";
import { type PriceConfig, readPriceConfig } from "./providers/prices/index.ts";
import { address, addresses, isHttpsOrLoopback, keyedAddress, optional } from "./variables.ts";

/** What wrangler.toml binds, and the variables and secrets of the README's table. */
export interface Env {
  DB: D1Database;
  CACHE: KVNamespace;
  SESSIONS: KVNamespace;
  CREDITS: DurableObjectNamespace<CreditCounters>;
  CHAT_LIMIT: RateLimit;
  AUTH_LIMIT: RateLimit;
  KEY_LIMIT: RateLimit;
  /** Cloudflare's Email Service; bound only where it is set up */
  EMAIL?: SendEmail;
  PUBLIC_ORIGIN?: string;
  KEY_SECRET?: string;
  KEY_SECRET_PREVIOUS?: string;
  ADMIN_EMAILS?: string;
  MAIL_FROM?: string;
  RESEND_API_KEY?: string;
  RESEND_BASE_URL?: string;
  COINGECKO_BASE_URL?: string;
  COINGECKO_API_KEY?: string;
  BINANCE_BASE_URL?: string;
  COINBASE_BASE_URL?: string;
  FEAR_GREED_BASE_URL?: string;
  FINNHUB_BASE_URL?: string;
  FINNHUB_API_KEY?: string;
  TWELVE_DATA_BASE_URL?: string;
  TWELVE_DATA_API_KEY?: string;
  ALPHA_VANTAGE_BASE_URL?: string;
  ALPHA_VANTAGE_API_KEY?: string;
  SEC_BASE_URL?: string;
  MARKET_NOW?: string;
  SOLANA_RPC_URL?: string;
  ETHEREUM_RPC_URL?: string;
  BSC_RPC_URL?: string;
  POLYGON_RPC_URL?: string;
  BASE_RPC_URL?: string;
  SUI_GRAPHQL_URL?: string;
  XRPL_RPC_URL?: string;
  SOLANA_RECEIVER?: string;
  ETHEREUM_RECEIVER?: string;
  BSC_RECEIVER?: string;
  POLYGON_RECEIVER?: string;
  BASE_RECEIVER?: string;
  SUI_RECEIVER?: string;
  XRPL_RECEIVER?: string;
  REFUSED_WALLETS?: string;
  NGMA_MINT?: string;
  NGMA_DECIMALS?: string;
  NGMA_TREASURY?: string;
  NGMA_LIQUIDITY?: string;
  STRIPE_SECRET_KEY?: string;
  STRIPE_WEBHOOK_SECRET?: string;
  STRIPE_BASE_URL?: string;
  ANTHROPIC_API_KEY?: string;
  ANTHROPIC_BASE_URL?: string;
  OPENAI_API_KEY?: string;
  OPENAI_BASE_URL?: string;
  AI_MODEL_ANTHROPIC?: string;
  AI_MODEL_OPENAI?: string;
  AI_GATEWAY_URL?: string;
  AI_DAILY_BUDGET_USD?: string;
}

const varsSchema = z.object({
  PUBLIC_ORIGIN: address.refine(isHttpsOrLoopback),
  KEY_SECRET: z.string().min(32),
  KEY_SECRET_PREVIOUS: optional(z.string().min(32)),
  ADMIN_EMAILS: z.string().default(""),
  MAIL_FROM: optional(z.string()),
  RESEND_API_KEY: optional(z.string()),
  RESEND_BASE_URL: keyedAddress,
  COINGECKO_BASE_URL: keyedAddress,
  COINGECKO_API_KEY: optional(z.string()),
  BINANCE_BASE_URL: optional(address),
  COINBASE_BASE_URL: optional(address),
  FEAR_GREED_BASE_URL: optional(address),
  FINNHUB_BASE_URL: keyedAddress,
  FINNHUB_API_KEY: optional(z.string()),
  TWELVE_DATA_BASE_URL: keyedAddress,
  TWELVE_DATA_API_KEY: optional(z.string()),
  ALPHA_VANTAGE_BASE_URL: keyedAddress,
  ALPHA_VANTAGE_API_KEY: optional(z.string()),
  SEC_BASE_URL: optional(address),
  MARKET_NOW: optional(z.iso.datetime()),
  SOLANA_RPC_URL: addresses,
  ETHEREUM_RPC_URL: addresses,
  BSC_RPC_URL: addresses,
  POLYGON_RPC_URL: addresses,
  BASE_RPC_URL: addresses,
  SUI_GRAPHQL_URL: addresses,
  XRPL_RPC_URL: addresses,
  SOLANA_RECEIVER: optional(z.string()),
  ETHEREUM_RECEIVER: optional(z.string()),
  BSC_RECEIVER: optional(z.string()),
  POLYGON_RECEIVER: optional(z.string()),
  BASE_RECEIVER: optional(z.string()),
  SUI_RECEIVER: optional(z.string()),
  XRPL_RECEIVER: optional(z.string()),
  REFUSED_WALLETS: z.string().default(""),
  NGMA_MINT: optional(z.string()),
  NGMA_DECIMALS: optional(z.coerce.number().int().min(1).max(9)),
  NGMA_TREASURY: optional(z.string()),
  NGMA_LIQUIDITY: optional(z.string()),
  STRIPE_SECRET_KEY: optional(z.string()),
  STRIPE_WEBHOOK_SECRET: optional(z.string()),
  STRIPE_BASE_URL: keyedAddress,
  ANTHROPIC_API_KEY: optional(z.string()),
  ANTHROPIC_BASE_URL: keyedAddress,
  OPENAI_API_KEY: optional(z.string()),
  OPENAI_BASE_URL: keyedAddress,
  AI_MODEL_ANTHROPIC: optional(z.string().regex(/^[\w.:-]{1,80}$/)),
  AI_MODEL_OPENAI: optional(z.string().regex(/^[\w.:-]{1,80}$/)),
  AI_GATEWAY_URL: keyedAddress,
  AI_DAILY_BUDGET_USD: z.preprocess(
    (value) => (value === "" ? undefined : value),
    z.coerce.number().min(0).max(100_000).default(5),
  ),
});

export interface Config {
  publicOrigin: string;
  /** signs API keys; the second one is still accepted while secrets are rotated */
  keySecrets: string[];
  /** lower case */
  adminEmails: ReadonlySet<string>;
  mail: { from?: string; resend?: { apiKey: string; baseUrl?: string } };
  prices: PriceConfig;
  /** networks that can be paid on: those with a receiver and an address to ask */
  chains: ChainsConfig;
  /** payments from these wait for an admin's decision */
  refusedWallets: RefusedWallets;
  /** NGMA as a means of payment, and what is handed out; undefined while there is no token */
  ngma?: NgmaConfig;
  /** undefined without Stripe's keys */
  cards?: CardConfig;
  ai: AiConfig;
}

/** Thrown when a variable is missing or malformed; `names` lists variables only, never their values. */
export class ConfigError extends Error {
  readonly names: string[];
  constructor(names: string[]) {
    super(`missing or malformed: ${names.join(", ")}`);
    this.names = names;
  }
}

const configs = new WeakMap<Env, Config>();

/** The checked configuration of this worker. Throws `ConfigError` naming every variable that is not right. */
export function readConfig(env: Env): Config {
  const known = configs.get(env);
  if (known) return known;
  const parsed = varsSchema.safeParse(env);
  if (!parsed.success) throw new ConfigError([...new Set(parsed.error.issues.map((i) => String(i.path[0])))]);
  const vars = parsed.data;
  const config = {
    publicOrigin: new URL(vars.PUBLIC_ORIGIN).origin,
    keySecrets: [vars.KEY_SECRET, ...(vars.KEY_SECRET_PREVIOUS ? [vars.KEY_SECRET_PREVIOUS] : [])],
    adminEmails: new Set(
      vars.ADMIN_EMAILS.toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    ),
    mail: {
      from: vars.MAIL_FROM,
      resend: vars.RESEND_API_KEY
        ? { apiKey: vars.RESEND_API_KEY, baseUrl: vars.RESEND_BASE_URL }
        : undefined,
    },
    prices: readPriceConfig(vars),
    ...readPayments(vars),
    ai: readAiConfig(vars),
  };
  configs.set(env, config);
  return config;
}

/** Throws `ConfigError` for an address that is none: a mistyped receiver must never be paid to. */
function readPayments(
  vars: z.infer<typeof varsSchema>,
): Pick<Config, "chains" | "refusedWallets" | "ngma" | "cards"> {
  const { chains, ngma, wrong } = readChainsConfig(vars);
  const refusedWallets = readRefusedWallets(vars.REFUSED_WALLETS.split(/[\s,]+/).filter(Boolean));
  if (!refusedWallets) throw new ConfigError([...wrong, "REFUSED_WALLETS"]);
  if (wrong.length > 0) throw new ConfigError(wrong);
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = vars;
  if (Boolean(secretKey) !== Boolean(webhookSecret))
    throw new ConfigError([secretKey ? "STRIPE_WEBHOOK_SECRET" : "STRIPE_SECRET_KEY"]);
  const cards =
    secretKey && webhookSecret ? { secretKey, webhookSecret, baseUrl: vars.STRIPE_BASE_URL } : undefined;
  return { chains, refusedWallets, ngma, cards };
}
