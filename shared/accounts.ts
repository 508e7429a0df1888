import * as z from "zod";
import { storageSchema } from "./storage.ts";
import { paidTierIdSchema, tierIdSchema } from "./tiers.ts";
import { opaqueSchema, wordsSchema } from "./words.ts";

/** how long a closed account can be opened again; then its personal data is erased */
export const UNDO_DAYS = 7;

/** GET /api/account: what it keeps, each within a room of its own. */
export const accountSchema = z.object({
  storage: z.object({ talks: storageSchema, replies: storageSchema, shares: storageSchema }),
});

/** POST /api/account/close: `email` is the person's own, typed. A sign-in of the last 15 minutes is asked for. */
export const closeAccountSchema = z.object({ email: opaqueSchema.max(254) });
export const closeAccountReplySchema = z.object({ closed: z.literal(true), undoUntil: z.iso.datetime() });

/** POST /api/account/undo: the token in the mail about the closing. Needs no sign-in. */
export const undoClosingSchema = z.object({ token: opaqueSchema.max(200) });
export const undoClosingReplySchema = z.object({ reopened: z.literal(true), email: z.string() });

const accountStateSchema = z.enum(["open", "suspended", "closed"]);

/** GET /api/admin/accounts?q=: by e-mail, account id, or what is shown of an API key (its last 4 characters suffice). */
const foundAccountSchema = z.object({
  id: z.string(),
  /** of a closed account until it is erased; then null */
  email: z.string().nullable(),
  state: accountStateSchema,
  createdAt: z.iso.datetime(),
});
export const foundAccountsSchema = z.object({ accounts: z.array(foundAccountSchema) });
export type FoundAccount = z.infer<typeof foundAccountSchema>;

/** GET /api/admin/accounts/:id, and the reply to every change of one. */
export const accountBooksSchema = foundAccountSchema.extend({
  stateReason: z.string().nullable(),
  stateBy: z.string().nullable(),
  stateAt: z.iso.datetime().nullable(),
  /** whether its object has heard of the state; while not, its keys go on */
  isApplied: z.boolean(),
  tier: tierIdSchema,
  creditsUsed: z.int(),
  creditsLimit: z.int(),
  keys: z.array(z.object({ name: z.string(), keyPreview: z.string(), isActive: z.boolean() })),
  payments: z.array(
    z.object({
      id: z.string(),
      at: z.iso.datetime(),
      method: z.string(),
      state: z.string(),
      /** cents of our prices */
      priceCents: z.int(),
      product: z.string(),
      isReversed: z.boolean(),
    }),
  ),
  gifts: z.array(
    z.object({
      id: z.string(),
      at: z.iso.datetime(),
      what: z.string(),
      reason: z.string(),
      admin: z.string(),
      isApplied: z.boolean(),
    }),
  ),
});
export type AccountBooks = z.infer<typeof accountBooksSchema>;

const reason = wordsSchema.trim().min(3).max(500);
/** POST /api/admin/accounts/:id/suspend, /reopen */
export const changeStateSchema = z.object({ reason });

/** What admins may give one account within 30 days, all of them together. */
export const MAX_GIFT_CREDITS = 20_000;
export const MAX_GIFT_MONTHS = 12;
/** POST /api/admin/accounts/:id/gifts: credits of the running month, or months of a plan. */
export const giftSchema = z.union([
  z.strictObject({ credits: z.int().min(1).max(MAX_GIFT_CREDITS), reason }),
  z.strictObject({ tier: paidTierIdSchema, months: z.int().min(1).max(MAX_GIFT_MONTHS), reason }),
]);
export type Gift = z.infer<typeof giftSchema>;
