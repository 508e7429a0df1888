import type * as z from "zod";
import type { answerSchema, linkSchema, partSchema, turnSchema } from "./turn-schema.ts";

export type AnswerPart = z.infer<typeof partSchema>;
export type Link = z.infer<typeof linkSchema>;
export type Answer = z.infer<typeof answerSchema>;
export type TalkTurn = z.infer<typeof turnSchema>;

/** 128 random bits as 32 hex digits; randomUUID is absent on plain http. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
