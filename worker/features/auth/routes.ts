import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import type * as z from "zod";
import {
  ADMIN_SESSION_HOURS,
  type AuthCheck,
  type emailPreviewSchema,
  LINK_MINUTES,
  LINK_TOKEN_LENGTH,
  type requestLinkReplySchema,
  requestLinkSchema,
  SESSION_IDLE_DAYS,
  type SessionsReply,
  type signInFormSchema,
  type verifyTokenReplySchema,
  verifyTokenSchema,
} from "../../../shared/auth.ts";
import { AppError } from "../../errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { checkOrigin } from "../../http/check-origin.ts";
import { jsonBody } from "../../http/json-body.ts";
import { limitSignIn } from "../../http/limit-rate.ts";
import { readPrivateCookie, setPrivateCookie } from "../../http/private-cookie.ts";
import { visitorNetworks } from "../../http/visitor.ts";
import { nameDevice } from "./device.ts";
import { dropSessionCookie, findOpenSession, SESSION_COOKIE, signedIn } from "./guard.ts";
import { sealBrowser } from "./known-browser.ts";
import { type LinkRequested, requestLink } from "./links/request-link.ts";
import { type SignIn, verifyLink } from "./links/verify-link.ts";
import { endAllSessions, endOneSession, endSession, listSessions, type Place } from "./sessions.ts";
import { renderSignInMail } from "./sign-in-mail.ts";

const NONCE_COOKIE = "enigma_nonce";
const BROWSER_COOKIE = "enigma_browser";
const LINK_S = LINK_MINUTES * 60;
const SESSION_S = SESSION_IDLE_DAYS * 86_400;
const BROWSER_S = 365 * 86_400;

const neverStore = createMiddleware<AppEnv>(async (c, next) => {
  c.header("Cache-Control", "no-store");
  await next();
});

/** POST /api/auth/request-link, /verify-token, /logout, /logout-all; GET, DELETE /sessions; GET /check, /form, /email-preview, /email-preview.html */
export const authRoutes = new Hono<AppEnv>()
  .use(neverStore)
  .get("/form", (c) => {
    const turnstileSiteKey = c.get("deps").config.turnstile?.siteKey ?? null;
    return c.json<z.infer<typeof signInFormSchema>>({ turnstileSiteKey });
  })
  .post("/request-link", limitSignIn, checkOrigin, ...jsonBody(requestLinkSchema), async (c) => {
    const cookies = {
      nonce: readPrivateCookie(c, NONCE_COOKIE),
      known: readPrivateCookie(c, BROWSER_COOKIE),
    };
    const asked = { ...c.req.valid("json"), networks: visitorNetworks(c), ...cookies };
    const { nonce, ...turn } = await requestLink(c.get("deps"), asked);
    setPrivateCookie(c, NONCE_COOKIE, nonce, LINK_S);
    return c.json<z.infer<typeof requestLinkReplySchema>>({ sent: true, ...describeWait(turn) });
  })
  .post("/verify-token", limitSignIn, checkOrigin, ...jsonBody(verifyTokenSchema), async (c) => {
    const nonce = readPrivateCookie(c, NONCE_COOKIE);
    const signIn = await verifyLink(c.get("deps"), { ...c.req.valid("json"), nonce, place: placeOf(c) });
    await startSession(c, signIn);
    const { email, offeredTier } = signIn;
    return c.json<z.infer<typeof verifyTokenReplySchema>>({ authenticated: true, email, offeredTier });
  })
  .post("/logout", limitSignIn, checkOrigin, async (c) => {
    await endSession(c.get("deps"), readPrivateCookie(c, SESSION_COOKIE));
    dropSessionCookie(c);
    return c.json<AuthCheck>({ authenticated: false });
  })
  .post("/logout-all", signedIn, async (c) => {
    await endAllSessions(c.get("deps"), c.get("user").id);
    dropSessionCookie(c);
    return c.json<AuthCheck>({ authenticated: false });
  })
  .get("/sessions", signedIn, async (c) => c.json(await describeSessions(c)))
  .delete("/sessions/:id", signedIn, async (c) => {
    if (!(await endOneSession(c.get("deps"), c.get("user").id, c.req.param("id"))))
      throw new AppError("not_found");
    return c.json(await describeSessions(c));
  })
  .get("/check", async (c) => {
    return c.json<AuthCheck>(await checkSession(c));
  })
  .get("/email-preview.html", async (c) => {
    const { html } = await renderSignInMail(exampleLink(c));
    c.header("Content-Security-Policy", MAIL_POLICY);
    c.header("X-Frame-Options", "SAMEORIGIN");
    return c.html(html);
  })
  .get("/email-preview", async (c) => {
    const { mailer } = c.get("deps");
    const link = exampleLink(c);
    const mail = await renderSignInMail(link);
    return c.json<z.infer<typeof emailPreviewSchema>>({ from: mailer.from, link, ...mail });
  });

/** Where nobody more can wait, only when to ask again. */
function describeWait({ by, again }: Pick<LinkRequested, "by" | "again">) {
  if (again !== null) return { again: new Date(again).toISOString() };
  return by === null ? {} : { by: new Date(by).toISOString() };
}

/** A mail has its styles in attributes and runs nothing; our own page shows it in a frame. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

const exampleLink = (c: Context<AppEnv>) =>
  `${c.get("deps").config.publicOrigin}/api-docs?token=${"x".repeat(LINK_TOKEN_LENGTH)}`;

/** Ends the session this browser had and keeps the new one; the browser is known from now on. */
async function startSession(c: Context<AppEnv>, { sessionId, email, mailbox }: SignIn): Promise<void> {
  const { config } = c.get("deps");
  await endSession(c.get("deps"), readPrivateCookie(c, SESSION_COOKIE));
  const isAdmin = config.adminEmails.has(email);
  setPrivateCookie(c, SESSION_COOKIE, sessionId, isAdmin ? ADMIN_SESSION_HOURS * 3_600 : SESSION_S);
  const known = await sealBrowser(config, mailbox, readPrivateCookie(c, BROWSER_COOKIE));
  setPrivateCookie(c, BROWSER_COOKIE, known, BROWSER_S);
}

const placeOf = (c: Context<AppEnv>): Place => ({
  device: nameDevice(c.req.header("User-Agent")),
  country: COUNTRY.exec(c.req.header("CF-IPCountry") ?? "")?.[0] ?? null,
});
/** As Cloudflare reports it; "XX" and "T1" are no countries. */
const COUNTRY = /^(?!XX)[A-Z]{2}$/;

async function checkSession(c: Context<AppEnv>): Promise<AuthCheck> {
  const found = await findOpenSession(c);
  if (!found) return { authenticated: false };
  const { user, suspendedFor } = found;
  if (suspendedFor !== null) return { authenticated: false, suspendedFor };
  return { authenticated: true, email: user.email, isAdmin: user.isAdmin };
}

async function describeSessions(c: Context<AppEnv>): Promise<SessionsReply> {
  const current = c.get("session").hash;
  const sessions = await listSessions(c.get("deps"), c.get("user"));
  return {
    sessions: sessions.map(({ hash, device, country, createdAt, usedAt }) => ({
      ...{ id: hash, device, country, isCurrent: hash === current },
      createdAt: new Date(createdAt).toISOString(),
      lastUsedAt: new Date(usedAt).toISOString(),
    })),
  };
}
