import { Hono } from "hono";
import * as z from "zod";
import type { StrayAsset } from "../../../../shared/orders.ts";
import {
  type ParkedPayment,
  parkedDecisionSchema,
  type ReversedPayment,
  reinstateSchema,
  takeBackSchema,
} from "../../../../shared/parked.ts";
import type { AppEnv } from "../../../http/app-env.ts";
import { jsonBody, searchQuery } from "../../../http/json-body.ts";
import { admin, signedIn } from "../../auth/guard.ts";
import { decideParked } from "./decide-parked.ts";
import { listParked } from "./list-parked.ts";
import { listReversed } from "./list-reversed.ts";
import { listStrays } from "./list-strays.ts";
import { reinstatePayment } from "./reinstate-payment.ts";
import { takeBack } from "./take-back.ts";

const pageSchema = z.strictObject({
  after: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .optional(),
});

/** GET /api/admin/payments/parked, /reversed, /strays; POST /api/admin/payments/:id/decision, /:id/take-back, /:id/reinstate */
export const parkedRoutes = new Hono<AppEnv>()
  .use(signedIn, admin)
  .get("/parked", searchQuery(pageSchema), async (c) =>
    c.json<ParkedPayment[]>(await listParked(c.get("deps"), c.req.valid("query"))),
  )
  .get("/reversed", searchQuery(pageSchema), async (c) =>
    c.json<ReversedPayment[]>(await listReversed(c.get("deps"), c.req.valid("query"))),
  )
  .post("/:id/decision", ...jsonBody(parkedDecisionSchema), async (c) => {
    const asked = { id: c.req.param("id"), admin: c.get("user").email, decision: c.req.valid("json") };
    await decideParked(c.get("deps"), asked);
    return c.json({ success: true });
  })
  .post("/:id/take-back", ...jsonBody(takeBackSchema), async (c) => {
    const asked = { id: c.req.param("id"), admin: c.get("user").email, ...c.req.valid("json") };
    await takeBack(c.get("deps"), asked);
    return c.json({ success: true });
  })
  .get("/strays", async (c) => c.json<StrayAsset[]>(await listStrays(c.get("deps"))))
  .post("/:id/reinstate", ...jsonBody(reinstateSchema), async (c) => {
    const asked = { id: c.req.param("id"), admin: c.get("user").email, ...c.req.valid("json") };
    await reinstatePayment(c.get("deps"), asked);
    return c.json({ success: true });
  });
