import * as z from "zod";
import { boardReplySchema } from "./board.ts";
import { readConditions } from "./screen.ts";

/** GET /api/v1/screen?where=rsi_14<30,call=Buy */
export const screenQuerySchema = z.strictObject({
  where: z
    .string({ error: "Name one to five conditions, such as rsi_14<30,call=Buy." })
    .transform((text, context) => {
      const read = readConditions(text);
      if (!("problem" in read)) return read;
      context.addIssue({ code: "custom", message: read.problem });
      return z.NEVER;
    }),
});

/** What GET /api/v1/screen answers, but for `usage`. */
export const screenReplySchema = z.object({
  conditions: z.array(z.string()),
  listed: z.int(),
  judged: z.int(),
  assets: boardReplySchema,
  leftOut: z.array(z.object({ asset: z.string(), lacks: z.array(z.string()) })),
  disclaimer: z.string(),
});
export type ScreenReply = z.infer<typeof screenReplySchema>;
