import * as z from "zod";
import { opaqueSchema } from "./words.ts";

/** POST /api/newsletter/subscribe. The answer is the same whether or not the address is known. */
export const subscribeSchema = z.object({ email: opaqueSchema.max(254) });
export const subscribeReplySchema = z.object({ success: z.literal(true) });

/** POST /api/newsletter/confirm, from the link in the mail. */
export const newsletterTokenSchema = z.object({ token: opaqueSchema.max(200) });
export const newsletterStateSchema = z.object({ state: z.enum(["subscribed", "unsubscribed"]) });
