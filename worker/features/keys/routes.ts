import { Hono } from "hono";
import type * as z from "zod";
import {
  createKeySchema,
  limitKeySchema,
  rollKeySchema,
  usageQuerySchema,
} from "../../../shared/key-requests.ts";
import type {
  changedKeyReplySchema,
  createKeyReplySchema,
  keysReplySchema,
  UsageReply,
} from "../../../shared/keys.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { jsonBody, searchQuery } from "../../http/json-body.ts";
import { signedIn } from "../auth/guard.ts";
import { createKey, limitKey, listKeys, revokeKey, rollKey } from "./manage-keys.ts";
import { readUsage } from "./read-usage.ts";

/** GET, POST /api/keys; DELETE, PATCH /api/keys/:id; POST /api/keys/:id/roll; GET /api/keys/usage */
export const keyRoutes = new Hono<AppEnv>()
  .use(signedIn)
  .get("/", async (c) => {
    const keys = await listKeys(c.get("deps"), c.get("user").id);
    return c.json<z.infer<typeof keysReplySchema>>({ keys });
  })
  .post("/", ...jsonBody(createKeySchema), async (c) => {
    const apiKey = await createKey(c.get("deps"), c.get("user").id, c.req.valid("json"));
    return c.json<z.infer<typeof createKeyReplySchema>>({ apiKey }, 201);
  })
  .get("/usage", searchQuery(usageQuerySchema), async (c) => {
    const usage = await readUsage(c.get("deps"), c.get("user"), c.req.valid("query"));
    return c.json<UsageReply>(usage);
  })
  .delete("/:id", async (c) => {
    const apiKey = await revokeKey(c.get("deps"), c.get("user").id, c.req.param("id"));
    return c.json<z.infer<typeof changedKeyReplySchema>>({ apiKey });
  })
  .patch("/:id", ...jsonBody(limitKeySchema), async (c) => {
    const { limits } = c.req.valid("json");
    const apiKey = await limitKey(c.get("deps"), c.get("user").id, c.req.param("id"), limits);
    return c.json<z.infer<typeof changedKeyReplySchema>>({ apiKey });
  })
  .post("/:id/roll", ...jsonBody(rollKeySchema), async (c) => {
    const { endsInHours } = c.req.valid("json");
    const apiKey = await rollKey(c.get("deps"), c.get("user").id, c.req.param("id"), endsInHours);
    return c.json<z.infer<typeof createKeyReplySchema>>({ apiKey }, 201);
  });
