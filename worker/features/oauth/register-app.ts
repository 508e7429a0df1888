import { base64urlnopad } from "@scure/base";
import * as z from "zod";
import type { Config } from "../../env.ts";
import { hashKeyed } from "../auth/secrets.ts";
import { type App, cleanName } from "./app.ts";
import { OAuthError } from "./oauth-error.ts";
import { readRedirect } from "./redirects.ts";

const PREFIX = "app.";
/** What is sealed into an app's id; the id itself is a third longer. */
const MAX_BYTES = 1_000;
const MAX_REDIRECTS = 10;
/** Hex digits: 128 bits. */
const SEAL_LENGTH = 32;
const DOMAIN = "enigma oauth app\n";

/** RFC 7591; what is not named here is not ours to know. */
const metadataSchema = z.object({
  redirect_uris: z.array(z.string()).min(1).max(MAX_REDIRECTS),
  client_name: z.string().optional(),
});

/** When it was registered (s), as it calls itself, and its redirects. */
const sealedSchema = z.tuple([z.int(), z.string().nullable()], z.string());

export interface Registered {
  client_id: string;
  client_id_issued_at: number;
  client_name?: string;
  redirect_uris: string[];
  token_endpoint_auth_method: "none";
  grant_types: string[];
  response_types: string[];
}

/**
 * Registers an app (RFC 7591) without keeping anything: its id is what it said, sealed by us, so that registrations can fill
 * nothing and never have to end. Throws `OAuthError`.
 */
export async function registerApp(
  { keySecrets: [secret = ""] }: Pick<Config, "keySecrets">,
  metadata: unknown,
  now: Date,
): Promise<Registered> {
  const parsed = metadataSchema.safeParse(metadata);
  if (!parsed.success)
    throw new OAuthError("invalid_client_metadata", `Name 1 to ${MAX_REDIRECTS} redirect_uris.`);
  const { redirect_uris: redirects, client_name } = parsed.data;
  if (!redirects.every(readRedirect))
    throw new OAuthError(
      "invalid_redirect_uri",
      "A redirect is an https address, or http on 127.0.0.1 or localhost, without fragment.",
    );
  const name = cleanName(client_name);
  const issuedAt = Math.floor(now.getTime() / 1_000);
  const bytes = new TextEncoder().encode(JSON.stringify([issuedAt, name, ...redirects]));
  if (bytes.length > MAX_BYTES)
    throw new OAuthError(
      "invalid_client_metadata",
      `Name and redirects are longer than ${MAX_BYTES} bytes together.`,
    );
  const body = base64urlnopad.encode(bytes);
  return {
    client_id: `${PREFIX}${body}.${await seal(secret, body)}`,
    client_id_issued_at: issuedAt,
    ...(name !== null && { client_name: name }),
    redirect_uris: redirects,
    token_endpoint_auth_method: "none",
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
  };
}

/** The app of an id that we sealed; null for any other. Arithmetic only. */
export async function openApp({ keySecrets }: Pick<Config, "keySecrets">, id: string): Promise<App | null> {
  const [, body, given] = /^app\.([\w-]+)\.([\da-f]+)$/.exec(id) ?? [];
  if (!body || !given) return null;
  const seals = await Promise.all(keySecrets.map((secret) => seal(secret, body)));
  if (!seals.includes(given)) return null;
  const [, name, ...redirects] = sealedSchema.parse(
    JSON.parse(new TextDecoder().decode(base64urlnopad.decode(body))),
  );
  return { id, name, redirects, describedBy: null };
}

const seal = async (secret: string, body: string) =>
  (await hashKeyed(secret, DOMAIN + body)).slice(0, SEAL_LENGTH);
