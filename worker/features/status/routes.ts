import { Hono } from "hono";
import type { AppEnv } from "../../http/app-env.ts";
import { readKeptStatus } from "./keep-status.ts";

/** GET /api/status -> StatusReply */
export const statusRoutes = new Hono<AppEnv>().get("/", async (c) => {
  c.header("Cache-Control", "no-store");
  return c.json(await readKeptStatus(c.get("deps")));
});
