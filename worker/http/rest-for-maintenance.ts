import { createMiddleware } from "hono/factory";
import { AppError } from "../errors.ts";
import type { AppEnv } from "./app-env.ts";

const RETRY_AFTER_S = 300;
/** Status routes keep working. */
const OPEN = ["/api/status", "/api/health", "/api/operator", "/api/security.txt"];

/** While `MAINTENANCE` is set, answers everything else with 503 and what it says; a webhook is delivered again later. */
export const restForMaintenance = createMiddleware<AppEnv>(async (c, next) => {
  const { maintenance } = c.get("deps").config;
  if (maintenance !== undefined && !OPEN.includes(c.req.path))
    throw new AppError("maintenance", { detail: maintenance, retryAfterS: RETRY_AFTER_S });
  await next();
});
