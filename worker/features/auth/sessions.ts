import { and, desc, eq, gt, lte, sql } from "drizzle-orm";
import * as z from "zod";
import { ADMIN_SESSION_HOURS, SESSION_DAYS, SESSION_IDLE_DAYS } from "../../../shared/auth.ts";
import { DAY_MS, HOUR_MS } from "../../../shared/time.ts";
import { sessions, users } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { hashSecret, makeRandomText } from "./secrets.ts";
import type { User } from "./user.ts";

/** 256 bits */
const ID_LENGTH = 43;
const ID_FORM = new RegExp(`^[A-Za-z0-9]{${ID_LENGTH}}$`);
/** A session's use is noted only this often, so that reading a page writes nothing. */
const TOUCH_MS = HOUR_MS;

/** Where a session is used: our own words for the browser, and the country the network named, two letters. */
export interface Place {
  device: string;
  country: string | null;
}

export interface Session {
  hash: string;
  /** when its owner signed in, epoch ms */
  createdAt: number;
  /** epoch ms, if it is not used before */
  endsAt: number;
}

export interface FoundSession {
  user: User;
  session: Session;
  /** the account is suspended, and why: its owner may do nothing */
  suspendedFor: string | null;
  /** its use was noted just now, so the cookie should live longer too */
  isRenewed: boolean;
}

/** An admin's ends 12 hours after the sign-in, however much it is used. */
const endOf = ({ createdAt, usedAt }: Pick<Kept, "createdAt" | "usedAt">, isAdmin: boolean) =>
  Math.min(
    createdAt + (isAdmin ? ADMIN_SESSION_HOURS * HOUR_MS : SESSION_DAYS * DAY_MS),
    usedAt + SESSION_IDLE_DAYS * DAY_MS,
  );

/** Who signed in and when, epoch ms. */
const keptSchema = z.object({ userId: z.string(), createdAt: z.number(), usedAt: z.number() });
type Kept = z.infer<typeof keptSchema>;
const MIN_KV_TTL_S = 60;
const RETRY_AFTER_S = 5;

/**
 * Puts a session into KV under its hash, where it ends by itself. It signs nobody in before its row is written, and
 * nobody any more once that is gone.
 */
export async function keepSession(
  { sessions: kept, now }: Pick<Deps, "sessions" | "now">,
  { hash, userId, createdAt, usedAt }: Kept & { hash: string },
): Promise<void> {
  const leftS = Math.ceil((endOf({ createdAt, usedAt }, false) - now().getTime()) / 1000);
  const value = JSON.stringify({ userId, createdAt, usedAt } satisfies Kept);
  await kept.put(hash, value, { expirationTtl: Math.max(leftS, MIN_KV_TTL_S) });
}

/** What KV holds of a session; null where it holds nothing. Throws `database_unavailable` where it cannot be read. */
async function readKept({ sessions: kept }: Pick<Deps, "sessions">, hash: string): Promise<Kept | null> {
  const value = await kept.get(hash, "json").catch((cause) => {
    if (cause instanceof SyntaxError) return null;
    throw new AppError("database_unavailable", { retryAfterS: RETRY_AFTER_S, cause });
  });
  return keptSchema.safeParse(value).data ?? null;
}

/** A new session: `id` is for the browser's cookie alone, the row holds its hash. */
export async function makeSession({ now }: Pick<Deps, "now">, userId: string, place: Place) {
  const id = makeRandomText(ID_LENGTH);
  const at = now().getTime();
  return { id, row: { hash: await hashSecret(id), userId, ...place, createdAt: at, usedAt: at } };
}

/** SQL: how many restores there were. A session begun before the last one is over. */
export const EPOCH = sql<number>`coalesce((SELECT epoch FROM restores), 0)`;

/** What the records say of a session that has not ended, and of its person. */
const lookUp = (db: Deps["db"], hash: string) =>
  db
    .select({
      ...{ userId: users.id, email: users.email, state: users.state, reason: users.stateReason },
      usedAt: sessions.usedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.hash, hash), eq(sessions.epoch, EPOCH)));

/**
 * The session a cookie names: KV says who and since when, and what is missing there is signed out; one look at the
 * records says whether it was ended, and what its person may do. Null when there is none, it is over or its account is
 * gone. Notes the use at most once an hour.
 */
export async function findSession(
  deps: Pick<Deps, "db" | "sessions" | "config" | "now" | "waitUntil">,
  id: string | undefined,
): Promise<FoundSession | null> {
  if (!id || !ID_FORM.test(id)) return null;
  const hash = await hashSecret(id);
  const [value, [person]] = await Promise.all([readKept(deps, hash), lookUp(deps.db, hash)]);
  if (!value || person?.userId !== value.userId || person.state === "closed") return null;
  // For a minute KV may read what it held before the last use was noted.
  const kept = { ...value, usedAt: Math.max(value.usedAt, person.usedAt) };
  const isAdmin = deps.config.adminEmails.has(person.email);
  const now = deps.now().getTime();
  if (endOf(kept, isAdmin) <= now) return null;
  const isRenewed = now - kept.usedAt >= TOUCH_MS;
  const usedAt = isRenewed ? now : kept.usedAt;
  if (isRenewed) deps.waitUntil(noteUse(deps, { ...kept, hash, usedAt }).catch(() => {}));
  return {
    user: { id: person.userId, email: person.email, isAdmin },
    session: { hash, createdAt: kept.createdAt, endsAt: endOf({ ...kept, usedAt }, isAdmin) },
    suspendedFor: person.state === "suspended" ? (person.reason ?? "") : null,
    isRenewed,
  };
}

/** Lengthens a session by its use; where that fails it ends a little sooner. Of many requests at once one writes. */
async function noteUse(
  deps: Pick<Deps, "db" | "sessions" | "now">,
  session: Kept & { hash: string },
): Promise<void> {
  const { hash, usedAt } = session;
  const noted = await deps.db
    .update(sessions)
    .set({ usedAt })
    .where(and(eq(sessions.hash, hash), lte(sessions.usedAt, usedAt - TOUCH_MS)))
    .returning({ hash: sessions.hash });
  if (noted.length > 0) await keepSession(deps, session);
}

/** Ends the session a cookie names, everywhere at once. An id that no session has changes nothing. */
export async function endSession(
  { db, sessions: kept }: Pick<Deps, "db" | "sessions">,
  id: string | undefined,
): Promise<void> {
  if (!id || !ID_FORM.test(id)) return;
  const hash = await hashSecret(id);
  await db.delete(sessions).where(eq(sessions.hash, hash));
  // Only tidying: without its row it is over, and KV forgets it by itself.
  await kept.delete(hash).catch(() => {});
}

/** The person's sessions that live, the last used first. */
export async function listSessions({ db, now }: Pick<Deps, "db" | "now">, user: User) {
  const at = now().getTime();
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, user.id),
        gt(sessions.usedAt, at - SESSION_IDLE_DAYS * DAY_MS),
        eq(sessions.epoch, EPOCH),
      ),
    )
    .orderBy(desc(sessions.usedAt), desc(sessions.createdAt));
  return rows.filter((row) => endOf(row, user.isAdmin) > at);
}

/** Ends one session of a person; one of somebody else's stays. Tells whether there was one. */
export async function endOneSession(
  { db }: Pick<Deps, "db">,
  userId: string,
  hash: string,
): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.hash, hash)))
    .returning({ hash: sessions.hash });
  return ended.length > 0;
}

/** Ends all sessions of a person: one statement, after which none is left that any place could still take for one. */
export const endAllSessions = ({ db }: Pick<Deps, "db">, userId: string) =>
  db.delete(sessions).where(eq(sessions.userId, userId));
