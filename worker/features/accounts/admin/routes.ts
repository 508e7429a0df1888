import { type Context, Hono } from "hono";
import * as z from "zod";
import {
  type AccountBooks,
  changeStateSchema,
  type foundAccountsSchema,
  giftSchema,
} from "../../../../shared/accounts.ts";
import type { AppEnv } from "../../../http/app-env.ts";
import { jsonBody, searchQuery } from "../../../http/json-body.ts";
import { admin, signedIn } from "../../auth/guard.ts";
import { reopenAccount, suspendAccount } from "./change-state.ts";
import { findAccounts } from "./find-accounts.ts";
import { giveAccount } from "./give.ts";
import { readAccount } from "./read-account.ts";

const querySchema = z.strictObject({ q: z.string().min(4).max(254) });

const sendBooks = async (c: Context<AppEnv>, id: string) =>
  c.json<AccountBooks>(await readAccount(c.get("deps"), id));

/** GET /api/admin/accounts?q=, /api/admin/accounts/:id; POST /api/admin/accounts/:id/suspend, /reopen, /gifts */
export const accountAdminRoutes = new Hono<AppEnv>()
  .use(signedIn, admin)
  .get("/", searchQuery(querySchema), async (c) => {
    const accounts = await findAccounts(c.get("deps"), c.req.valid("query").q);
    return c.json<z.infer<typeof foundAccountsSchema>>({ accounts });
  })
  .get("/:id", async (c) => sendBooks(c, c.req.param("id")))
  .post("/:id/suspend", ...jsonBody(changeStateSchema), async (c) => {
    const userId = c.req.param("id");
    await suspendAccount(c.get("deps"), { userId, admin: c.get("user"), ...c.req.valid("json") });
    return sendBooks(c, userId);
  })
  .post("/:id/reopen", ...jsonBody(changeStateSchema), async (c) => {
    const userId = c.req.param("id");
    await reopenAccount(c.get("deps"), { userId, admin: c.get("user"), ...c.req.valid("json") });
    return sendBooks(c, userId);
  })
  .post("/:id/gifts", ...jsonBody(giftSchema), async (c) => {
    const userId = c.req.param("id");
    const gift = { id: `gift-${c.get("requestId")}`, admin: c.get("user").email, gift: c.req.valid("json") };
    await readAccount(c.get("deps"), userId);
    await giveAccount(c.get("deps"), { userId, ...gift });
    return sendBooks(c, userId);
  });
