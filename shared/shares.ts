import * as z from "zod";
import { chatReplySchema, hexIdSchema } from "./analysis.ts";
import { MESSAGE_MAX_LENGTH } from "./message-limits.ts";
import { storageSchema } from "./storage.ts";
import { wordsSchema } from "./words.ts";

/** How long a shared answer can be read, and how many an account, or a network without one, can share within 24 hours. */
export const SHARE_DAYS = 90;
export const MAX_SHARES_A_DAY = 20;
/** What the shares of an account that can still be read may take; bytes. */
export const MAX_SHARE_BYTES = 10_000_000;

/**
 * The event `seal`, before an answer's `done`, in the terminal alone: by it the question and its answer can be shared, for
 * it proves that both are ours. `kept`: the account has them.
 */
export const sealSchema = z.object({ seal: z.string(), kept: z.boolean().optional() });

/** POST /api/shares: what the server sealed. Sent again with the same token it is the same share. */
export const newShareSchema = z.strictObject({
  token: hexIdSchema,
  question: wordsSchema.max(MESSAGE_MAX_LENGTH),
  reply: chatReplySchema,
  seal: z.string().max(100),
  /** of a talk that the account keeps, with which the share is deleted */
  talk: hexIdSchema.optional(),
  turn: hexIdSchema.optional(),
});
export type NewShare = z.infer<typeof newShareSchema>;

/** A shared answer as its owner sees it. */
const ownShareSchema = z.object({
  id: z.string(),
  /** what was asked, in our words */
  title: z.string(),
  /** what a visitor asked, cleaned: at most 200 characters; null where nothing is left, or it was reported */
  question: z.string().nullable(),
  sharedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type OwnShare = z.infer<typeof ownShareSchema>;

/** GET /api/shares: those of the account that can still be read, the newest first. */
export const ownSharesSchema = z.object({ storage: storageSchema, shares: z.array(ownShareSchema) });

/** GET /api/shares/:id: the answer as it was given at `askedAt`. `isReported`: somebody reported it, nobody has reviewed it. */
export const shareSchema = ownShareSchema.extend({
  askedAt: z.iso.datetime(),
  isReported: z.boolean(),
  reply: chatReplySchema,
});
export type Share = z.infer<typeof shareSchema>;

/** DELETE /api/shares/:id: by its token, or null by the session of whose account it is. */
export const endShareSchema = z.strictObject({ token: hexIdSchema.nullable() });

/** POST /api/shares/:id/report */
export const reportedSchema = z.object({ reported: z.literal(true) });

/** POST /api/admin/shares/:id/take-down, /review: why it goes, or why it stays with its words. */
export const decideShareSchema = z.strictObject({ reason: wordsSchema.trim().min(3).max(500) });

/** GET /api/admin/shares/:id, and what a decision on it answers. `question` is null once it can be read no more. */
export const shareBooksSchema = z.object({
  id: z.string(),
  question: z.string().nullable(),
  /** id of the account that shared it; null: nobody was signed in */
  account: z.string().nullable(),
  sharedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** when it was first reported; null: never */
  reportedAt: z.iso.datetime().nullable(),
  /** an admin looked at it and left it; reports change nothing any more */
  reviewedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  endedBy: z.enum(["expiry", "owner", "admin"]).nullable(),
});
export type ShareBooks = z.infer<typeof shareBooksSchema>;

/** GET /api/admin/shares: those reported and not yet reviewed, the oldest report first, at most 100. */
export const reportedSharesSchema = z.object({ shares: z.array(shareBooksSchema) });

/** DELETE /api/shares/:id */
export const endedSchema = z.object({ ended: z.literal(true) });
