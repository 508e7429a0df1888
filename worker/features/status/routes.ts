import { Hono } from "hono";
import type { Operator } from "../../../shared/operator.ts";
import type { UptimeReply } from "../../../shared/status.ts";
import { AppError } from "../../errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { refuseQuery } from "../../http/json-body.ts";
import { alarmsJob } from "../alarms/jobs.ts";
import { readKeptStatus } from "./keep-status.ts";
import { readUptime } from "./uptime.ts";
import { writeSecurityText } from "./write-security-text.ts";

/**
 * GET /api/status/days -> UptimeReply. GET /api/status -> StatusReply, with 503 while the service is down. A request while something is wrong alerts operators
 * too, since cron, which normally does that, may be what is wrong.
 */
export const statusRoutes = new Hono<AppEnv>()
  .get("/days", refuseQuery, async (c) => {
    c.header("Cache-Control", `public, max-age=${DAYS_KEPT_S}`);
    return c.json<UptimeReply>(await readUptime(c.get("deps")));
  })
  .get("/", refuseQuery, async (c) => {
    const deps = c.get("deps");
    const { status, isNew } = await readKeptStatus(deps);
    if (isNew && status.state !== "ok") deps.waitUntil(alarmsJob(deps).catch(() => {}));
    c.header("Cache-Control", "no-store");
    return c.json(status, status.state === "down" ? 503 : 200);
  });
/** As long as cron leaves between two looks. */
const DAYS_KEPT_S = 300;

/** GET /api/health: that the worker runs and is set up, for load balancers. It asks nobody. */
export const healthRoutes = new Hono<AppEnv>().get("/", (c) => {
  c.header("Cache-Control", "no-store");
  return c.json({ status: "ok", release: c.get("deps").release });
});

/** GET /api/operator; GET /api/security.txt, where /.well-known/security.txt leads */
export const operatorRoutes = new Hono<AppEnv>()
  .get("/operator", refuseQuery, (c) => c.json<Operator>(c.get("deps").config.operator))
  .get("/security.txt", (c) => {
    const text = writeSecurityText(c.get("deps"));
    if (text === null) throw new AppError("not_found");
    return c.text(text);
  });
