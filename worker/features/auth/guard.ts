import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { AppError } from "../../errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { requireOwnOrigin } from "../../http/check-origin.ts";
import { readPrivateCookie } from "../../http/private-cookie.ts";
import { findSessionUser } from "./sessions.ts";
import type { User } from "./user.ts";

export const SESSION_COOKIE = "enigma_session";

/** The person whose session cookie came with the request, or null. */
export const findUser = (c: Context<AppEnv>): Promise<User | null> =>
  findSessionUser(c.get("deps"), readPrivateCookie(c, SESSION_COOKIE));

/**
 * Lets only signed-in people through and sets `user`: 401 `signed_out` otherwise. What changes something must also
 * come from our own site: 403 `not_allowed` otherwise. The reply is never stored.
 */
export const signedIn = createMiddleware<AppEnv>(async (c, next) => {
  const user = await findUser(c);
  if (!user) throw new AppError("signed_out");
  requireOwnOrigin(c);
  c.set("user", user);
  c.header("Cache-Control", "no-store");
  await next();
});

/** After `signedIn`: lets only those named in `ADMIN_EMAILS` through, 403 `forbidden` otherwise. */
export const admin = createMiddleware<AppEnv>(async (c, next) => {
  if (!c.get("user").isAdmin) throw new AppError("forbidden");
  await next();
});
