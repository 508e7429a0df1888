import * as z from "zod";
import { chatReplySchema, factSchema } from "../../../../shared/analysis.ts";
import { callSchema } from "../../../../shared/call.ts";

/** As much of an answer as had come when the reader stopped it. */
export const partSchema = z.object({
  text: z.string(),
  calls: z.array(callSchema),
  facts: z.array(factSchema),
  engine: z.string().nullable(),
});

/** A link to one of its answers: that of this seal. Without an id it was asked for, and nobody knows whether it was made. */
export const linkSchema = z.object({
  /** null: the account it is of deletes it */
  token: z.string().nullable(),
  seal: z.string(),
  id: z.string().optional(),
  expiresAt: z.iso.datetime().optional(),
});

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

/** A question with its answer, which may be missing: still asked, stopped, or lost with a closed tab. */
export const turnSchema = z.object({
  id: z.string(),
  question: z.string(),
  at: z.iso.datetime(),
  answer: answerSchema.nullable(),
  links: z.array(linkSchema).optional(),
});

/** A question that was noted before it was kept. */
export const askedSchema = z.object({ talk: z.string(), turn: turnSchema, isNew: z.boolean() });
