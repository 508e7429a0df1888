import { PRODUCT } from "../shared/product.ts";
import type { CreditCounters } from "./features/keys/credit-counters.ts";
import type { SharedAnswers } from "./features/shares/shared-answers.ts";
import type { KeptTalks } from "./features/talks/kept-talks.ts";
import type { PaymentDesk } from "./features/x402/payment-desk.ts";
import { type AiConfig, readAiConfig } from "./providers/ai/index.ts";
import type { WorkersAi } from "./providers/ai/workers-ai.ts";
import type { CardConfig } from "./providers/cards/stripe.ts";
import { type ChainsConfig, type NgmaConfig, readChainsConfig } from "./providers/chains/index.ts";
import { type RefusedWallets, readRefusedWallets } from "./providers/chains/refused-wallets.ts";
import { readX402Config, type X402Config } from "./providers/chains/x402-config.ts";
import { type PriceConfig, readPriceConfig } from "./providers/prices/index.ts";
import type { TurnstileConfig } from "./providers/turnstile.ts";
import type { Witness } from "./record-variables.ts";
import { readSigning, type SigningConfig } from "./signing-variables.ts";
import { type Texts, type Vars, varsSchema } from "./variables.ts";

/** What wrangler.toml binds, and the variables and secrets. */
export interface Env extends Texts {
  DB: D1Database;
  RECORD: D1Database;
  CACHE: KVNamespace;
  SESSIONS: KVNamespace;
  CREDITS: DurableObjectNamespace<CreditCounters>;
  TALKS: DurableObjectNamespace<KeptTalks>;
  SHARES: DurableObjectNamespace<SharedAnswers>;
  X402: DurableObjectNamespace<PaymentDesk>;
  CHAT_LIMIT: RateLimit;
  READ_LIMIT: RateLimit;
  AUTH_LIMIT: RateLimit;
  KEY_LIMIT: RateLimit;
  FREE_LIMIT: RateLimit;
  /** which version of the worker this is; bound where it is deployed */
  VERSION?: WorkerVersionMetadata;
  /** Cloudflare's Email Service; bound only where it is set up */
  EMAIL?: SendEmail;
  /** dumps and the log of what was ended; bound only where it is set up */
  BACKUPS?: R2Bucket;
  /** daily bars of all assets, and the day's board; bound only where it is set up */
  BARS?: R2Bucket;
  /** Cloudflare's models; bound only where they are set up */
  AI?: WorkersAi;
  /** shared answers; bound only where it is set up, else they lie in `SHARES` */
  ANSWERS?: R2Bucket;
  /** ids of webhook deliveries that are due; bound only where it is set up */
  WEBHOOKS?: Queue<string>;
}

export interface Config {
  publicOrigin: string;
  /** signs API keys; the second one is still accepted while secrets are rotated */
  keySecrets: string[];
  /** looks up hosts that strangers name, by DNS over HTTPS */
  dnsUrl: string;
  /** our own domains, lower case, the site's host among them */
  ownZones: string[];
  /** what signs answers */
  signing: SigningConfig;
  /** lower case */
  adminEmails: ReadonlySet<string>;
  mail: { from?: string; mailsADay: number; resend?: { apiKey: string; baseUrl?: string } };
  /** what each database may hold, bytes */
  databaseBytes: number;
  /** likewise all objects, and the bucket of dumps */
  objectBytes: number;
  backupBytes: number;
  /** requests to endpoints of accounts, in a UTC day */
  webhooksADay: number;
  /** who is responsible for the service, and how to reach them */
  operator: { name: string | null; email: string | null };
  /** of the wallet that writes the record's head into Solana's chain; base58 */
  anchorSecret?: string;
  /** who cosign its checkpoints */
  witnesses: Witness[];
  /** calendars of OpenTimestamps, without a slash at the end */
  calendars: string[];
  /** why nobody is served just now */
  maintenance?: string;
  alarmWebhook?: string;
  heartbeat?: string;
  /** undefined: the sign-in form has no challenge */
  turnstile?: TurnstileConfig;
  prices: PriceConfig;
  /** networks that can be paid on: those with a receiver and an address to ask */
  chains: ChainsConfig;
  /** payments from these wait for an admin's decision */
  refusedWallets: RefusedWallets;
  /** NGMA as a means of payment, and what is handed out; undefined while there is no token */
  ngma?: NgmaConfig;
  /** NGMA for sale, whole tokens: in one order, in a UTC day, in all */
  sale: { order: number; day: number; all: number };
  /** who sells, as receipts name it */
  seller: { name: string; address: string[]; taxId: string | null };
  /** what our prices hold of it, as receipts name it; undefined: none */
  tax?: { name: string; percent: number };
  /** calls paid one by one; undefined where they need a key */
  x402?: X402Config;
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

const CLOUDFLARE_DNS = "https://cloudflare-dns.com/dns-query";
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
    dnsUrl: vars.DNS_BASE_URL ?? CLOUDFLARE_DNS,
    ownZones: [new URL(vars.PUBLIC_ORIGIN).hostname, ...vars.OWN_ZONES],
    signing: readSigning(vars),
    adminEmails: new Set(
      vars.ADMIN_EMAILS.toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    ),
    mail: {
      from: vars.MAIL_FROM,
      mailsADay: vars.MAILS_A_DAY,
      resend: vars.RESEND_API_KEY
        ? { apiKey: vars.RESEND_API_KEY, baseUrl: vars.RESEND_BASE_URL }
        : undefined,
    },
    databaseBytes: vars.DATABASE_MB * 1_000_000,
    objectBytes: vars.OBJECTS_MB * 1_000_000,
    backupBytes: vars.BACKUPS_MB * 1_000_000,
    webhooksADay: vars.WEBHOOKS_A_DAY,
    operator: { name: vars.OPERATOR_NAME ?? null, email: vars.OPERATOR_EMAIL ?? null },
    maintenance: vars.MAINTENANCE,
    alarmWebhook: vars.ALARM_WEBHOOK_URL,
    heartbeat: vars.HEARTBEAT_URL,
    anchorSecret: vars.ANCHOR_SECRET,
    witnesses: vars.RECORD_WITNESSES ?? [],
    calendars: vars.RECORD_CALENDARS ?? [],
    turnstile: readTurnstile(vars),
    prices: readPriceConfig(vars),
    ...readPayments(vars),
    sale: { order: vars.NGMA_ORDER_CAP, day: vars.NGMA_DAILY_CAP, all: vars.NGMA_TOTAL_CAP },
    seller: {
      name: vars.OPERATOR_NAME ?? PRODUCT,
      address: (vars.OPERATOR_ADDRESS ?? "").split(";").flatMap((line) => line.trim() || []),
      taxId: vars.OPERATOR_TAX_ID ?? null,
    },
    ...(vars.OPERATOR_TAX_PERCENT !== undefined && {
      tax: { name: vars.OPERATOR_TAX_NAME, percent: vars.OPERATOR_TAX_PERCENT },
    }),
    ai: readAiConfig(vars, env.AI),
  };
  configs.set(env, config);
  return config;
}

/** Throws `ConfigError` when only one of its two variables is set: the form would look guarded and not be. */
function readTurnstile({ TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET: key }: Vars) {
  if (Boolean(siteKey) !== Boolean(key))
    throw new ConfigError([siteKey ? "TURNSTILE_SECRET" : "TURNSTILE_SITE_KEY"]);
  return siteKey && key ? { siteKey, secret: key } : undefined;
}

/** Throws `ConfigError` for an address that is none: a mistyped receiver must never be paid to. */
function readPayments(vars: Vars): Pick<Config, "chains" | "refusedWallets" | "ngma" | "cards" | "x402"> {
  const { chains, ngma, wrong } = readChainsConfig(vars);
  const refusedWallets = readRefusedWallets(vars.REFUSED_WALLETS.split(/[\s,]+/).filter(Boolean));
  if (!refusedWallets) throw new ConfigError([...wrong, "REFUSED_WALLETS"]);
  if (wrong.length > 0) throw new ConfigError(wrong);
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = vars;
  if (Boolean(secretKey) !== Boolean(webhookSecret))
    throw new ConfigError([secretKey ? "STRIPE_WEBHOOK_SECRET" : "STRIPE_SECRET_KEY"]);
  const cards =
    secretKey && webhookSecret
      ? { secretKey, webhookSecret, baseUrl: vars.STRIPE_BASE_URL, tax: vars.STRIPE_TAX === "on" }
      : undefined;
  const { x402, wrong: wrongX402 } = readX402Config(vars);
  if (wrongX402) throw new ConfigError([wrongX402]);
  return { chains, refusedWallets, ngma, cards, x402 };
}
