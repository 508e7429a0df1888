import { env } from "cloudflare:workers";
import type * as z from "zod";
import type { WebhookEvent } from "../../../shared/webhook-events.ts";
import {
  deliveriesReplySchema,
  webhookReplySchema,
  webhookSecretReplySchema,
  webhooksReplySchema,
} from "../../../shared/webhooks.ts";
import { openDeps } from "../../deps.ts";
import type { Env } from "../../env.ts";
import { openPerson } from "../auth/person.ts";
import { openInternet } from "./receivers.ts";

/** Somebody signed in, and what they do with webhooks, on an internet of the tests. */
export async function openOwner(
  internet: ReturnType<typeof openInternet> = openInternet(),
  vars: Partial<Env> = {},
) {
  const person = await openPerson(undefined, vars);
  const deps = openDeps({ ...env, ...vars }, { waitUntil: () => {} });
  const post = (path: string, body: unknown = {}) => person.browser.post(`/api/webhooks${path}`, body);
  const get = (path: string) => person.browser.send(`/api/webhooks${path}`);
  const remove = (id: string) => person.browser.send(`/api/webhooks/${id}`, { method: "DELETE" });
  const read = async <T extends z.ZodType>(schema: T, reply: Response): Promise<z.infer<T>> => {
    if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
    return schema.parse(await reply.json());
  };
  const add = async (host: string, events: WebhookEvent[] = ["payment.received"]) =>
    read(webhookSecretReplySchema, await post("", { url: `https://${host}/hooks`, events }));
  return {
    ...{ person, deps, internet, post, get, remove, add },
    list: async () => (await read(webhooksReplySchema, await get(""))).endpoints,
    /** adds an endpoint whose server echoes its challenge, and confirms it */
    open: async (host: string, events?: WebhookEvent[]) => {
      internet.serve(host);
      const { endpoint, secret } = await add(host, events);
      const active = await read(webhookReplySchema, await post(`/${endpoint.id}/confirm`));
      internet.got.length = 0;
      return { id: active.endpoint.id, secret };
    },
    rotate: async (id: string) => read(webhookSecretReplySchema, await post(`/${id}/rotate`)),
    deliveries: async (id: string) =>
      (await read(deliveriesReplySchema, await get(`/${id}/deliveries`))).deliveries,
  };
}
