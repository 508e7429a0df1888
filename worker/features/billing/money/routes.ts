import { Hono } from "hono";
import type { Reconciliation } from "../../../../shared/audit.ts";
import type { AppEnv } from "../../../http/app-env.ts";
import { admin, signedIn } from "../../auth/guard.ts";
import { readReconciliation } from "./read-reconciliation.ts";

/** GET /api/admin/reconciliation */
export const moneyRoutes = new Hono<AppEnv>()
  .use(signedIn, admin)
  .get("/", async (c) => c.json<Reconciliation>(await readReconciliation(c.get("deps"))));
