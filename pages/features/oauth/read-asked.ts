import type { AuthorizeRequest } from "../../../shared/oauth.ts";

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
