import { type Context, Hono } from "hono";
import type * as z from "zod";
import { hexIdSchema } from "../../../shared/analysis.ts";
import {
  type KeptTalks,
  keepingSchema,
  type keptTurnsSchema,
  renameTalkSchema,
} from "../../../shared/talks.ts";
import { AppError } from "../../errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { jsonBody } from "../../http/json-body.ts";
import { signedIn } from "../auth/guard.ts";
import { deleteTalks, renameTalk, switchKeeping } from "./change-talks.ts";
import { listTalks, readTalk } from "./read-talks.ts";

const tellTalks = async (c: Context<AppEnv>) =>
  c.json<KeptTalks>(await listTalks(c.get("deps"), c.get("user").id));

/** The talk an address names. Throws `talk_unknown` for what is no id of ours. */
function talkOf(c: Context<AppEnv>): string {
  const id = hexIdSchema.safeParse(c.req.param("id"));
  if (!id.success) throw new AppError("talk_unknown");
  return id.data;
}

/** GET /api/talks, /api/talks/:id; POST /api/talks/keeping; PATCH, DELETE /api/talks/:id: the talks that an account keeps */
export const talkRoutes = new Hono<AppEnv>()
  .use(signedIn)
  .get("/", tellTalks)
  .post("/keeping", ...jsonBody(keepingSchema), async (c) => {
    await switchKeeping(c.get("deps"), c.get("user").id, c.req.valid("json"));
    return tellTalks(c);
  })
  .get("/:id", async (c) => {
    const turns = await readTalk(c.get("deps"), c.get("user").id, talkOf(c));
    return c.json<z.infer<typeof keptTurnsSchema>>({ turns });
  })
  .patch("/:id", ...jsonBody(renameTalkSchema), async (c) => {
    const { title } = c.req.valid("json");
    await renameTalk(c.get("deps"), { userId: c.get("user").id, talk: talkOf(c), title });
    return tellTalks(c);
  })
  .delete("/:id", async (c) => {
    await deleteTalks(c.get("deps"), c.get("user").id, talkOf(c));
    return tellTalks(c);
  });
