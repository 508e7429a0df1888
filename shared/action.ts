import * as z from "zod";

/** What a call says to do with an asset. */
export const actionSchema = z.enum(["Buy", "Hold", "Sell"]);
export type Action = z.infer<typeof actionSchema>;
