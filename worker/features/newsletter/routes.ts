import { Hono } from "hono";
import type * as z from "zod";
import {
  type newsletterStateSchema,
  newsletterTokenSchema,
  type subscribeReplySchema,
  subscribeSchema,
} from "../../../shared/newsletter.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { checkOrigin } from "../../http/check-origin.ts";
import { jsonBody } from "../../http/json-body.ts";
import { limitSignIn } from "../../http/limit-rate.ts";
import { visitorNetworks } from "../../http/visitor.ts";
import { confirmSubscription, unsubscribe } from "./answer-link.ts";
import { subscribe } from "./subscribe.ts";

type State = z.infer<typeof newsletterStateSchema>;

/** POST /api/newsletter/subscribe, /confirm, /unsubscribe; GET /unsubscribe leads to the page. */
export const newsletterRoutes = new Hono<AppEnv>()
  .post("/subscribe", limitSignIn, checkOrigin, ...jsonBody(subscribeSchema), async (c) => {
    await subscribe(c.get("deps"), { ...c.req.valid("json"), networks: visitorNetworks(c) });
    return c.json<z.infer<typeof subscribeReplySchema>>({ success: true });
  })
  .post("/confirm", limitSignIn, checkOrigin, ...jsonBody(newsletterTokenSchema), async (c) => {
    await confirmSubscription(c.get("deps"), c.req.valid("json").token);
    return c.json<State>({ state: "subscribed" });
  })
  // A mail program that knows no one-click opens that address as a page: the one that unsubscribes and says so.
  .get("/unsubscribe", (c) =>
    c.redirect(`/newsletter?unsubscribe=${encodeURIComponent(c.req.query("token") ?? "")}`, 303),
  )
  // RFC 8058: a mail program posts a form to the address in the mail's header; the token in it is all it needs.
  .post("/unsubscribe", limitSignIn, async (c) => {
    await unsubscribe(c.get("deps"), c.req.query("token") ?? "");
    return c.json<State>({ state: "unsubscribed" });
  });
