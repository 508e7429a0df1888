import * as z from "zod";
import { callSchema, chatReplySchema, factSchema } from "../../../../shared/analysis.ts";

/** As much of an answer as had come when the reader stopped it. */
const partSchema = z.object({
  text: z.string(),
  calls: z.array(callSchema),
  facts: z.array(factSchema),
  engine: z.string().nullable(),
});
export type AnswerPart = z.infer<typeof partSchema>;

/** A link to one of its answers: that of this seal. Without an id it was asked for, and nobody knows whether it was made. */
const linkSchema = z.object({
  /** null: the account it is of deletes it */
  token: z.string().nullable(),
  seal: z.string(),
  id: z.string().optional(),
  expiresAt: z.iso.datetime().optional(),
});
export type Link = z.infer<typeof linkSchema>;

export const answerSchema = z.object({
  content: z.string(),
  at: z.iso.datetime(),
  /** absent when the request failed or was stopped */
  reply: chatReplySchema.optional(),
  /** the server's, by which the answer can be shared */
  seal: z.string().optional(),
  part: partSchema.optional(),
  /** the reader stopped it before any of it was on the screen */
  isStopped: z.boolean().optional(),
  /** of a failed request, where the server named it */
  requestId: z.string().optional(),
});
export type Answer = z.infer<typeof answerSchema>;

/** A question with its answer, which may be missing: still asked, stopped, or lost with a closed tab. */
export const turnSchema = z.object({
  id: z.string(),
  question: z.string(),
  at: z.iso.datetime(),
  answer: answerSchema.nullable(),
  links: z.array(linkSchema).optional(),
});
export type TalkTurn = z.infer<typeof turnSchema>;

/** 128 random bits as 32 hex digits; randomUUID is absent on plain http. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
