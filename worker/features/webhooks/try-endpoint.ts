import type { TryFailure, WebhookTry } from "../../../shared/webhooks.ts";
import type { Deps } from "../../deps.ts";
import { postWebhook } from "../../providers/post-webhook.ts";
import type { EndpointRow } from "./end-endpoint.ts";
import { isSendable } from "./judge-address.ts";
import { openSecret, signHeaders } from "./seal-secret.ts";

/** What came of one request; `reply` is empty unless it was asked for. */
export type Tried = WebhookTry & { reply: string };

const GONE = 410;
/** Tries that a delivery remembers. */
const LOGGED = 12;

/**
 * Sends a body to an endpoint, once, signed by its secret and, for a day after a rotation, by the one before it too. Its host
 * is looked up anew: one that moved to an address that is not public is not asked. Throws nothing.
 */
export async function tryEndpoint(
  deps: Pick<Deps, "config" | "now">,
  endpoint: EndpointRow,
  { id, body, readsReply = false }: { id: string; body: string; readsReply?: boolean },
): Promise<Tried> {
  const { config, now } = deps;
  const at = now();
  const tell = (status: number | null, failure: TryFailure | null, reply = ""): Tried => ({
    ...{ at: at.toISOString(), status, failure, tookMs: now().getTime() - at.getTime(), reply },
  });
  const sealed = [endpoint.secret, ...(isRotating(endpoint, at) ? [endpoint.oldSecret ?? ""] : [])];
  const secrets = await Promise.all(sealed.map((one) => openSecret(config.keySecrets, endpoint.id, one)));
  const known = secrets.filter((secret) => secret !== null);
  if (known.length === 0) return tell(null, "secret");
  if (!(await isSendable(deps, endpoint.url))) return tell(null, "address");
  const headers = await signHeaders(known, { id, at: now(), body });
  const { status, failure, reply } = await postWebhook(endpoint.url, { headers, body, readsReply });
  return tell(status, failure ?? judgeStatus(status), reply);
}

/** Whether the secret before the last rotation signs too. */
export const isRotating = ({ oldSecret, oldSecretUntil }: EndpointRow, now: Date): boolean =>
  oldSecret !== null && (oldSecretUntil ?? 0) > now.getTime();

function judgeStatus(status: number): TryFailure | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? "redirect" : "status";
}

/** Whether an endpoint said that it wants nothing more. */
export const isGone = ({ status }: WebhookTry): boolean => status === GONE;

/** The tries of a delivery with one more, the newest first, as its row keeps them. */
export function addTry(log: string, { at, status, failure, tookMs }: Tried): string {
  const tried = { at, status, failure, tookMs };
  return JSON.stringify([tried, ...readTries(log)].slice(0, LOGGED));
}

export const readTries = (log: string): WebhookTry[] => JSON.parse(log) as WebhookTry[];
