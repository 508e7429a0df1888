import { type Context, Hono } from "hono";
import type * as z from "zod";
import { usageQuerySchema } from "../../../shared/key-requests.ts";
import type { keyItselfReplySchema, keyUsageReplySchema } from "../../../shared/keys.ts";
import { AppError } from "../../errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { searchQuery } from "../../http/json-body.ts";
import type { Refusal } from "./account/calls.ts";
import { admitCall, limitFree, refuseEndedKey } from "./guard.ts";
import { describeKey, readUsageByKey } from "./read-usage.ts";

/**
 * GET /api/v1/key: what the key may do and has left. GET /api/v1/usage?cursor=&key=&endpoint=&errors=&limit=: its account's
 * log. Both free, 30 a minute and network; behind `keyed`.
 */
export const keyItselfRoutes = new Hono<AppEnv>()
  .get("/key", async (c) => {
    await limitFree(c, "read");
    const told = await describeKey(c.get("deps"), c.get("keyHolder").accountId, admitCall(c));
    if (!told.ok) return refuse(c, told.reason);
    c.header("Cache-Control", "no-store");
    return c.json<z.infer<typeof keyItselfReplySchema>>(told.reply);
  })
  .get("/usage", searchQuery(usageQuerySchema), async (c) => {
    await limitFree(c, "read");
    const { accountId } = c.get("keyHolder");
    const told = await readUsageByKey(c.get("deps"), accountId, admitCall(c), c.req.valid("query"));
    if (!told.ok) return refuse(c, told.reason);
    c.header("Cache-Control", "no-store");
    return c.json<z.infer<typeof keyUsageReplySchema>>(told.reply);
  });

function refuse(c: Context<AppEnv>, reason: Refusal): Promise<Response> {
  if (reason === "key_invalid" || reason === "account_suspended") return refuseEndedKey(c, reason);
  throw new AppError(reason);
}
