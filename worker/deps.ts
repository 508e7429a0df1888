import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { type Config, type Env, readConfig } from "./env.ts";
import type { CreditCounters } from "./features/keys/credit-counters.ts";
import { openShared, type SharedStores } from "./features/shares/bucket-answers.ts";
import type { KeptTalks } from "./features/talks/kept-talks.ts";
import type { PaymentDesk } from "./features/x402/payment-desk.ts";
import { type Ai, openAi } from "./providers/ai/index.ts";
import type { Cards } from "./providers/cards/cards.ts";
import { openCards } from "./providers/cards/stripe.ts";
import { type Chains, openChains } from "./providers/chains/index.ts";
import { openMailer } from "./providers/mail/index.ts";
import type { Mailer } from "./providers/mail/mail.ts";
import { type Markets, openMarkets } from "./providers/prices/index.ts";

/** The tools a verb may ask for. A verb's signature picks the ones it uses. */
export interface Deps {
  config: Config;
  db: DrizzleD1Database;
  /** the public record, apart, so that neither can fill the other */
  record: DrizzleD1Database;
  /** all databases by their bindings, for the dump */
  databases: Record<string, D1Database>;
  /** cached prices and candles */
  cache: KVNamespace;
  sessions: KVNamespace;
  /** dumps, and the log of what was ended; null without a bucket */
  backups: R2Bucket | null;
  /** one object an account, named by the account's id */
  accounts: DurableObjectNamespace<CreditCounters>;
  /** likewise, what it keeps of its talks */
  talks: DurableObjectNamespace<KeptTalks>;
  /** the store of shared answers: sixteen objects, by the first digit of their hash */
  shared: SharedStores;
  /** the object that takes signed payments for calls */
  desks: DurableObjectNamespace<PaymentDesk>;
  markets: Markets;
  /** the models that word answers; empty without a key */
  ai: Ai;
  mailer: Mailer;
  /** the networks that are set up */
  chains: Chains;
  /** null without Stripe's keys */
  cards: Cards | null;
  /** the real clock; market time is `markets.now()` */
  now: () => Date;
  /** the version of the worker, "local" where none was deployed */
  release: string;
  /** brings the ids of webhook deliveries that are due; null without a queue: each run of cron sends them itself */
  webhookQueue: Queue<string> | null;
  /** lets work finish after the answer has left */
  waitUntil: (work: Promise<unknown>) => void;
}

/**
 * The same tools, but D1 is read from whichever copy is near (Sessions API; without read replication there is one): for what
 * anybody may read and what may be some seconds old. Writes still go to the one that is written.
 */
export function readNearby(deps: Deps, env: Pick<Env, "DB" | "RECORD">): Deps {
  const near = (database: D1Database) =>
    drizzle(database.withSession("first-unconstrained") as unknown as D1Database);
  return { ...deps, db: near(env.DB), record: near(env.RECORD) };
}

const clock = () => new Date();

/** Wires the tools for one request or one run of a job. Throws `ConfigError`. */
export function openDeps(env: Env, context: Pick<ExecutionContext, "waitUntil">): Deps {
  const config = readConfig(env);
  return {
    config,
    db: drizzle(env.DB),
    record: drizzle(env.RECORD),
    // The record comes last: a chain that moves meanwhile is whole in one of the two.
    databases: { DB: env.DB, RECORD: env.RECORD },
    cache: env.CACHE,
    sessions: env.SESSIONS,
    backups: env.BACKUPS ?? null,
    accounts: env.CREDITS,
    talks: env.TALKS,
    shared: openShared(env.SHARES, env.ANSWERS ?? null),
    desks: env.X402,
    markets: openMarkets(config.prices, clock, env.BARS ?? null),
    ai: openAi(config.ai),
    mailer: openMailer(config.mail, config.publicOrigin, env.EMAIL),
    chains: openChains(config.chains),
    cards: config.cards ? openCards(config.cards) : null,
    now: clock,
    release: env.VERSION?.id || "local",
    webhookQueue: env.WEBHOOKS ?? null,
    waitUntil: (work) => context.waitUntil(work),
  };
}
