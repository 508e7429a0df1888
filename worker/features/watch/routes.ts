import { type Context, Hono } from "hono";
import type * as z from "zod";
import {
  alertMailSchema,
  morningSchema,
  newAlertSchema,
  type unsubscribedSchema,
  type WatchReply,
  watchAssetSchema,
} from "../../../shared/watch.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { jsonBody } from "../../http/json-body.ts";
import { limitSignIn } from "../../http/limit-rate.ts";
import { signedIn } from "../auth/guard.ts";
import { armAlert, deleteAlert, makeAlert } from "./change-alerts.ts";
import { unwatchAsset, watchAsset } from "./change-assets.ts";
import { chooseMorning } from "./morning/choose-morning.ts";
import { readWatch } from "./read-watch.ts";
import { switchMail, unsubscribe } from "./switch-mail.ts";

const replyWatch = async (c: Context<AppEnv>) =>
  c.json<WatchReply>(await readWatch(c.get("deps"), c.get("user").id));

/** GET /api/watch; POST /assets, /alerts, /alerts/:id/arm, /mail, /morning; DELETE /assets/:asset, /alerts/:id; GET, POST /unsubscribe */
export const watchRoutes = new Hono<AppEnv>()
  // Mail scanners open addresses: that one only leads to a page with a button.
  .get("/unsubscribe", (c) =>
    c.redirect(`/account?unsubscribe=${encodeURIComponent(c.req.query("token") ?? "")}`, 303),
  )
  // RFC 8058: a mail program posts a form to the address in the mail's header; the token in it is all it needs.
  .post("/unsubscribe", limitSignIn, async (c) => {
    await unsubscribe(c.get("deps"), c.req.query("token") ?? "");
    return c.json<z.infer<typeof unsubscribedSchema>>({ unsubscribed: true });
  })
  .use(signedIn)
  .get("/", replyWatch)
  .post("/assets", ...jsonBody(watchAssetSchema), async (c) => {
    await watchAsset(c.get("deps"), c.get("user").id, c.req.valid("json").asset);
    return replyWatch(c);
  })
  .delete("/assets/:asset", async (c) => {
    await unwatchAsset(c.get("deps"), c.get("user").id, c.req.param("asset"));
    return replyWatch(c);
  })
  .post("/alerts", ...jsonBody(newAlertSchema), async (c) => {
    await makeAlert(c.get("deps"), c.get("user").id, c.req.valid("json"));
    return replyWatch(c);
  })
  .post("/alerts/:id/arm", async (c) => {
    await armAlert(c.get("deps"), c.get("user").id, c.req.param("id"));
    return replyWatch(c);
  })
  .delete("/alerts/:id", async (c) => {
    await deleteAlert(c.get("deps"), c.get("user").id, c.req.param("id"));
    return replyWatch(c);
  })
  .post("/morning", ...jsonBody(morningSchema), async (c) => {
    await chooseMorning(c.get("deps"), c.get("user").id, c.req.valid("json"));
    return replyWatch(c);
  })
  .post("/mail", ...jsonBody(alertMailSchema), async (c) => {
    await switchMail(c.get("deps"), c.get("user").id, c.req.valid("json").isOn);
    return replyWatch(c);
  });
