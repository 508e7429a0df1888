import { type Context, Hono } from "hono";
import type * as z from "zod";
import { hexIdSchema } from "../../../shared/analysis.ts";
import {
  type KeptHoldings,
  type KeptTalks,
  keepHoldingsSchema,
  keepingSchema,
  type keptTurnsSchema,
  renameTalkSchema,
} from "../../../shared/talks.ts";
import { AppError } from "../../errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { jsonBody } from "../../http/json-body.ts";
import { signedIn } from "../auth/guard.ts";
import { askTalks } from "./ask-talks.ts";
import { deleteHoldings, deleteTalks, renameTalk, switchKeeping } from "./change-talks.ts";
import { listTalks, readTalk } from "./read-talks.ts";

const replyTalks = async (c: Context<AppEnv>) =>
  c.json<KeptTalks>(await listTalks(c.get("deps"), c.get("user").id));

async function replyHoldings(c: Context<AppEnv>) {
  const kept = await askTalks(c.get("deps"), c.get("user").id, async (object) => object.readHoldings());
  return c.json<KeptHoldings>({
    text: kept?.text ?? null,
    at: kept ? new Date(kept.at).toISOString() : null,
  });
}

/** The talk an address names. Throws `talk_unknown` for what is no id of ours. */
function talkOf(c: Context<AppEnv>): string {
  const id = hexIdSchema.safeParse(c.req.param("id"));
  if (!id.success) throw new AppError("talk_unknown");
  return id.data;
}

/**
 * GET, POST, DELETE /api/talks/holdings: what somebody chose to keep of a portfolio. GET /api/talks, /api/talks/:id;
 * POST /api/talks/keeping; PATCH, DELETE /api/talks/:id: the talks that an account keeps.
 */
export const talkRoutes = new Hono<AppEnv>()
  .use(signedIn)
  .get("/", replyTalks)
  .post("/keeping", ...jsonBody(keepingSchema), async (c) => {
    await switchKeeping(c.get("deps"), c.get("user").id, c.req.valid("json"));
    return replyTalks(c);
  })
  .get("/holdings", replyHoldings)
  .post("/holdings", ...jsonBody(keepHoldingsSchema), async (c) => {
    const deps = c.get("deps");
    const { text } = c.req.valid("json");
    await askTalks(deps, c.get("user").id, async (object) => object.keepHoldings(text, deps.now().getTime()));
    return replyHoldings(c);
  })
  .delete("/holdings", async (c) => {
    await deleteHoldings(c.get("deps"), c.get("user").id);
    return replyHoldings(c);
  })
  .get("/:id", async (c) => {
    const turns = await readTalk(c.get("deps"), c.get("user").id, talkOf(c));
    return c.json<z.infer<typeof keptTurnsSchema>>({ turns });
  })
  .patch("/:id", ...jsonBody(renameTalkSchema), async (c) => {
    const { title } = c.req.valid("json");
    await renameTalk(c.get("deps"), { userId: c.get("user").id, talk: talkOf(c), title });
    return replyTalks(c);
  })
  .delete("/:id", async (c) => {
    await deleteTalks(c.get("deps"), c.get("user").id, talkOf(c));
    return replyTalks(c);
  });
