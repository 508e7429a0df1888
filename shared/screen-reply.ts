import * as z from "zod";
import { boardReplySchema } from "./board.ts";

/** What GET /api/v1/screen answers, but for `usage`. */
export const screenReplySchema = z.object({
  conditions: z.array(z.string()),
  listed: z.int(),
  judged: z.int(),
  /** how many meet every condition; `assets` is a page of them */
  total: z.int(),
  assets: boardReplySchema,
  leftOut: z.array(z.object({ asset: z.string(), lacks: z.array(z.string()) })),
  disclaimer: z.string(),
});
export type ScreenReply = z.infer<typeof screenReplySchema>;
