import * as z from "zod";
import { chatReplySchema } from "./analysis.ts";

/** An account keeps so many talks of so many questions, each until so many months after its last question. */
export const MAX_KEPT_TALKS = 500;
export const MAX_QUESTIONS = 100;
export const KEPT_MONTHS = 13;

const TITLE_MAX_LENGTH = 80;

/** A talk is called by its first question until somebody gives it a name. */
export const titleOf = (text: string): string => text.replace(/\s+/g, " ").trim().slice(0, TITLE_MAX_LENGTH);

const keptTalkSchema = z.object({
  id: z.string(),
  title: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  questions: z.number().int(),
  /** its questions, in lower case, as far as the search of the list goes */
  words: z.string(),
});
export type KeptTalk = z.infer<typeof keptTalkSchema>;

/** GET /api/talks, and what switching answers: since when the account keeps talks (null: it does not), the newest first. */
export const keptTalksSchema = z.object({
  since: z.iso.datetime().nullable(),
  talks: z.array(keptTalkSchema),
});
export type KeptTalks = z.infer<typeof keptTalksSchema>;

const keptTurnSchema = z.object({
  id: z.string(),
  question: z.string(),
  at: z.iso.datetime(),
  reply: chatReplySchema.nullable(),
  seal: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  /** the link by which the account shares it */
  share: z.object({ id: z.string(), expiresAt: z.iso.datetime() }).nullable(),
});
export type KeptTurn = z.infer<typeof keptTurnSchema>;

/** GET /api/talks/:id: oldest first */
export const keptTurnsSchema = z.object({ turns: z.array(keptTurnSchema) });

/** POST /api/talks/keeping; `forget` deletes what is kept. */
export const keepingSchema = z.strictObject({ isOn: z.boolean(), forget: z.boolean() });
export type Keeping = z.infer<typeof keepingSchema>;

/** PATCH /api/talks/:id */
export const renameTalkSchema = z.strictObject({ title: z.string().trim().min(1).max(TITLE_MAX_LENGTH) });
