import { type Context, Hono } from "hono";
import type * as z from "zod";
import { usageQuerySchema } from "../../../shared/key-requests.ts";
import type {
  keyItselfReplySchema,
  keyUsageReplySchema,
  recentCallsReplySchema,
} from "../../../shared/keys.ts";
import { AppError } from "../../errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { refuseQuery, searchQuery } from "../../http/json-body.ts";
import type { Refusal } from "./account/calls.ts";
import { admitCall, limitFree, refuseEndedKey } from "./guard.ts";
import { describeKey, readUsageByKey } from "./read-usage.ts";
import { listRecentCalls, readPaidReply } from "./recent-calls.ts";

/**
 * GET /api/v1/key: what the key may do and has left. GET /api/v1/usage?cursor=&key=&endpoint=&errors=&limit=: its account's
 * log. GET /api/v1/calls: the key's paid calls of the last hour; /api/v1/calls/:id: the reply of one, as it was given. All
 * free, 30 a minute and network; behind `keyed`.
 */
export const keyItselfRoutes = new Hono<AppEnv>()
  .get("/key", refuseQuery, async (c) => {
    await limitFree(c, "read");
    const found = await describeKey(c.get("deps"), c.get("keyHolder").accountId, admitCall(c));
    if (!found.ok) return refuse(c, found.reason);
    c.header("Cache-Control", "no-store");
    return c.json<z.infer<typeof keyItselfReplySchema>>(found.reply);
  })
  .get("/usage", searchQuery(usageQuerySchema), async (c) => {
    await limitFree(c, "read");
    const { accountId } = c.get("keyHolder");
    const found = await readUsageByKey(c.get("deps"), accountId, admitCall(c), c.req.valid("query"));
    if (!found.ok) return refuse(c, found.reason);
    c.header("Cache-Control", "no-store");
    return c.json<z.infer<typeof keyUsageReplySchema>>(found.reply);
  })
  .get("/calls", refuseQuery, async (c) => {
    await limitFree(c, "read");
    const found = await listRecentCalls(c.get("deps"), c.get("keyHolder").accountId, admitCall(c));
    if (!found.ok) return refuse(c, found.reason);
    c.header("Cache-Control", "no-store");
    return c.json<z.infer<typeof recentCallsReplySchema>>(found.reply);
  })
  .get("/calls/:id", refuseQuery, async (c) => {
    await limitFree(c, "read");
    const id = c.req.param("id");
    if (!CALL_ID.test(id)) throw new AppError("call_unknown");
    const found = await readPaidReply(c.get("deps"), c.get("keyHolder").accountId, admitCall(c), id);
    if (!found.ok) return refuse(c, found.reason);
    c.header("Cache-Control", "no-store");
    return c.body(found.body, 200, { "Content-Type": "application/json" });
  });

const CALL_ID = /^[\w-]{1,100}$/;

function refuse(c: Context<AppEnv>, reason: Refusal): Promise<Response> {
  if (reason === "key_invalid" || reason === "account_suspended") return refuseEndedKey(c, reason);
  throw new AppError(reason);
}
