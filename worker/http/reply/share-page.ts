import type { Context } from "hono";
import { AppError } from "../../errors.ts";
import { writeWords } from "../../features/shares/write-words.ts";
import type { AppEnv } from "../app-env.ts";

/**
 * A shared answer where this worker serves the site: its screen, with the words of the answer for those without scripts and
 * the status that says what became of it. Deployed, `pages/functions/a/[id].ts` does the same. Throws `not_found` there.
 */
export async function replyWithShare(c: Context<AppEnv>, id: string): Promise<Response> {
  if (!c.env.ASSETS) throw new AppError("not_found");
  const screen = await c.env.ASSETS.fetch(new URL("/a/shared", c.req.url));
  const { status, html } = await writeWords(c.get("deps"), id);
  const page = new HTMLRewriter()
    .on("[data-words]", { element: (element) => void element.setInnerContent(html, { html: true }) })
    .transform(screen);
  const reply = new Response(page.body, { status, headers: page.headers });
  reply.headers.set("X-Robots-Tag", "noindex");
  reply.headers.set("Cache-Control", "no-store");
  return reply;
}
