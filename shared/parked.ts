import * as z from "zod";
import { NETWORK_IDS, networkIdSchema } from "./networks.ts";
import { orderStateSchema } from "./orders.ts";
import { wordsSchema } from "./words.ts";

/** Rows of one reply of the lists of payments for admins; `?after=` the id of the last row goes on behind it. */
export const PAYMENTS_PAGE = 100;

/** One payment that waits for an admin's decision: GET /api/admin/payments/parked (a list of these, oldest first). */
export const parkedPaymentSchema = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  email: z.string().nullable(),
  /** null: it came by card */
  network: networkIdSchema.nullable(),
  /** by card the provider's id of what was paid */
  txHash: z.string(),
  sender: z.string().nullable(),
  /** why it was not credited: an error code and its words */
  code: z.string(),
  reason: z.string(),
  /** what came, in whole coins */
  received: z.string(),
  symbol: z.string(),
  /** what was asked for, when an intent is known */
  asked: z.string().nullable(),
  product: z.string().nullable(),
  /** the state of that order */
  orderState: orderStateSchema.nullable().default(null),
  /** who says that it is theirs, where nothing proves whose it is, and since when */
  claims: z.array(z.object({ by: z.string(), at: z.iso.datetime() })).default([]),
  /**
   * What says whose it is: an amount nobody else was asked for, its order's name in the transfer, which anybody can write, or
   * a signature of the wallet it left. Null where nobody is named, and by card.
   */
  proof: z.enum(["amount", "reference", "wallet"]).nullable(),
  /** where the buyer wants it back to, confirmed after a fresh sign-in; money goes nowhere else */
  refundAddress: z.string().nullable(),
  /** the admin who is sending it there: the buyer cannot change the address meanwhile */
  refundClaim: z.object({ by: z.string(), at: z.iso.datetime() }).nullable().default(null),
});
export type ParkedPayment = z.infer<typeof parkedPaymentSchema>;

/**
 * POST /api/admin/payments/:id/decision: credits what its order asked for (`intentId` names one where none is known), says
 * whose it is, or notes a refund made by hand. One on a network is claimed before it is sent, so that no second admin sends
 * it and its address cannot change; the admin who claimed it may release it, and after `CLAIM_MINUTES` another may take it over.
 */
export const parkedDecisionSchema = z.discriminatedUnion("decision", [
  z.object({
    decision: z.literal("grant"),
    note: wordsSchema.min(1).max(500),
    intentId: z.string().optional(),
  }),
  z.object({ decision: z.literal("assign"), note: wordsSchema.min(1).max(500), email: z.string().max(254) }),
  z.object({ decision: z.literal("claim refund") }),
  z.object({ decision: z.literal("release refund") }),
  z.object({ decision: z.literal("refund"), note: wordsSchema.min(1).max(500), refundTxHash: z.string() }),
]);

/**
 * One payment that was taken back: GET /api/admin/payments/reversed (a list of these, the newest first). `reason` is
 * why, in plain words.
 */
export const reversedPaymentSchema = parkedPaymentSchema
  .pick({ id: true, createdAt: true, email: true, network: true, txHash: true, sender: true, reason: true })
  .extend({
    reversedAt: z.iso.datetime(),
    received: z.string(),
    symbol: z.string(),
    product: z.string(),
    /** where the buyer wants the money back to, and what paid it back */
    refundAddress: z.string().nullable(),
    refundClaim: parkedPaymentSchema.shape.refundClaim,
    refundTxHash: z.string().nullable(),
  });
export type ReversedPayment = z.infer<typeof reversedPaymentSchema>;

/** POST /api/admin/payments/:id/reinstate: grants again, whole, what was taken back. */
export const reinstateSchema = z.object({ note: wordsSchema.min(1).max(500) });

/** POST /api/admin/payments/:id/take-back: with a network `:id` is the transaction there, by card the provider's id. */
export const takeBackSchema = z.object({
  note: wordsSchema.min(1).max(500),
  network: z.enum([...NETWORK_IDS, "card"]).optional(),
});
