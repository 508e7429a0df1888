import * as z from "zod";
import { answerSchema } from "../talk/turn-schema.ts";

const spoken = { id: z.string(), content: z.string(), at: z.iso.datetime() };

/** What a message of the one talk looked like that was kept before there was a list. */
export const messageSchema = z.discriminatedUnion("role", [
  z.object({ role: z.literal("user"), ...spoken }),
  answerSchema.extend({ role: z.literal("assistant"), ...spoken }),
]);

export { answerSchema };
