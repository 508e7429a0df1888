import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { AppEnv } from "./app-env.ts";

/**
 * A cookie of our own that no script can read, for the whole site. On https it is Secure and has the prefix `__Host-`,
 * so that neither another subdomain nor plain http can set it; plain http is for this machine alone.
 */
const optionsOf = (c: Context<AppEnv>) =>
  c.get("deps").config.publicOrigin.startsWith("https:")
    ? ({ prefix: "host", secure: true, path: "/" } as const)
    : ({ path: "/" } as const);

export const readPrivateCookie = (c: Context<AppEnv>, name: string): string | undefined => {
  const { prefix } = { prefix: undefined, ...optionsOf(c) };
  return getCookie(c, name, prefix);
};

export const setPrivateCookie = (c: Context<AppEnv>, name: string, value: string, maxAgeS: number): void =>
  setCookie(c, name, value, { ...optionsOf(c), httpOnly: true, sameSite: "Lax", maxAge: maxAgeS });

export const dropPrivateCookie = (c: Context<AppEnv>, name: string): void => {
  deleteCookie(c, name, { ...optionsOf(c), httpOnly: true, sameSite: "Lax" });
};
