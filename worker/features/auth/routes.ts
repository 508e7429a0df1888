import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import type * as z from "zod";
import {
  type AuthCheck,
  type emailPreviewSchema,
  LINK_MINUTES,
  LINK_TOKEN_LENGTH,
  type requestLinkReplySchema,
  requestLinkSchema,
  SESSION_DAYS,
  type verifyTokenReplySchema,
  verifyTokenSchema,
} from "../../../shared/auth.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { checkOrigin } from "../../http/check-origin.ts";
import { jsonBody } from "../../http/json-body.ts";
import { limitSignIn } from "../../http/limit-rate.ts";
import { dropPrivateCookie, readPrivateCookie, setPrivateCookie } from "../../http/private-cookie.ts";
import { visitorOf } from "../../http/visitor.ts";
import { findUser, SESSION_COOKIE } from "./guard.ts";
import { requestLink } from "./links/request-link.ts";
import { verifyLink } from "./links/verify-link.ts";
import { endSession, startSession } from "./sessions.ts";
import { renderSignInMail } from "./sign-in-mail.tsx";

const NONCE_COOKIE = "enigma_nonce";
const LINK_S = LINK_MINUTES * 60;
const SESSION_S = SESSION_DAYS * 86_400;

const neverStore = createMiddleware<AppEnv>(async (c, next) => {
  c.header("Cache-Control", "no-store");
  await next();
});

/** POST /api/auth/request-link, /verify-token, /logout; GET /api/auth/check, /email-preview */
export const authRoutes = new Hono<AppEnv>()
  .use(neverStore)
  .post("/request-link", checkOrigin, ...jsonBody(requestLinkSchema), async (c) => {
    const asked = { ...c.req.valid("json"), visitor: visitorOf(c) };
    const { nonce } = await requestLink(c.get("deps"), asked);
    setPrivateCookie(c, NONCE_COOKIE, nonce, LINK_S);
    return c.json<z.infer<typeof requestLinkReplySchema>>({ sent: true });
  })
  .post("/verify-token", limitSignIn, checkOrigin, ...jsonBody(verifyTokenSchema), async (c) => {
    const attempt = { ...c.req.valid("json"), nonce: readPrivateCookie(c, NONCE_COOKIE) };
    const { id, email, offeredTier } = await verifyLink(c.get("deps"), attempt);
    await endSession(c.get("deps"), readPrivateCookie(c, SESSION_COOKIE));
    setPrivateCookie(c, SESSION_COOKIE, await startSession(c.get("deps"), id), SESSION_S);
    return c.json<z.infer<typeof verifyTokenReplySchema>>({ authenticated: true, email, offeredTier });
  })
  .post("/logout", limitSignIn, checkOrigin, async (c) => {
    await endSession(c.get("deps"), readPrivateCookie(c, SESSION_COOKIE));
    dropPrivateCookie(c, SESSION_COOKIE);
    return c.json<AuthCheck>({ authenticated: false });
  })
  .get("/check", async (c) => {
    const user = await findUser(c);
    return c.json<AuthCheck>(
      user ? { authenticated: true, email: user.email, isAdmin: user.isAdmin } : { authenticated: false },
    );
  })
  .get("/email-preview", async (c) => {
    const { config, mailer } = c.get("deps");
    const link = `${config.publicOrigin}/api-docs?token=${"x".repeat(LINK_TOKEN_LENGTH)}`;
    const mail = await renderSignInMail(link);
    return c.json<z.infer<typeof emailPreviewSchema>>({ from: mailer.from, link, ...mail });
  });
