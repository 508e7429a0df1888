import { type Context, Hono } from "hono";
import { type AlertsReply, retryMailSchema } from "../../../shared/alerts.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { jsonBody } from "../../http/json-body.ts";
import { admin, signedIn } from "../auth/guard.ts";
import { listMails, retryMail, sendMails } from "../mail/outbox.ts";
import { listAlerts } from "./run-alerts.ts";

const toText = (time: number) => new Date(time).toISOString();

async function tellAlerts(c: Context<AppEnv>) {
  const [alerts, mails] = await Promise.all([listAlerts(c.get("deps")), listMails(c.get("deps"))]);
  return c.json<AlertsReply>({
    alerts: alerts.map(({ since, ...alert }) => ({ ...alert, since: toText(since) })),
    mails: mails.map(({ createdAt, nextAt, ...mail }) => ({
      ...mail,
      createdAt: toText(createdAt),
      nextAt: nextAt === null ? null : toText(nextAt),
    })),
  });
}

/** GET /api/admin/alerts; POST /api/admin/alerts/retry-mail */
export const alertRoutes = new Hono<AppEnv>()
  .use(signedIn, admin)
  .get("/", tellAlerts)
  .post("/retry-mail", ...jsonBody(retryMailSchema), async (c) => {
    await retryMail(c.get("deps"), c.req.valid("json").id);
    await sendMails(c.get("deps"));
    return tellAlerts(c);
  });
