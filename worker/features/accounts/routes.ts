import { Hono } from "hono";
import type * as z from "zod";
import {
  type accountSchema,
  type closeAccountReplySchema,
  closeAccountSchema,
  type undoClosingReplySchema,
  undoClosingSchema,
} from "../../../shared/accounts.ts";
import { AppError } from "../../errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { checkOrigin } from "../../http/check-origin.ts";
import { jsonBody } from "../../http/json-body.ts";
import { limitSignIn } from "../../http/limit-rate.ts";
import { toStream } from "../../http/reply/to-stream.ts";
import { canonicalEmail } from "../auth/email.ts";
import { dropSessionCookie, signedIn, signedInFreshly } from "../auth/guard.ts";
import { closeAccount } from "./close-account.ts";
import { exportAccount } from "./export-account.ts";
import { notifyOfExport } from "./notify-of-export.ts";
import { readAccount } from "./read-account.ts";
import { undoClosing } from "./undo-closing.ts";

/** GET /api/account; GET /api/account/export; POST /api/account/close, /api/account/undo */
export const accountRoutes = new Hono<AppEnv>()
  .get("/", signedIn, async (c) =>
    c.json<z.infer<typeof accountSchema>>(await readAccount(c.get("deps"), c.get("user").id)),
  )
  .get("/export", signedIn, signedInFreshly, async (c) => {
    const pieces = exportAccount(c.get("deps"), c.get("user"));
    const first = await pieces.next();
    await notifyOfExport(c.get("deps"), c.get("user"));
    c.header("Content-Disposition", 'attachment; filename="enigma-account.json"');
    return c.body(toStream(first, pieces), 200, { "Content-Type": "application/json" });
  })
  .post("/close", signedIn, signedInFreshly, ...jsonBody(closeAccountSchema), async (c) => {
    const user = c.get("user");
    if (canonicalEmail(c.req.valid("json").email) !== user.email) throw new AppError("close_unconfirmed");
    const undoUntil = await closeAccount(c.get("deps"), user);
    dropSessionCookie(c);
    const reply = { closed: true as const, undoUntil: new Date(undoUntil).toISOString() };
    return c.json<z.infer<typeof closeAccountReplySchema>>(reply);
  })
  .post("/undo", limitSignIn, checkOrigin, ...jsonBody(undoClosingSchema), async (c) => {
    const email = await undoClosing(c.get("deps"), c.req.valid("json").token);
    c.header("Cache-Control", "no-store");
    return c.json<z.infer<typeof undoClosingReplySchema>>({ reopened: true, email });
  });
