import { Hono } from "hono";
import * as z from "zod";
import {
  type createKeyReplySchema,
  createKeySchema,
  endpointSchema,
  type keysReplySchema,
  MAX_USAGE_PAGE,
  type revokeKeyReplySchema,
  rollKeySchema,
  USAGE_PAGE,
  type UsageReply,
} from "../../../shared/keys.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { jsonBody, searchQuery } from "../../http/json-body.ts";
import { signedIn } from "../auth/guard.ts";
import { createKey, listKeys, revokeKey, rollKey } from "./manage-keys.ts";
import { readUsage } from "./read-usage.ts";

const usageQuerySchema = z.object({
  cursor: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number)
    .optional(),
  key: z.string().max(100).optional(),
  endpoint: endpointSchema.optional(),
  limit: z
    .string()
    .regex(/^[1-9]\d{0,2}$/)
    .transform(Number)
    .pipe(z.number().max(MAX_USAGE_PAGE))
    .default(USAGE_PAGE),
});

/** GET, POST /api/keys; DELETE /api/keys/:id; POST /api/keys/:id/roll; GET /api/keys/usage */
export const keyRoutes = new Hono<AppEnv>()
  .use(signedIn)
  .get("/", async (c) => {
    const keys = await listKeys(c.get("deps"), c.get("user").id);
    return c.json<z.infer<typeof keysReplySchema>>({ keys });
  })
  .post("/", ...jsonBody(createKeySchema), async (c) => {
    const apiKey = await createKey(c.get("deps"), c.get("user").id, c.req.valid("json").name);
    return c.json<z.infer<typeof createKeyReplySchema>>({ apiKey }, 201);
  })
  .get("/usage", searchQuery(usageQuerySchema), async (c) => {
    const usage = await readUsage(c.get("deps"), c.get("user"), c.req.valid("query"));
    return c.json<UsageReply>(usage);
  })
  .delete("/:id", async (c) => {
    const apiKey = await revokeKey(c.get("deps"), c.get("user").id, c.req.param("id"));
    return c.json<z.infer<typeof revokeKeyReplySchema>>({ apiKey });
  })
  .post("/:id/roll", ...jsonBody(rollKeySchema), async (c) => {
    const { endsInHours } = c.req.valid("json");
    const apiKey = await rollKey(c.get("deps"), c.get("user").id, c.req.param("id"), endsInHours);
    return c.json<z.infer<typeof createKeyReplySchema>>({ apiKey }, 201);
  });
