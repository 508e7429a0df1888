import { Hono } from "hono";
import { type ParkedPayment, parkedDecisionSchema } from "../../../../shared/payments.ts";
import type { AppEnv } from "../../../http/app-env.ts";
import { jsonBody } from "../../../http/json-body.ts";
import { admin, signedIn } from "../../auth/guard.ts";
import { decideParked } from "./decide-parked.ts";
import { listParked } from "./list-parked.ts";

/** GET /api/admin/payments/parked, POST /api/admin/payments/:id/decision */
export const parkedRoutes = new Hono<AppEnv>()
  .use(signedIn, admin)
  .get("/parked", async (c) => c.json<ParkedPayment[]>(await listParked(c.get("deps"))))
  .post("/:id/decision", ...jsonBody(parkedDecisionSchema), async (c) => {
    const asked = { id: c.req.param("id"), admin: c.get("user").email, decision: c.req.valid("json") };
    await decideParked(c.get("deps"), asked);
    return c.json({ success: true });
  });
