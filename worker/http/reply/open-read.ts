import { etag } from "hono/etag";
import { createMiddleware } from "hono/factory";
import { readNearby } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { isLocal } from "../../networks.ts";
import type { AppEnv } from "../app-env.ts";
import { takeQuery } from "../json-body.ts";
import { visitorNetworks } from "../visitor.ts";
import { setLimitHeaders, WINDOW_S } from "./limit-headers.ts";

/** Lets so many reads a minute and site (IPv4 /24, IPv6 /48) through as wrangler.toml says. Our own Functions name no network. */
const limitReads = createMiddleware<AppEnv>(async (c, next) => {
  const networks = visitorNetworks(c);
  const { success } = isLocal(networks)
    ? { success: true }
    : await c.env.READ_LIMIT.limit({ key: networks.site });
  setLimitHeaders(c, "open", !success);
  if (!success) throw new AppError("rate_limited", { retryAfterS: WINDOW_S });
  await next();
});

/**
 * For what anybody may read without a key and costs us something: limited by network, kept by browsers and by the edge for
 * so many seconds, and asked for again by ETag; D1 answers from the nearest copy. `query`: the names it takes.
 * `isOpenData`: every site may read it.
 */
export const openRead = (
  maxAgeS: number,
  { query = [], isOpenData = false }: { query?: readonly string[]; isOpenData?: boolean } = {},
) =>
  [
    limitReads,
    takeQuery(query),
    createMiddleware<AppEnv>(async (c, next) => {
      c.set("deps", readNearby(c.get("deps"), c.env));
      await next();
      if (!c.res.ok) return;
      c.header("Cache-Control", `public, max-age=${maxAgeS}`);
      if (!isOpenData) return;
      c.header("Access-Control-Allow-Origin", "*");
      c.header("Cross-Origin-Resource-Policy", "cross-origin");
    }),
    etag({ weak: true }),
  ] as const;
