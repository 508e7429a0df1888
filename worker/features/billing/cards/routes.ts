import { Hono } from "hono";
import type * as z from "zod";
import {
  type changePlanReplySchema,
  type checkoutReplySchema,
  checkoutSchema,
} from "../../../../shared/payments.ts";
import { AppError } from "../../../errors.ts";
import type { AppEnv } from "../../../http/app-env.ts";
import { jsonBody } from "../../../http/json-body.ts";
import { signedIn } from "../../auth/guard.ts";
import { handleEvent } from "./handle-event.ts";
import { openCheckout } from "./open-checkout.ts";
import { openPortal } from "./open-portal.ts";
import { changePlan } from "./subscriptions/change-plan.ts";

type CheckoutReply = z.infer<typeof checkoutReplySchema>;

/** POST /api/create-checkout-session, /api/change-plan, /api/billing-portal, /api/stripe/webhook */
export const cardRoutes = new Hono<AppEnv>()
  .post("/create-checkout-session", signedIn, ...jsonBody(checkoutSchema), async (c) => {
    const product = { kind: "tier", tier: c.req.valid("json").tier } as const;
    return c.json<CheckoutReply>(await openCheckout(c.get("deps"), { user: c.get("user"), product }));
  })
  .post("/change-plan", signedIn, ...jsonBody(checkoutSchema), async (c) => {
    const change = await changePlan(c.get("deps"), c.get("user").id, c.req.valid("json").tier);
    return c.json<z.infer<typeof changePlanReplySchema>>({ change });
  })
  .post("/billing-portal", signedIn, async (c) =>
    c.json<CheckoutReply>(await openPortal(c.get("deps"), c.get("user").id)),
  )
  // Stripe's servers have no cookie and no origin: their signature over the raw body is what counts.
  .post("/stripe/webhook", async (c) => {
    const signature = c.req.header("Stripe-Signature");
    if (!signature) throw new AppError("webhook_invalid");
    await handleEvent(c.get("deps"), { payload: await c.req.text(), signature });
    return c.json({ received: true });
  });
