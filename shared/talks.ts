import * as z from "zod";
import { chatReplySchema } from "./analysis.ts";
import { storageSchema } from "./storage.ts";
import { HOLDINGS_MAX_LENGTH, TITLE_MAX_LENGTH } from "./talk-limits.ts";
import { wordsSchema } from "./words.ts";

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
  storage: storageSchema,
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
export const renameTalkSchema = z.strictObject({ title: wordsSchema.trim().min(1).max(TITLE_MAX_LENGTH) });

/** POST /api/talks/holdings: what somebody holds, as they typed it. */
export const keepHoldingsSchema = z.strictObject({ text: wordsSchema.min(1).max(HOLDINGS_MAX_LENGTH) });
/** GET, POST, DELETE /api/talks/holdings; null: the account keeps none */
export const keptHoldingsSchema = z.object({ text: z.string().nullable(), at: z.iso.datetime().nullable() });
export type KeptHoldings = z.infer<typeof keptHoldingsSchema>;
