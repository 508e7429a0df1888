import { atom } from "jotai";

/** The token of the sign-in link that was opened, from the moment it leaves the address until it is used. */
export const linkTokenAtom = atom<string | null>(null);

/** The `token` of an address, if it has one. */
export const readToken = ({ token }: Record<string, unknown>): { token?: string } =>
  // Digits alone arrive as a number; no real token is like that, but it must not look like none.
  typeof token === "string" || typeof token === "number" ? { token: String(token) } : {};
