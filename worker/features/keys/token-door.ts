import { openAccessToken } from "./grant-format.ts";
import { type KeyHolder, openKey } from "./key-format.ts";

/** What the one door asks of the API that apps' access tokens are for. */
const asked = new WeakSet<Request>();

/** Lets a request that is made in its caller's name come with an access token. Nothing a caller can send does. */
export function throughDoor(request: Request): Request {
  asked.add(request);
  return request;
}

/** Who calls, by an API key or, through the door, an access token; null for neither. Arithmetic only. */
export function openCaller(
  request: Request,
  key: string,
  keySecrets: readonly string[],
): Pick<KeyHolder, "accountId" | "mode"> | null {
  const holder = openKey(key, keySecrets);
  if (holder || !asked.has(request)) return holder;
  const granted = openAccessToken(key, keySecrets, Date.now());
  return granted && { ...granted, mode: "live" };
}
