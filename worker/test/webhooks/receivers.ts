import { createHmac, timingSafeEqual } from "node:crypto";
import { vi } from "vitest";
import { webhookBodySchema } from "../../../shared/webhook-events.ts";

/** One request that a receiver got. */
export interface Got {
  url: string;
  id: string;
  headers: Headers;
  body: string;
  type: string;
  data: Record<string, unknown>;
}

/** What a receiver does: a status, a whole reply, or nothing until the request is given up. */
export type Manner = number | ((got: Got) => Response) | "hangs";

/** Echoes a challenge, and takes everything else. */
export const takes: Manner = ({ type, data }) =>
  type === "endpoint.challenge"
    ? Response.json({ challenge: data.challenge })
    : new Response(null, { status: 204 });

/**
 * The internet that endpoints are on: a resolver in place of 1.1.1.1's, and servers by their host. Nobody else is reached.
 */
export function openInternet() {
  const got: Got[] = [];
  const servers = new Map<string, Manner>();
  const addresses = new Map<string, string[]>();
  const serve = (host: string, manner: Manner = takes, at: string[] = ["93.184.215.14"]) => {
    servers.set(host, manner);
    addresses.set(host, at);
  };
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.hostname === "cloudflare-dns.com") return resolve(url, addresses);
    const manner = servers.get(url.hostname);
    if (manner === undefined) throw new TypeError(`nobody is at ${url.href}`);
    if (init?.redirect !== "manual") throw new Error("redirects would be followed");
    const headers = new Headers(init.headers);
    const body = typeof init.body === "string" ? init.body : "";
    const { type, data } = webhookBodySchema.parse(JSON.parse(body));
    const one = { url: url.href, id: headers.get("webhook-id") ?? "", headers, body, type, data };
    got.push(one);
    if (manner === "hangs") return hang(init.signal);
    return typeof manner === "number"
      ? new Response(manner === 204 ? null : "no", { status: manner })
      : manner(one);
  });
  return { got, serve };
}

const TYPES: Record<string, number> = { A: 1, AAAA: 28 };

function resolve(url: URL, addresses: Map<string, string[]>): Response {
  const isV6 = url.searchParams.get("type") === "AAAA";
  const all = addresses.get(url.searchParams.get("name") ?? "");
  const mine = (all ?? []).filter((address) => address.includes(":") === isV6);
  const type = TYPES[url.searchParams.get("type") ?? ""];
  return Response.json({ Status: all ? 0 : 3, Answer: mine.map((data) => ({ type, data })) });
}

const hang = (signal: AbortSignal | null | undefined) =>
  new Promise<Response>((_, reject) =>
    signal?.addEventListener("abort", () => reject(new DOMException("given up", "AbortError"))),
  );

const TOLERANCE_S = 300;

/**
 * What the Standard Webhooks libraries do with a delivery
 * (https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md#verifying-webhook-authenticity):
 * whether one of its signatures is the secret's, and its timestamp of about now.
 */
export function verifies(secret: string, { headers, body }: Pick<Got, "headers" | "body">, now = Date.now()) {
  const [id, timestamp, signatures] = ["webhook-id", "webhook-timestamp", "webhook-signature"].map(
    (name) => headers.get(name) ?? "",
  );
  if (Math.abs(now / 1_000 - Number(timestamp)) > TOLERANCE_S) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const expected = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest();
  return (signatures ?? "").split(" ").some((one) => {
    const [version, value = ""] = one.split(",");
    const given = Buffer.from(value, "base64");
    return version === "v1" && given.length === expected.length && timingSafeEqual(given, expected);
  });
}
