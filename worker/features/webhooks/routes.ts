import { Hono } from "hono";
import type * as z from "zod";
import {
  addWebhookSchema,
  changeWebhookSchema,
  type deletedWebhookSchema,
  type deliveriesReplySchema,
  type replayReplySchema,
  replayWebhookSchema,
  type WebhooksReply,
  type webhookReplySchema,
  type webhookSecretReplySchema,
} from "../../../shared/webhooks.ts";
import { AppError } from "../../errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { jsonBody } from "../../http/json-body.ts";
import { signedIn, signedInFreshly } from "../auth/guard.ts";
import { deleteEndpoint } from "./end-endpoint.ts";
import { listDeliveries, replayDeliveries } from "./list-deliveries.ts";
import { addEndpoint, changeEvents, listEndpoints, rotateSecret } from "./manage-endpoints.ts";
import { confirmEndpoint, testEndpoint } from "./send-by-hand.ts";

/** GET, POST /api/webhooks; PATCH, DELETE /:id; POST /:id/confirm, /rotate, /test, /replay; GET /:id/deliveries. Adding and rotating want a fresh sign-in. */
export const webhookRoutes = new Hono<AppEnv>()
  .use(signedIn)
  .get("/", async (c) => c.json<WebhooksReply>(await listEndpoints(c.get("deps"), c.get("user").id)))
  .post("/", signedInFreshly, ...jsonBody(addWebhookSchema), async (c) => {
    const made = await addEndpoint(c.get("deps"), c.get("user").id, c.req.valid("json"));
    return c.json<z.infer<typeof webhookSecretReplySchema>>(made, 201);
  })
  .patch("/:id", ...jsonBody(changeWebhookSchema), async (c) => {
    const { events } = c.req.valid("json");
    const endpoint = await changeEvents(c.get("deps"), c.get("user").id, c.req.param("id"), events);
    return c.json<z.infer<typeof webhookReplySchema>>({ endpoint });
  })
  .delete("/:id", async (c) => {
    if (!(await deleteEndpoint(c.get("deps"), c.get("user").id, c.req.param("id"))))
      throw new AppError("not_found");
    return c.json<z.infer<typeof deletedWebhookSchema>>({ deleted: true });
  })
  .post("/:id/confirm", async (c) => {
    const endpoint = await confirmEndpoint(c.get("deps"), c.get("user"), c.req.param("id"));
    return c.json<z.infer<typeof webhookReplySchema>>({ endpoint });
  })
  .post("/:id/rotate", signedInFreshly, async (c) =>
    c.json<z.infer<typeof webhookSecretReplySchema>>(
      await rotateSecret(c.get("deps"), c.get("user").id, c.req.param("id")),
    ),
  )
  .post("/:id/test", async (c) => {
    const delivery = await testEndpoint(c.get("deps"), c.get("user"), c.req.param("id"));
    return c.json<z.infer<typeof deliveriesReplySchema>>({ deliveries: [delivery] });
  })
  .get("/:id/deliveries", async (c) => {
    const deliveries = await listDeliveries(c.get("deps"), c.get("user").id, c.req.param("id"));
    return c.json<z.infer<typeof deliveriesReplySchema>>({ deliveries });
  })
  .post("/:id/replay", ...jsonBody(replayWebhookSchema), async (c) => {
    const { delivery } = c.req.valid("json");
    const replayed = await replayDeliveries(c.get("deps"), c.get("user").id, {
      endpoint: c.req.param("id"),
      delivery,
    });
    return c.json<z.infer<typeof replayReplySchema>>({ replayed });
  });
