import { env } from "cloudflare:workers";
import { createKeyReplySchema, usageReplySchema } from "../../../shared/keys.ts";
import type { Env } from "../../env.ts";
import { makeLink, someEmail } from "../people.ts";
import { openBrowser } from "./browser.ts";

/** Somebody signed in, with their browser and what they do with keys. */
export async function openPerson(email = someEmail(), vars: Partial<Env> = {}) {
  const browser = openBrowser({ vars });
  const signIn = async () => {
    const reply = await browser.verify(await makeLink(email), true);
    if (reply.status !== 200) throw new Error(`no sign-in: ${reply.status} ${await reply.text()}`);
  };
  await signIn();
  const row = await env.DB.prepare("SELECT id FROM users WHERE email = ?")
    .bind(email)
    .first<{ id: string }>();
  const makeKey = async () => {
    const reply = await browser.post("/api/keys", { name: "one" });
    if (reply.status !== 201) throw new Error(`no key: ${reply.status} ${await reply.text()}`);
    return createKeyReplySchema.parse(await reply.json()).apiKey;
  };
  return {
    email,
    id: row?.id ?? "",
    browser,
    signIn,
    makeKey,
    /** one paid call, from a browser of nobody */
    spend: (key: string) =>
      openBrowser({ vars }).post("/api/v1/technical", { message: "Bitcoin" }, { "X-API-Key": key }),
    month: async () =>
      usageReplySchema.parse(await (await browser.send("/api/keys/usage?limit=1")).json()).user,
    close: (typed = email) => browser.post("/api/account/close", { email: typed }),
  };
}
