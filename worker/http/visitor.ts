import type { Context } from "hono";
import { type Networks, networksOf } from "../networks.ts";
import type { AppEnv } from "./app-env.ts";

const ADDRESS_MAX_LENGTH = 45;

/** The networks a request came from: of the address Cloudflare saw; a header the caller can write does not count. */
export const visitorNetworks = (c: Context<AppEnv>): Networks =>
  networksOf(c.req.header("CF-Connecting-IP")?.slice(0, ADDRESS_MAX_LENGTH) ?? "local");

/** The smallest of them, by which requests are limited. */
export const visitorOf = (c: Context<AppEnv>): string => visitorNetworks(c).household;
