import { sha256 } from "@noble/hashes/sha2.js";
import { base64urlnopad } from "@scure/base";
import * as z from "zod";
import { HOUR_MS } from "../../../shared/time.ts";
import type { Deps } from "../../deps.ts";
import { hashSecret } from "../auth/secrets.ts";
import type { GrantRefusal, GrantStep } from "../keys/account/grants.ts";
import { askAccount } from "../keys/ask-account.ts";
import {
  type GrantHolder,
  makeAccessToken,
  makeGrantText,
  openAccessToken,
  openGrantText,
} from "../keys/grant-format.ts";
import { resourceOf, SCOPE } from "./metadata.ts";
import { OAuthError } from "./oauth-error.ts";

const ACCESS_MS = HOUR_MS;

type Tools = Pick<Deps, "accounts" | "config" | "now">;

const commonSchema = z.object({ client_id: z.string(), resource: z.string().optional() });
const codeSchema = commonSchema.extend({
  code: z.string(),
  redirect_uri: z.string(),
  /** RFC 7636, 4.1 */
  code_verifier: z.string().regex(/^[\w.~-]{43,128}$/),
});
const refreshSchema = commonSchema.extend({ refresh_token: z.string() });

/** RFC 6749, 5.1 */
export interface Tokens {
  access_token: string;
  token_type: "Bearer";
  /** seconds */
  expires_in: number;
  refresh_token: string;
  scope: string;
}

const WORDS: Record<GrantRefusal, string> = {
  unknown: "This code or token is not good, or not any more.",
  reused: "This code or token was used before, so what it stood for has ended.",
  key_limit: "The account has 20 active keys.",
  account_suspended: "The account is suspended.",
  signed_out: "The account is closed.",
};

/** Gives an app its tokens for a code, or the next ones for a refresh token. Throws `OAuthError` and `account_unavailable`. */
export function giveTokens(deps: Tools, form: Record<string, string>): Promise<Tokens> {
  if (form.grant_type === "authorization_code") return redeemCode(deps, form);
  if (form.grant_type === "refresh_token") return refresh(deps, form);
  throw new OAuthError("unsupported_grant_type", "Ask with authorization_code or refresh_token.");
}

async function redeemCode(deps: Tools, form: Record<string, string>): Promise<Tokens> {
  const asked = readForm(deps, codeSchema, form);
  const holder = openGrantText("code", asked.code, deps.config.keySecrets);
  if (!holder) throw new OAuthError("invalid_grant", WORDS.unknown);
  const words = {
    kind: "redeem" as const,
    codeHash: await hashSecret(asked.code),
    clientId: asked.client_id,
    redirectUri: asked.redirect_uri,
    challenge: base64urlnopad.encode(sha256(new TextEncoder().encode(asked.code_verifier))),
  };
  return takeStep(deps, holder, (next) => ({ ...words, id: holder.grantId, next }));
}

async function refresh(deps: Tools, form: Record<string, string>): Promise<Tokens> {
  const asked = readForm(deps, refreshSchema, form);
  const holder = openGrantText("refresh", asked.refresh_token, deps.config.keySecrets);
  if (!holder) throw new OAuthError("invalid_grant", WORDS.unknown);
  const words = {
    kind: "refresh" as const,
    refreshHash: await hashSecret(asked.refresh_token),
    clientId: asked.client_id,
  };
  return takeStep(deps, holder, (next) => ({ ...words, id: holder.grantId, next }));
}

/** RFC 8707: a token is for the audience that was asked for, and there is only one. */
function readForm<T extends z.infer<typeof commonSchema>>(
  { config }: Tools,
  schema: z.ZodType<T>,
  form: Record<string, string>,
): T {
  const parsed = schema.safeParse(form);
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))];
    throw new OAuthError("invalid_request", `Missing or malformed: ${names.join(", ")}.`);
  }
  if (parsed.data.resource !== undefined && parsed.data.resource !== resourceOf(config))
    throw new OAuthError("invalid_target", `Tokens are for ${resourceOf(config)} alone.`);
  return parsed.data;
}

async function takeStep(
  deps: Tools,
  holder: GrantHolder,
  write: (next: { accessHash: string; refreshHash: string }) => GrantStep,
): Promise<Tokens> {
  const { keySecrets } = deps.config;
  const access = makeAccessToken(holder.accountId, deps.now().getTime() + ACCESS_MS, keySecrets);
  const refreshToken = makeGrantText("refresh", holder, keySecrets);
  const [accessHash, refreshHash] = await Promise.all([hashSecret(access), hashSecret(refreshToken)]);
  const step = write({ accessHash, refreshHash });
  const stepped = await askAccount(deps, holder.accountId, async (account) => account.stepGrant(step));
  if (!stepped.ok) throw new OAuthError("invalid_grant", WORDS[stepped.reason]);
  return {
    access_token: access,
    token_type: "Bearer",
    expires_in: ACCESS_MS / 1_000,
    refresh_token: refreshToken,
    scope: SCOPE,
  };
}

/** Ends what an access or refresh token stands for (RFC 7009); of what is none of ours there is nothing to end. */
export async function endGrant(deps: Tools, token: string): Promise<void> {
  const { keySecrets } = deps.config;
  const accountId =
    openGrantText("refresh", token, keySecrets)?.accountId ??
    openAccessToken(token, keySecrets, deps.now().getTime())?.accountId;
  if (!accountId) return;
  const hash = await hashSecret(token);
  await askAccount(deps, accountId, async (account) => account.stepGrant({ kind: "end", hash }));
}
