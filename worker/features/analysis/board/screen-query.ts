import * as z from "zod";
import { assetClassSchema } from "../../../../shared/catalogue.ts";
import { MAX_TYPED } from "../../../../shared/catalogue-limits.ts";
import { readConditions } from "../../../../shared/screen.ts";
import { isSort } from "../../../../shared/screen-page.ts";
import { SECTOR_IDS } from "../../../../shared/sectors.ts";

const page = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, "Send a whole number from 1.")
  .transform(Number)
  .optional();

/** GET /api/v1/screen?where=rsi_14<30,call=Buy&class=stock&sector=banks&sort=-market_cap&page=2 */
export const screenQuerySchema = z.strictObject({
  where: z
    .string({ error: "Name one to five conditions, such as rsi_14<30,call=Buy." })
    .transform((text, context) => {
      const read = readConditions(text);
      if (!("problem" in read)) return read;
      context.addIssue({ code: "custom", message: read.problem });
      return z.NEVER;
    }),
  class: assetClassSchema.optional(),
  sector: z.enum(SECTOR_IDS, `Send one of ${SECTOR_IDS.join(", ")}.`).optional(),
  sort: z
    .string()
    .refine(
      isSort,
      "Send asset, price, change, range, call, age or a kind of figure, with a minus for the largest first.",
    )
    .optional(),
  page,
});

/** GET /api/markets/screen: the same for a page, with what was typed and without a condition too. */
export const screenPageSchema = screenQuerySchema
  .extend({ q: z.string().max(MAX_TYPED).optional() })
  .partial({ where: true });
export type ScreenAsk = z.infer<typeof screenPageSchema>;
