import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { createMiddleware } from "hono/factory";
import type * as z from "zod";
import {
  authorizeSchema,
  type Consent,
  consentAnswerSchema,
  type consentReplySchema,
} from "../../../shared/oauth.ts";
import { AppError } from "../../errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { jsonBody, readForm, readJson, searchQuery } from "../../http/json-body.ts";
import { limitApps, limitSignIn } from "../../http/limit-rate.ts";
import { visitorNetworks } from "../../http/visitor.ts";
import { signedIn } from "../auth/guard.ts";
import { openGrantText } from "../keys/grant-format.ts";
import { giveConsent, readConsent } from "./give-consent.ts";
import { endGrant, giveTokens, type Tokens } from "./give-tokens.ts";
import { countRegistration } from "./limit-registrations.ts";
import { describeResource, describeServer } from "./metadata.ts";
import { OAuthError } from "./oauth-error.ts";
import { type Registered, registerApp } from "./register-app.ts";

const KEEP_S = 3_600;
const WINDOW_S = 60;

/** Apps in browsers may read these; none of them is a matter of cookies. */
const openToApps = cors({
  origin: "*",
  allowMethods: ["GET", "POST"],
  allowHeaders: ["Content-Type", "Authorization", "MCP-Protocol-Version"],
  maxAge: 86_400,
});

const kept = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  c.header("Cache-Control", `public, max-age=${KEEP_S}`);
  c.header("Cross-Origin-Resource-Policy", "cross-origin");
});

/** GET /.well-known/oauth-protected-resource, of the resource's path too; GET /.well-known/oauth-authorization-server */
export const wellKnownRoutes = new Hono<AppEnv>()
  .use("/oauth-protected-resource/*", openToApps, kept)
  .use("/oauth-authorization-server", openToApps, kept)
  .get("/oauth-protected-resource", (c) => c.json(describeResource(c.get("deps").config)))
  .get("/oauth-protected-resource/mcp", (c) => c.json(describeResource(c.get("deps").config)))
  .get("/oauth-authorization-server", (c) => c.json(describeServer(c.get("deps").config)));

/** Told to apps as OAuth has it; everything else as everywhere. */
async function replyAsOAuth(c: Context<AppEnv>, work: () => Promise<Response>): Promise<Response> {
  c.header("Cache-Control", "no-store");
  return work().catch((error) => {
    if (!(error instanceof OAuthError)) throw error;
    return c.json({ error: error.code, error_description: error.message }, 400);
  });
}

async function readFields(c: Context<AppEnv>): Promise<Record<string, string>> {
  const fields = await readForm(c);
  if (fields) return fields;
  throw new OAuthError(
    "invalid_request",
    "Send application/x-www-form-urlencoded, each field once and without control characters.",
  );
}

/** By what is used, not by network: apps of many people ask from one. What we never made costs nothing to refuse. */
async function limitGrant(c: Context<AppEnv>, { code = "", refresh_token = "" }: Record<string, string>) {
  const { keySecrets } = c.get("deps").config;
  const holder =
    openGrantText("code", code, keySecrets) ?? openGrantText("refresh", refresh_token, keySecrets);
  if (!holder) return;
  const { success } = await c.env.AUTH_LIMIT.limit({ key: `grant ${holder.grantId}` });
  if (!success) throw new AppError("rate_limited", { retryAfterS: WINDOW_S });
}

/**
 * POST /api/oauth/register, /token, /revoke: for apps. GET /api/oauth/consent AuthorizeRequest -> Consent, POST
 * ConsentAnswer -> where to go on: for the person who is signed in.
 */
export const oauthRoutes = new Hono<AppEnv>()
  .use("/register", openToApps)
  .use("/token", openToApps)
  .use("/revoke", openToApps)
  .post("/register", limitApps, (c) =>
    replyAsOAuth(c, async () => {
      const { config, now } = c.get("deps");
      countRegistration(visitorNetworks(c).site, now().getTime());
      const metadata = await readJson(c);
      return c.json<Registered>(await registerApp(config, metadata, now()), 201);
    }),
  )
  .post("/token", (c) =>
    replyAsOAuth(c, async () => {
      const form = await readFields(c);
      await limitGrant(c, form);
      return c.json<Tokens>(await giveTokens(c.get("deps"), form));
    }),
  )
  .post("/revoke", limitApps, (c) =>
    replyAsOAuth(c, async () => {
      const { token } = await readFields(c);
      if (!token) throw new OAuthError("invalid_request", "Missing: token.");
      await endGrant(c.get("deps"), token);
      return c.body(null, 200);
    }),
  )
  .get("/consent", signedIn, limitSignIn, searchQuery(authorizeSchema), async (c) =>
    c.json<Consent>(await readConsent(c.get("deps"), c.get("user"), c.req.valid("query"))),
  )
  .post("/consent", signedIn, limitSignIn, ...jsonBody(consentAnswerSchema), async (c) =>
    c.json<z.infer<typeof consentReplySchema>>(
      await giveConsent(c.get("deps"), c.get("user"), c.req.valid("json")),
    ),
  );
