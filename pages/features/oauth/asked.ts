import { atom } from "jotai";
import type { AuthorizeRequest } from "../../../shared/oauth.ts";

/**
 * The query with which an app sent somebody here, letter by letter: the router reads "1e5" as a number and writes it down as
 * another text, and an app compares what it gets back.
 */
export const askedAtom = atom("");

const NAMES = [
  "response_type",
  "client_id",
  "redirect_uri",
  "code_challenge",
  "code_challenge_method",
  "state",
  "resource",
  "scope",
] as const satisfies (keyof AuthorizeRequest)[];

/** What of a query the protocol knows; a name that stands twice counts as missing. Whether it is fit, the server says. */
export function readAsked(query: string): AuthorizeRequest {
  const search = new URLSearchParams(query);
  const known = NAMES.flatMap((name) => {
    const values = search.getAll(name);
    return values.length === 1 ? [[name, values[0]]] : [];
  });
  return Object.fromEntries(known) as AuthorizeRequest;
}
