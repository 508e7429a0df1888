import { Hono } from "hono";
import type * as z from "zod";
import {
  decideShareSchema,
  endShareSchema,
  newShareSchema,
  type ownSharesSchema,
  type reportedSchema,
  type reportedSharesSchema,
  type Share,
  type ShareBooks,
} from "../../../shared/shares.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { checkOrigin } from "../../http/check-origin.ts";
import { jsonBody } from "../../http/json-body.ts";
import { limitRate } from "../../http/limit-rate.ts";
import { openRead } from "../../http/reply/open-read.ts";
import { visitorNetworks } from "../../http/visitor.ts";
import { admin, findUser, signedIn } from "../auth/guard.ts";
import { endOwnShare } from "./end-share.ts";
import { makeShare } from "./make-share.ts";
import { listShares, readShare } from "./read-share.ts";
import { listReported, readShareBooks, reportShare, reviewShare, takeDownShare } from "./report-share.ts";
import { readShareStorage } from "./share-limits.ts";
import { writeWords } from "./write-words.ts";

/** Asked again each time: it may have ended or been reported. */
const KEEP_S = 0;

/**
 * POST /api/shares NewShare -> Share; GET /api/shares -> own shares, /api/shares/:id -> Share, /api/shares/:id/words ->
 * HTML; POST /api/shares/:id/report; DELETE /api/shares/:id
 */
export const shareRoutes = new Hono<AppEnv>()
  .use(async (c, next) => {
    await next();
    c.header("X-Robots-Tag", "noindex");
    if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
  })
  .get("/", signedIn, async (c) => {
    const { id } = c.get("user");
    const [storage, shares] = await Promise.all([
      readShareStorage(c.get("deps"), id),
      listShares(c.get("deps"), id),
    ]);
    return c.json<z.infer<typeof ownSharesSchema>>({ storage, shares });
  })
  .post("/", limitRate, checkOrigin, ...jsonBody(newShareSchema), async (c) => {
    const from = { userId: (await findUser(c))?.id ?? null, networks: visitorNetworks(c) };
    return c.json<Share>(await makeShare(c.get("deps"), c.req.valid("json"), from), 201);
  })
  .get("/:id", ...openRead(KEEP_S, { isOpenData: true }), async (c) =>
    c.json<Share>(await readShare(c.get("deps"), c.req.param("id"))),
  )
  .get("/:id/words", ...openRead(KEEP_S), async (c) => {
    const { status, html } = await writeWords(c.get("deps"), c.req.param("id"));
    return c.html(html, status);
  })
  .post("/:id/report", limitRate, checkOrigin, async (c) => {
    await reportShare(c.get("deps"), c.req.param("id"));
    return c.json<z.infer<typeof reportedSchema>>({ reported: true });
  })
  .delete("/:id", limitRate, checkOrigin, ...jsonBody(endShareSchema), async (c) => {
    const userId = (await findUser(c))?.id ?? null;
    await endOwnShare(c.get("deps"), { id: c.req.param("id"), userId, ...c.req.valid("json") });
    return c.json({ ended: true });
  });

/** GET /api/admin/shares -> those reported; GET /:id, POST /:id/take-down, POST /:id/review -> ShareBooks */
export const shareAdminRoutes = new Hono<AppEnv>()
  .use(signedIn, admin)
  .get("/", async (c) => {
    const shares = await listReported(c.get("deps"));
    return c.json<z.infer<typeof reportedSharesSchema>>({ shares });
  })
  .get("/:id", async (c) => c.json<ShareBooks>(await readShareBooks(c.get("deps"), c.req.param("id"))))
  .post("/:id/take-down", ...jsonBody(decideShareSchema), async (c) =>
    c.json<ShareBooks>(
      await takeDownShare(c.get("deps"), {
        id: c.req.param("id"),
        admin: c.get("user").email,
        ...c.req.valid("json"),
      }),
    ),
  )
  .post("/:id/review", ...jsonBody(decideShareSchema), async (c) =>
    c.json<ShareBooks>(
      await reviewShare(c.get("deps"), {
        id: c.req.param("id"),
        admin: c.get("user").email,
        ...c.req.valid("json"),
      }),
    ),
  );
