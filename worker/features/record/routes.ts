import { Hono } from "hono";
import * as z from "zod";
import { RECORD_PAGE_MAX, type RecordReply, recordKindSchema } from "../../../shared/record.ts";
import { chainSchema } from "../../../shared/record-head.ts";
import type { RecordScoresReply } from "../../../shared/record-scores.ts";
import { AppError } from "../../errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { openRead } from "../../http/reply/open-read.ts";
import { openChain } from "./move-record.ts";
import { readRecord } from "./read-record.ts";
import { replyScores } from "./scores/reply-scores.ts";

const number = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  z.coerce.number().int().min(least).max(most);
const askedSchema = z.object({
  chain: chainSchema.optional(),
  cursor: number(0).optional(),
  before: number(1).optional(),
  asset: z
    .string()
    .regex(/^[A-Z0-9.-]{1,12}$/)
    .optional(),
  kind: recordKindSchema.optional(),
  date: z.iso.date().optional(),
  limit: number(1, RECORD_PAGE_MAX).default(50),
});
/** Rows come at most every quarter of an hour. */
const KEEP_S = 60;
const HINTS: Record<string, string> = {
  chain: "live, replay or simulated",
  cursor: "the number of the last row that was read, 0 at first",
  before: "the number of a row",
  asset: "a symbol, such as BTC",
  kind: recordKindSchema.options.join(", "),
  date: "a day, such as 2026-10-13",
  limit: `1 to ${RECORD_PAGE_MAX}`,
};

/**
 * GET /api/record/scores?chain=&asset= -> RecordScoresReply. GET
 * /api/record?chain=&cursor=|before=&asset=&kind=&date=&limit= -> RecordReply; anybody may read it
 */
export const recordRoutes = new Hono<AppEnv>()
  .get("/", ...openRead(KEEP_S, { query: Object.keys(askedSchema.shape), isOpenData: true }), async (c) => {
    const asked = askedSchema.safeParse(c.req.query());
    if (!asked.success) throw new AppError("invalid_request", { fields: sayWrong(asked.error) });
    return c.json<RecordReply>(await readRecord(c.get("deps"), asked.data));
  })
  .get("/scores", ...openRead(KEEP_S, { query: ["chain", "asset"], isOpenData: true }), async (c) => {
    const asked = askedSchema.pick({ chain: true, asset: true }).safeParse(c.req.query());
    if (!asked.success) throw new AppError("invalid_request", { fields: sayWrong(asked.error) });
    const deps = c.get("deps");
    const chain = asked.data.chain ?? deps.markets.crypto.kind;
    return c.json<RecordScoresReply>(await replyScores(await openChain(deps, chain), asked.data));
  });

const sayWrong = ({ issues }: z.ZodError) =>
  Object.fromEntries(issues.map(({ path: [name = ""] }) => [String(name), HINTS[String(name)] ?? ""]));
