import { Hono } from "hono";
import * as z from "zod";
import { explainGapSchema, type Reconciliation } from "../../../../shared/audit.ts";
import { dateOf } from "../../../../shared/time.ts";
import type { AppEnv } from "../../../http/app-env.ts";
import { jsonBody, searchQuery } from "../../../http/json-body.ts";
import { toStream } from "../../../http/reply/to-stream.ts";
import { admin, signedIn } from "../../auth/guard.ts";
import { explainGap } from "../books/explain-gap.ts";
import { exportMoney } from "./export-money.ts";
import { readReconciliation } from "./read-reconciliation.ts";

/** GET /api/admin/reconciliation; POST /api/admin/reconciliation/:id/explain */
export const moneyRoutes = new Hono<AppEnv>()
  .use(signedIn, admin)
  .get("/", async (c) => c.json<Reconciliation>(await readReconciliation(c.get("deps"))))
  .post("/:id/explain", ...jsonBody(explainGapSchema), async (c) => {
    const { reason } = c.req.valid("json");
    await explainGap(c.get("deps"), { id: c.req.param("id"), reason, admin: c.get("user").email });
    return c.json({ success: true });
  });

const monthSchema = z.strictObject({
  month: z
    .string()
    .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, "Send a month, such as 2026-11.")
    .optional(),
});

/** GET /api/admin/money.csv?month=YYYY-MM; of this month without it */
export const moneyCsvRoutes = new Hono<AppEnv>()
  .use(signedIn, admin)
  .get("/", searchQuery(monthSchema), async (c) => {
    const deps = c.get("deps");
    const { month = dateOf(deps.now().getTime()).slice(0, 7) } = c.req.valid("query");
    const pieces = exportMoney(deps, { admin: c.get("user").email, month });
    const first = await pieces.next();
    c.header("Content-Disposition", `attachment; filename="money-${month}.csv"`);
    return c.body(toStream(first, pieces), 200, { "Content-Type": "text/csv; charset=utf-8" });
  });
