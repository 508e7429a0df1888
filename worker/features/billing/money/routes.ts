import { Hono } from "hono";
import { explainGapSchema, type Reconciliation } from "../../../../shared/audit.ts";
import type { AppEnv } from "../../../http/app-env.ts";
import { jsonBody } from "../../../http/json-body.ts";
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

/** GET /api/admin/money.csv */
export const moneyCsvRoutes = new Hono<AppEnv>().use(signedIn, admin).get("/", async (c) => {
  const pieces = exportMoney(c.get("deps"), c.get("user").email);
  const first = await pieces.next();
  c.header("Content-Disposition", 'attachment; filename="money.csv"');
  return c.body(toStream(first, pieces), 200, { "Content-Type": "text/csv; charset=utf-8" });
});
