import * as z from "zod";
import { networkIdSchema } from "./networks.ts";

/** Entries of one reply, unless fewer are asked for. */
export const AUDIT_PAGE = 100;

/** What one admin did: GET /api/admin/audit (a list of these, newest first); `?subject=` narrows it to one payment. */
export const auditEntrySchema = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  /** e-mail */
  admin: z.string(),
  action: z.string(),
  /** id of the payment it was done to, or the name of a list */
  subject: z.string(),
  detail: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/**
 * Where an account's grants and the payments on record differ; `id` is the payment's, or the grant's where it has none.
 * `credits_counted_wrong`: the counter that limits calls is not what the call log adds up to.
 */
export const moneyDifferenceSchema = z.object({
  kind: z.enum([
    "payment_without_grant",
    "grant_without_payment",
    "grant_differs",
    "credits_counted_wrong",
    "hand_out_without_payment",
  ]),
  id: z.string(),
  detail: z.string(),
});
export type MoneyDifference = z.infer<typeof moneyDifferenceSchema>;

/**
 * GET /api/admin/reconciliation: our prices of credited payments by network and token, what of it bought a plan, in cents
 * of our prices, and what of that is granted; and every difference the daily comparison named. Wholly right when each
 * token's `planCents` is its `grantedCents` and `differences` is empty.
 */
export const reconciliationSchema = z.object({
  tokens: z.array(
    z.object({
      /** null: by card */
      network: networkIdSchema.nullable(),
      symbol: z.string(),
      payments: z.int(),
      cents: z.int(),
      planCents: z.int(),
      grantedCents: z.int(),
    }),
  ),
  differences: z.array(moneyDifferenceSchema.extend({ email: z.string().nullable() })),
  /**
   * What we hold by network and asset, in whole coins: balance = opening + incoming - outgoing - fees, as last read from the
   * network
   */
  books: z.array(
    z.object({
      network: networkIdSchema,
      symbol: z.string(),
      openedAt: z.iso.datetime(),
      opening: z.string(),
      incoming: z.string(),
      outgoing: z.string(),
      /** paid for the network's own work, rent among it */
      fees: z.string(),
      balance: z.string(),
      height: z.int(),
      balancedAt: z.iso.datetime(),
      /** it is still being read up to the head */
      isBehind: z.boolean(),
      /** the network listed every move */
      isComplete: z.boolean(),
    }),
  ),
  /** moves of a dollar and more that nothing on record explains, or records that the network does not have (negative) */
  gaps: z.array(
    z.object({
      id: z.string(),
      network: networkIdSchema,
      symbol: z.string(),
      height: z.int(),
      amount: z.string(),
      hashes: z.array(z.string()),
      since: z.iso.datetime(),
      /** what an admin said of it; null: nobody has explained it */
      reason: z.string().nullable(),
    }),
  ),
  /** accounts compared within the last day, and all there are */
  checked: z.int(),
  accounts: z.int(),
});
/** POST /api/admin/reconciliation/:id/explain, `:id` of a gap. */
export const explainGapSchema = z.strictObject({ reason: z.string().trim().min(1).max(500) });
export type Reconciliation = z.infer<typeof reconciliationSchema>;
