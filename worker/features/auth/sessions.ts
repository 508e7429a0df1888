import { eq } from "drizzle-orm";
import * as z from "zod";
import { SESSION_DAYS, SESSION_IDLE_DAYS } from "../../../shared/auth.ts";
import { endedSessions, users } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { hashSecret, makeRandomText } from "./secrets.ts";
import type { User } from "./user.ts";

/** 256 bits */
const ID_LENGTH = 43;
const ID_FORM = new RegExp(`^[A-Za-z0-9]{${ID_LENGTH}}$`);
const DAY_MS = 86_400_000;
/** KV takes one write a second per key, so a session's use is noted only this often. */
const TOUCH_MS = 3_600_000;
const KV_LEAST_TTL_S = 60;

const sessionSchema = z.object({ userId: z.string(), createdAt: z.number(), touchedAt: z.number() });
type Session = z.infer<typeof sessionSchema>;

const endOf = ({ createdAt, touchedAt }: Session) =>
  Math.min(createdAt + SESSION_DAYS * DAY_MS, touchedAt + SESSION_IDLE_DAYS * DAY_MS);

type Tools = Pick<Deps, "sessions" | "now">;

/** Begins a session and returns its id, which is for the browser's cookie alone: KV holds its hash. */
export async function startSession(deps: Tools, userId: string): Promise<string> {
  const id = makeRandomText(ID_LENGTH);
  const now = deps.now().getTime();
  await write(deps, await hashSecret(id), { userId, createdAt: now, touchedAt: now });
  return id;
}

/**
 * Who the session belongs to; null when there is none, it is over, it was signed out or the account is gone. KV may
 * be a minute behind, so D1 has the last word. Notes the use at most once an hour.
 */
export async function findSessionUser(
  deps: Tools & Pick<Deps, "db" | "config" | "waitUntil">,
  id: string | undefined,
): Promise<User | null> {
  if (!id || !ID_FORM.test(id)) return null;
  const hash = await hashSecret(id);
  const session = await read(deps, hash);
  const now = deps.now().getTime();
  if (!session || endOf(session) <= now) return null;
  const user = await findLiveUser(deps, session.userId, hash);
  if (!user) return null;
  // Two uses at once both write, and KV refuses one of them: the other has noted the use.
  if (now - session.touchedAt >= TOUCH_MS)
    deps.waitUntil(write(deps, hash, { ...session, touchedAt: now }).catch(() => {}));
  return { ...user, isAdmin: deps.config.adminEmails.has(user.email) };
}

/** Ends a session everywhere at once. An id that no session has changes nothing. */
export async function endSession(deps: Tools & Pick<Deps, "db">, id: string | undefined): Promise<void> {
  if (!id || !ID_FORM.test(id)) return;
  const hash = await hashSecret(id);
  const ended = { hash, endedAt: deps.now().getTime() };
  await deps.db.insert(endedSessions).values(ended).onConflictDoNothing();
  // Only tidying: KV refuses a second write within a second, and the row above is what counts.
  await deps.sessions.delete(hash).catch(() => {});
}

async function findLiveUser({ db }: Pick<Deps, "db">, userId: string, hash: string) {
  const [row] = await db
    .select({ id: users.id, email: users.email, ended: endedSessions.hash })
    .from(users)
    .leftJoin(endedSessions, eq(endedSessions.hash, hash))
    .where(eq(users.id, userId));
  return row && row.ended === null ? { id: row.id, email: row.email } : null;
}

async function read({ sessions }: Tools, hash: string): Promise<Session | null> {
  const parsed = sessionSchema.safeParse(await sessions.get(hash, "json"));
  return parsed.success ? parsed.data : null;
}

async function write({ sessions, now }: Tools, hash: string, session: Session): Promise<void> {
  const leftS = Math.ceil((endOf(session) - now().getTime()) / 1000);
  await sessions.put(hash, JSON.stringify(session), { expirationTtl: Math.max(leftS, KV_LEAST_TTL_S) });
}
