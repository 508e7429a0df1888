import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { AppError } from "../errors.ts";
import type { AppEnv } from "./app-env.ts";

const SAFE_METHODS = ["GET", "HEAD", "OPTIONS"];

/**
 * Throws 403 `not_allowed` when a request that changes something comes from another site. One that bears cookies must
 * name our own origin; one without any may leave the header out (it is no browser's), but not name another.
 */
export function requireOwnOrigin(c: Context<AppEnv>): void {
  if (SAFE_METHODS.includes(c.req.method)) return;
  const origin = c.req.header("Origin");
  if (origin !== undefined && isOwn(origin, c.get("deps").config.publicOrigin)) return;
  if (origin === undefined && c.req.header("Cookie") === undefined) return;
  throw new AppError("not_allowed");
}

/** On a developer's machine the site answers to both of its names. */
const isOwn = (origin: string, own: string): boolean =>
  origin === own ||
  (own.startsWith("http://127.0.0.1") && origin.replace("//localhost", "//127.0.0.1") === own);

export const checkOrigin = createMiddleware<AppEnv>(async (c, next) => {
  requireOwnOrigin(c);
  await next();
});
