import type * as z from "zod";
import {
  type AuthorizeRequest,
  type Consent,
  type ConsentAnswer,
  type consentReplySchema,
  GRANT_CREDITS,
} from "../../../shared/oauth.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { hashSecret } from "../auth/secrets.ts";
import type { User } from "../auth/user.ts";
import { applyStanding } from "../keys/apply-standing.ts";
import { askAccount } from "../keys/ask-account.ts";
import { makeGrantId, makeGrantText, maskGrant } from "../keys/grant-format.ts";
import { notePreview } from "../keys/manage-keys.ts";
import type { App } from "./app.ts";
import { findApp } from "./find-app.ts";
import { resourceOf } from "./metadata.ts";
import { isOnDevice, matchRedirect } from "./redirects.ts";

type Tools = Pick<Deps, "accounts" | "config" | "db" | "now">;

/** An app's valid request: from here on errors may be sent to `redirect`. */
interface Asked {
  app: App;
  redirect: URL;
}

/**
 * Who asks, and what this person may allow it. Throws `app_unknown`, `app_unreadable`, `app_redirect_unknown`,
 * `invalid_request` for another audience than ours, and `account_unavailable`.
 */
export async function readConsent(deps: Tools, user: User, request: AuthorizeRequest): Promise<Consent> {
  const { app, redirect } = await readRequest(deps, request);
  const { choices, creditsLimit } = await readChoices(deps, user);
  return {
    app: {
      name: app.name,
      host: redirect.hostname,
      isLocal: isOnDevice(redirect),
      describedBy: app.describedBy,
    },
    email: user.email,
    choices,
    creditsLimit,
  };
}

/**
 * Where the browser goes on: with a code, good once and for a minute, or with `access_denied`. Throws what `readConsent`
 * does, and `key_limit` when 20 keys are active: each app has one of its own.
 */
export async function giveConsent(
  deps: Tools,
  user: User,
  { request, credits }: ConsentAnswer,
): Promise<z.infer<typeof consentReplySchema>> {
  const asked = await readRequest(deps, request);
  if (credits === null) return answer(deps, asked, request, { error: "access_denied" });
  const { choices } = await readChoices(deps, user);
  if (!choices.includes(credits))
    throw new AppError("invalid_request", { fields: { credits: `Choose one of ${choices.join(", ")}.` } });
  return answer(deps, asked, request, { code: await offerGrant(deps, user, asked, request, credits) });
}

async function readRequest(deps: Tools, request: AuthorizeRequest): Promise<Asked> {
  const app = await findApp(deps, request.client_id);
  const redirect = matchRedirect(app.redirects, request.redirect_uri);
  if (!redirect) throw new AppError("app_redirect_unknown");
  if (request.resource !== undefined && request.resource !== resourceOf(deps.config))
    throw new AppError("invalid_request", { fields: { resource: "This is no address of ours." } });
  return { app, redirect };
}

/** The smallest is always there: it is a limit and gives nothing. */
async function readChoices(deps: Tools, { id }: User) {
  const { month } = await askAccount(deps, id, async (account) => account.readUsage({ limit: 1 }));
  const [least] = GRANT_CREDITS;
  return {
    choices: GRANT_CREDITS.filter((credits) => credits === least || credits <= month.limit) as number[],
    creditsLimit: month.limit,
  };
}

const KEY_NAME_MAX_LENGTH = 60;
const KEY_HOST_MAX_LENGTH = 40;

/** By where it leads, whose owner stands at a host's end, then by what it calls itself. */
function nameKey(host: string, name: string | null): string {
  const end = host.length > KEY_HOST_MAX_LENGTH ? `…${host.slice(1 - KEY_HOST_MAX_LENGTH)}` : host;
  return [...(name === null ? end : `${end} (${name})`)].slice(0, KEY_NAME_MAX_LENGTH).join("");
}

async function offerGrant(
  deps: Tools,
  user: User,
  { app, redirect }: Asked,
  request: AuthorizeRequest,
  budget: number,
): Promise<string> {
  // Before there is something to spend with, as for keys.
  await applyStanding(deps, user.id);
  const id = makeGrantId();
  const preview = maskGrant(id);
  const code = makeGrantText("code", { accountId: user.id, grantId: id }, deps.config.keySecrets);
  await notePreview(deps, user.id, { id, preview });
  const grant = {
    ...{ id, preview, budget, name: app.name, host: redirect.hostname, clientId: app.id },
    keyName: nameKey(redirect.hostname, app.name),
    redirectUri: request.redirect_uri,
    challenge: request.code_challenge,
    codeHash: await hashSecret(code),
  };
  const offered = await askAccount(deps, user.id, async (account) =>
    account.stepGrant({ kind: "offer", grant }),
  );
  if (offered.ok) return code;
  throw new AppError(
    offered.reason === "unknown" || offered.reason === "reused" ? "internal" : offered.reason,
  );
}

const ANSWERED = ["code", "error", "state", "iss"];

/** RFC 6749 (4.1.2), with the issuer (RFC 9207) so that an app that asks several servers knows which one this is. */
function answer(
  { config }: Pick<Deps, "config">,
  { redirect }: Asked,
  { state }: AuthorizeRequest,
  words: Record<string, string>,
): z.infer<typeof consentReplySchema> {
  const url = new URL(redirect);
  const all = { ...words, ...(state !== undefined && { state }), iss: config.publicOrigin };
  // What the registered address says by these names is not ours to pass on: each stands there once (RFC 6749, 3.1).
  for (const name of ANSWERED) url.searchParams.delete(name);
  for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value);
  return { redirect: url.href };
}
