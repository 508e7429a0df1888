import { type Context, Hono } from "hono";
import { type AlarmsReply, retryMailSchema } from "../../../shared/alarms.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { jsonBody } from "../../http/json-body.ts";
import { admin, signedIn } from "../auth/guard.ts";
import { listMails, retryMail, sendMails } from "../mail/outbox.ts";
import { listAlarms } from "./run-alarms.ts";

const toText = (time: number) => new Date(time).toISOString();

async function replyAlarms(c: Context<AppEnv>) {
  const [alarms, mails] = await Promise.all([listAlarms(c.get("deps")), listMails(c.get("deps"))]);
  return c.json<AlarmsReply>({
    alarms: alarms.map(({ since, ...alarm }) => ({ ...alarm, since: toText(since) })),
    mails: mails.map(({ createdAt, nextAt, ...mail }) => ({
      ...mail,
      createdAt: toText(createdAt),
      nextAt: nextAt === null ? null : toText(nextAt),
    })),
  });
}

/** GET /api/admin/alarms; POST /api/admin/alarms/retry-mail */
export const alarmRoutes = new Hono<AppEnv>()
  .use(signedIn, admin)
  .get("/", replyAlarms)
  .post("/retry-mail", ...jsonBody(retryMailSchema), async (c) => {
    await retryMail(c.get("deps"), c.req.valid("json").id);
    await sendMails(c.get("deps"));
    return replyAlarms(c);
  });
