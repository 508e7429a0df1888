import { Hono } from "hono";
import type * as z from "zod";
import {
  type NgmaSale,
  type NgmaTotals,
  ngmaCheckoutSchema,
  recordNgmaPurchaseSchema,
} from "../../../shared/ngma.ts";
import type { checkoutReplySchema, VerifyReply } from "../../../shared/payments.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { jsonBody, refuseQuery } from "../../http/json-body.ts";
import { signedIn } from "../auth/guard.ts";
import { readRoom } from "../billing/sale.ts";
import { openNgmaCheckout } from "./purchases/open-ngma-checkout.ts";
import { recordPurchase } from "./purchases/record-purchase.ts";
import { readTotals } from "./read-totals.ts";

/** POST /api/create-ngma-checkout, /record-ngma-purchase; GET /api/ngma/totals, /sale */
export const ngmaRoutes = new Hono<AppEnv>()
  .post("/create-ngma-checkout", signedIn, ...jsonBody(ngmaCheckoutSchema), async (c) =>
    c.json<z.infer<typeof checkoutReplySchema>>(
      await openNgmaCheckout(c.get("deps"), c.get("user"), c.req.valid("json")),
    ),
  )
  .post("/record-ngma-purchase", signedIn, ...jsonBody(recordNgmaPurchaseSchema), async (c) => {
    const reply = await recordPurchase(c.get("deps"), c.get("user"), c.req.valid("json"));
    return c.json<VerifyReply>(reply, reply.status === "paid" ? 200 : 202);
  })
  .get("/ngma/sale", refuseQuery, async (c) => {
    c.header("Cache-Control", "public, max-age=15");
    return c.json<NgmaSale>(await readRoom(c.get("deps")));
  })
  .get("/ngma/totals", refuseQuery, async (c) => {
    c.header("Cache-Control", "public, max-age=60");
    return c.json<NgmaTotals>(await readTotals(c.get("deps")));
  });
