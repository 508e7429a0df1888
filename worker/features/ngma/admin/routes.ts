import { Hono } from "hono";
import * as z from "zod";
import { AUDIT_PAGE, type AuditEntry } from "../../../../shared/audit.ts";
import {
  DISTRIBUTIONS_PAGE,
  type Distribution,
  distributionStatusChangeSchema,
  type distributionStatusReplySchema,
} from "../../../../shared/ngma.ts";
import type { AppEnv } from "../../../http/app-env.ts";
import { jsonBody, searchQuery } from "../../../http/json-body.ts";
import { admin, signedIn } from "../../auth/guard.ts";
import { changeStatus } from "../distributions/change-status.ts";
import { listDistributions } from "../distributions/list-distributions.ts";
import { exportDistributions } from "./export-distributions.ts";
import { readAudit } from "./read-audit.ts";

const idSchema = z.string().regex(/^[\w-]{1,100}$/);
const limitSchema = (max: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,2}$/)
    .transform(Number)
    .pipe(z.number().max(max))
    .default(max);

const pageSchema = z.strictObject({
  status: z.enum(["pending", "sent"]).optional(),
  after: idSchema.optional(),
  limit: limitSchema(DISTRIBUTIONS_PAGE),
});
const auditPageSchema = z.strictObject({
  subject: idSchema.optional(),
  before: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number)
    .optional(),
  limit: limitSchema(AUDIT_PAGE),
});

/**
 * GET /api/admin/ngma-distributions/pending, /ngma-distributions/export.csv, /audit;
 * POST /api/admin/ngma-distributions/:id/status. Nobody but an admin passes, at whatever address under /api/admin.
 */
export const adminRoutes = new Hono<AppEnv>()
  .use(signedIn, admin)
  .get("/ngma-distributions/pending", searchQuery(pageSchema), async (c) =>
    c.json<Distribution[]>(await listDistributions(c.get("deps"), c.req.valid("query"))),
  )
  .get("/ngma-distributions/export.csv", async (c) => {
    const csv = await exportDistributions(c.get("deps"), c.get("user").email);
    c.header("Content-Disposition", 'attachment; filename="ngma-distributions.csv"');
    return c.body(csv, 200, { "Content-Type": "text/csv; charset=utf-8" });
  })
  .post("/ngma-distributions/:id/status", ...jsonBody(distributionStatusChangeSchema), async (c) => {
    const asked = { id: c.req.param("id"), admin: c.get("user").email, change: c.req.valid("json") };
    const distribution = await changeStatus(c.get("deps"), asked);
    return c.json<z.infer<typeof distributionStatusReplySchema>>({ success: true, distribution });
  })
  .get("/audit", searchQuery(auditPageSchema), async (c) =>
    c.json<AuditEntry[]>(await readAudit(c.get("deps"), c.req.valid("query"))),
  );
