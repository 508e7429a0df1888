import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { FRESH_MINUTES } from "../../../shared/auth.ts";
import { MINUTE_MS } from "../../../shared/time.ts";
import { AppError } from "../../errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { requireOwnOrigin } from "../../http/check-origin.ts";
import { dropPrivateCookie, readPrivateCookie, setPrivateCookie } from "../../http/private-cookie.ts";
import { type FoundSession, findSession } from "./sessions.ts";
import { suspended, type User } from "./user.ts";

export const SESSION_COOKIE = "enigma_session";

/** Keeps the session's cookie as long as the session lives unless it is used again. */
function setSessionCookie(c: Context<AppEnv>, id: string, endsAt: number): void {
  setPrivateCookie(c, SESSION_COOKIE, id, Math.floor((endsAt - c.get("deps").now().getTime()) / 1_000));
}

/** For a browser whose session has just ended. */
export const dropSessionCookie = (c: Context<AppEnv>): void => dropPrivateCookie(c, SESSION_COOKIE);

/** The session whose cookie came with the request; null when there is none, or it is over. */
export async function findOpenSession(c: Context<AppEnv>): Promise<FoundSession | null> {
  const id = readPrivateCookie(c, SESSION_COOKIE);
  const found = await findSession(c.get("deps"), id);
  if (found?.isRenewed && id) setSessionCookie(c, id, found.session.endsAt);
  return found;
}

/** The person whose session came with the request, for what visitors may do too; null also while their account is suspended. */
export async function findUser(c: Context<AppEnv>): Promise<User | null> {
  const found = await findOpenSession(c);
  return found && found.suspendedFor === null ? found.user : null;
}

/**
 * Lets only signed-in people through and sets `user` and `session`: 401 `signed_out` otherwise, 403 `account_suspended`
 * with the reason while the account is. What changes something must also come from our own site: 403 `not_allowed`
 * otherwise. The reply is never stored.
 */
export const signedIn = createMiddleware<AppEnv>(async (c, next) => {
  const found = await findOpenSession(c);
  if (!found) throw new AppError("signed_out");
  requireOwnOrigin(c);
  if (found.suspendedFor !== null) throw suspended(c.get("deps").config, found.suspendedFor);
  c.set("user", found.user);
  c.set("session", found.session);
  c.header("Cache-Control", "no-store");
  await next();
});

/** Throws `sign_in_again` unless the session began within the last 15 minutes. */
function requireFresh(c: Context<AppEnv>): void {
  const since = c.get("deps").now().getTime() - c.get("session").createdAt;
  if (since > FRESH_MINUTES * MINUTE_MS) throw new AppError("sign_in_again");
}

/** After `signedIn`: lets only those through who signed in within the last 15 minutes, 403 `sign_in_again` otherwise. */
export const signedInFreshly = createMiddleware<AppEnv>(async (c, next) => {
  requireFresh(c);
  await next();
});

/**
 * After `signedIn`: lets only those named in `ADMIN_EMAILS` through, 403 `forbidden` otherwise. Their sessions live 12
 * hours; whatever changes something asks for a sign-in of the last 15 minutes.
 */
export const admin = createMiddleware<AppEnv>(async (c, next) => {
  if (!c.get("user").isAdmin) throw new AppError("forbidden");
  if (c.req.method !== "GET" && c.req.method !== "HEAD") requireFresh(c);
  await next();
});
