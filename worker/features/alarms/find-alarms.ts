import { and, count, desc, eq, gt, lt, min, sql } from "drizzle-orm";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../shared/time.ts";
import { readJobs } from "../../db/job-health.ts";
import { readHealth } from "../../db/provider-health.ts";
import {
  accountChecks,
  bookEntries,
  chainBooks,
  mails,
  payments,
  queuedLinks,
  restores,
} from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { costOf } from "../../providers/ai/ai.ts";
import type { BudgetShare } from "../../providers/ai/index.ts";
import { REQUESTS } from "../../providers/health.ts";
import { readBudgetsLeft } from "../analysis/writers/cost/spending.ts";
import { readMoves } from "../billing/books/judge-network.ts";
import { isOfRefusal } from "../markets/gates/refusals.ts";
import { readOffer } from "../x402/offer/read-offer.ts";
import type { Alarm } from "./decide-news.ts";
import { findFull } from "./find-full.ts";

/** A provider that failed this long, and was not heard of otherwise, wakes somebody. */
const FAILING_MS = 15 * MINUTE_MS;
/** A failure older than this says nothing of now: nobody has asked since. */
const RECENT_MS = 30 * MINUTE_MS;
const PARKED_MS = DAY_MS;
/** An answer's usual cost at most; what is left of a share below it pays for no model. */
const ONE_ANSWER = { inputTokens: 2_500, outputTokens: 1_000 };

type Tools = Pick<Deps, "db" | "record" | "cache" | "config" | "now" | "ai" | "shared">;

/**
 * Everything that should wake an operator at this moment; the one place that says what does. `isBlind`: the database
 * cannot be read, so nothing but that is known.
 */
export async function findAlarms(deps: Tools): Promise<{ alarms: Alarm[]; isBlind: boolean }> {
  try {
    const found = await Promise.all([
      findMoney(deps),
      findGaps(deps),
      findLateJobs(deps),
      findParked(deps),
      findFailing(deps),
      findMail(deps),
      findSpent(deps),
      findFull(deps),
      findWithdrawn(deps),
    ]);
    return { alarms: await groupAfterRestore(deps, found.flat()), isBlind: false };
  } catch {
    const detail = "The database cannot be read: nobody can sign in or pay, and cron cannot work.";
    return { alarms: [{ kind: "database", detail }], isBlind: true };
  }
}

/** For a day after a restore one alarm stands for all: most are caused by the restore, and pass. */
async function groupAfterRestore({ db, now }: Tools, alarms: Alarm[]): Promise<Alarm[]> {
  const [restore] = await db.select().from(restores);
  const at = now().getTime();
  if (!restore || at - restore.restoredAt >= DAY_MS || alarms.length === 0) return alarms;
  const names = alarms.map(({ kind, detail }) => `${kind} (${detail})`).join("; ");
  return [{ kind: "after the restore", detail: `Restored ${sayAge(restore.restoredAt, at)}. ${names}` }];
}

async function findMoney({ db }: Tools): Promise<Alarm[]> {
  const differing = await db.$count(accountChecks, sql`differences IS NOT NULL`);
  if (differing === 0) return [];
  return [
    {
      kind: "money difference",
      detail: `${differing} accounts' grants and payments differ (/admin, Money).`,
    },
  ];
}

/** What cron and pages book within the hour is no alarm. */
const BOOKING_MS = HOUR_MS;
const MAX_NAMED = 3;
const MAX_GAPS = 100;
/** A network is read daily, and each half hour while it is behind. */
const UNREAD_MS = 2 * DAY_MS;

async function findGaps({ db, now }: Tools): Promise<Alarm[]> {
  const isOpen = sql`gap IS NOT NULL AND gap IS NOT explained_gap`;
  const isOld = lt(bookEntries.gapSince, now().getTime() - BOOKING_MS);
  const rows = await db
    .select({ id: bookEntries.id, moves: bookEntries.moves })
    .from(bookEntries)
    .where(and(isOpen, isOld))
    .orderBy(desc(bookEntries.gapSince))
    .limit(MAX_GAPS);
  const behind = await db
    .selectDistinct({ network: chainBooks.network })
    .from(chainBooks)
    .where(lt(chainBooks.balancedAt, now().getTime() - UNREAD_MS));
  const named = rows.slice(0, MAX_NAMED).map(({ id, moves }) => `${id} ${hashesOf(moves)}`.trim());
  const found = [
    rows.length > 0 && `${rows.length} moves that no row explains (/admin, Money): ${named.join("; ")}.`,
    behind.length > 0 && `Not read for two days: ${behind.map(({ network }) => network).join(", ")}.`,
  ].filter((one) => one !== false);
  return found.length > 0 ? [{ kind: "books and chain differ", detail: found.join(" ") }] : [];
}

const hashesOf = (moves: string): string =>
  readMoves(moves)
    .flatMap(({ hash }) => hash ?? [])
    .slice(0, MAX_NAMED)
    .join(" ");

async function findLateJobs({ db, now }: Tools): Promise<Alarm[]> {
  const at = now().getTime();
  const late = (await readJobs(db)).filter(({ lateAt }) => lateAt < at);
  return late.map(({ name, succeededAt, error }) => ({
    kind: `cron: ${name}`,
    detail: `Last success ${sayAge(succeededAt, at)}${error ? `; it fails: ${error.slice(0, 120)}` : "; it does not run"}.`,
  }));
}

async function findParked({ db, now }: Tools): Promise<Alarm[]> {
  const before = now().getTime() - PARKED_MS;
  const [row] = await db
    .select({ n: count(), oldest: min(payments.createdAt) })
    .from(payments)
    .where(and(sql`state = 'parked'`, lt(payments.createdAt, before)));
  if (!row?.n) return [];
  const oldest = sayAge(row.oldest, now().getTime());
  return [
    {
      kind: "parked payments",
      detail: `${row.n} wait for a decision, the oldest since ${oldest} (/admin, Parked).`,
    },
  ];
}

async function findFailing({ db, now }: Tools): Promise<Alarm[]> {
  const at = now().getTime();
  const failing = [...(await readHealth(db))].filter(([name, { succeededAt, failedAt }]) => {
    // A list that stays refused is reported by its job.
    if (isOfRefusal(name)) return false;
    if (failedAt === null || failedAt < at - RECENT_MS || failedAt <= (succeededAt ?? 0)) return false;
    return name === REQUESTS || (succeededAt ?? 0) < at - FAILING_MS;
  });
  return failing.map(([name, { succeededAt, failure }]) =>
    name === REQUESTS
      ? { kind: "error rate", detail: `Requests fail: ${failure ?? "many"}.` }
      : {
          kind: `provider: ${name}`,
          detail: `${failure ?? "fails"}; last success ${sayAge(succeededAt, at)}.`,
        },
  );
}

async function findMail({ db, now }: Tools): Promise<Alarm[]> {
  const at = now().getTime();
  const [queued, waiting] = await Promise.all([
    // One that was refused is its address's fault.
    db.$count(queuedLinks, and(eq(queuedLinks.tries, 0), lt(queuedLinks.at, at - HOUR_MS))),
    db.$count(mails, and(gt(mails.tries, 0), gt(mails.nextAt, at + 2 * DAY_MS))),
  ]);
  const alarms: Alarm[] = [];
  if (queued > 0)
    alarms.push({
      kind: "sign-in mail",
      detail: `${queued} newcomers have waited for their sign-in link for over an hour: the day's mails are used up.`,
    });
  if (waiting > 0)
    alarms.push({ kind: "mail outbox", detail: `${waiting} mails could not be sent (/admin, Alarms).` });
  return alarms;
}

async function findSpent(deps: Tools): Promise<Alarm[]> {
  const cheapest = Math.min(...deps.ai.map(({ price }) => costOf(price, ONE_ANSWER)));
  if (deps.ai.length === 0) return [];
  const left = await readBudgetsLeft(deps);
  const shares = (Object.keys(left) as BudgetShare[]).filter(
    (share) => deps.config.ai.dailyBudgets[share] > 0 && left[share] < cheapest,
  );
  return shares.map((share) => ({
    kind: `model budget: ${share}`,
    detail: "Used up for this UTC day; the built-in writer serves.",
  }));
}

const WITHDRAWN = {
  gas: "Gas costs more than a fifth of a call's price",
  low: "The gas wallet runs low: send it ETH on Base",
  unknown: "Nobody could tell for ten minutes what gas costs (cron: x402 gas)",
};

async function findWithdrawn({ config: { x402 }, cache, now }: Tools): Promise<Alarm[]> {
  if (!x402?.gasKey) return [];
  const { closed } = await readOffer(cache, now().getTime());
  return closed === null
    ? []
    : [{ kind: "x402 withdrawn", detail: `${WITHDRAWN[closed]}. Until then calls need a key.` }];
}

function sayAge(at: number | null, now: number): string {
  if (at === null) return "never";
  const minutes = Math.round((now - at) / MINUTE_MS);
  return minutes < 120 ? `${minutes} min ago` : `${Math.round((now - at) / HOUR_MS)} h ago`;
}
