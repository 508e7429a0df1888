import * as z from "zod";
import { networkIdSchema } from "./networks.ts";
import { paymentMethodSchema } from "./tiers.ts";
import { wordsSchema } from "./words.ts";

/** Orders of one reply; `?after=` the id of the last row goes on behind it. */
export const ORDERS_PAGE = 50;

/**
 * The state of an order. `partly paid`: less than its price arrived, and is kept. `paid late`: after its quarter of an hour.
 * `overpaid`: paid, and more arrived. `refund due`: what arrived is to be returned. `refunded`: it was.
 */
export const orderStateSchema = z.enum([
  ...["new", "partly paid", "paid", "paid late", "overpaid", "expired", "refund due", "refunded"],
] as const);
export type OrderState = z.infer<typeof orderStateSchema>;

/** An order's state; amounts in whole coins of `symbol`, of partial payments. */
export const standingSchema = z.object({
  /** of the order */
  id: z.string(),
  state: orderStateSchema,
  arrived: z.string(),
  /** null where nothing is, or where the coin fell and it must be quoted anew */
  missing: z.string().nullable(),
  symbol: z.string(),
  /** POST /api/orders/:id/rest gives a new way to pay what is missing */
  mayPayRest: z.boolean(),
});
export type Standing = z.infer<typeof standingSchema>;

/**
 * The state of a payment. `paid`: what it bought is granted. `parked`: it waits for the rest, or for an admin. `part`: others
 * completed its order. `reversed`: what it bought was withdrawn. `refunded`: the money was returned.
 */
const paymentStateSchema = z.enum(["paid", "parked", "part", "reversed", "refunded"]);

/** NGMA that was bought. `queued`: an admin is about to send it. */
const deliverySchema = z.object({
  stage: z.enum(["paid", "queued", "sent"]),
  address: z.string(),
  /** while no admin has claimed it */
  mayChange: z.boolean(),
  /** nothing is sent before: the address was changed */
  heldUntil: z.iso.datetime().nullable(),
  txHash: z.string().nullable(),
  explorerUrl: z.url().nullable(),
});

/** One payment of an order. */
const orderPaymentSchema = z.object({
  id: z.string(),
  paidAt: z.iso.datetime(),
  state: paymentStateSchema,
  /** "Enigmatic, 2 months", "4,000 NGMA"; null where nobody knows what it was for */
  product: z.string().nullable(),
  method: paymentMethodSchema,
  /** null: by card */
  network: networkIdSchema.nullable(),
  /** in whole coins or dollars */
  amount: z.string(),
  symbol: z.string(),
  priceCents: z.number().int(),
  txHash: z.string().nullable(),
  explorerUrl: z.url().nullable(),
  planUntil: z.iso.datetime().nullable(),
  /** why it is not credited and what happens next; null where there is nothing to say */
  words: z.string().nullable(),
  /** our receipt, or the card provider's */
  receiptUrl: z.string().nullable(),
  /** of ours: it was opened before, and stays as it was then */
  isReceiptIssued: z.boolean().default(false),
  /** what takes our receipt back, once its payment was taken back */
  creditNoteUrl: z.string().nullable().default(null),
  delivery: deliverySchema.nullable(),
  /** the refund address; `mayConfirm` while it can be set, `isClaimed` while an admin sends the refund */
  refund: z
    .object({
      address: z.string().nullable(),
      mayConfirm: z.boolean(),
      isClaimed: z.boolean().default(false),
      txHash: z.string().nullable(),
    })
    .nullable(),
});
export type OrderPayment = z.infer<typeof orderPaymentSchema>;

/** What was ordered, with every payment for it, the newest first; by card, and where nobody knows an order, one payment. */
const orderSchema = standingSchema.extend({
  product: z.string().nullable(),
  priceCents: z.number().int(),
  payments: z.array(orderPaymentSchema),
});
export type Order = z.infer<typeof orderSchema>;

/** An order that nothing came for yet, while it can be paid in time, or while what was sent for it is not settled. */
const openOrderSchema = z.object({
  id: z.string(),
  product: z.string(),
  priceCents: z.number().int(),
  /** exactly, in whole coins */
  amount: z.string(),
  symbol: z.string(),
  network: networkIdSchema,
  /** which is to pay; empty: any */
  walletAddress: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** what its buyer sent, as far as that is known */
  txHash: z.string().nullable(),
});
export type OpenOrder = z.infer<typeof openOrderSchema>;

/**
 * GET /api/orders: `open` ones with the first page, the newest first; then those with the newest payments first.
 * `usualHours`: half of the last hand-outs of NGMA took no longer.
 */
export const ordersReplySchema = z.object({
  open: z.array(openOrderSchema).default([]),
  orders: z.array(orderSchema),
  next: z.string().nullable(),
  usualHours: z.number().nullable(),
});
export type OrdersReply = z.infer<typeof ordersReplySchema>;

/** POST /api/orders/buyer: whom receipts name that are not issued yet. Empty is as good as anything. */
export const buyerSchema = z.object({
  name: wordsSchema.trim().max(200),
  /** lines */
  address: wordsSchema.trim().max(500),
  taxId: wordsSchema.trim().max(50),
});
export type Buyer = z.infer<typeof buyerSchema>;
/** GET /api/orders/buyer; null: nobody asked yet. */
export const buyerReplySchema = z.object({ buyer: buyerSchema.nullable() });

/** POST /api/orders/:id/refund-address (of an order or one payment) and /delivery-address, after a sign-in of the last 15 minutes. */
export const addressSchema = z.object({ address: z.string().max(200) });
export const addressReplySchema = z.object({ address: z.string() });

/**
 * GET /api/admin/payments/strays (a list of these, the latest first): what reached our addresses and is no payment. A
 * token's own name is left out: `address` is its contract; both are null for a network's own coin.
 */
export const strayAssetSchema = z.object({
  network: networkIdSchema,
  symbol: z.string().nullable(),
  address: z.string().nullable(),
  transfers: z.number().int(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
});
export type StrayAsset = z.infer<typeof strayAssetSchema>;
