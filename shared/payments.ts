import * as z from "zod";
import { networkIdSchema, paymentTokenSchema } from "./networks.ts";
import { standingSchema } from "./orders.ts";
import { paidTierIdSchema, paymentMethodSchema, planSourceSchema } from "./tiers.ts";

export const INTENT_MINUTES = 15;
/** A payment that comes later than its intent's end is still credited for so long. */
export const LATE_HOURS = 24;
/** Months a wallet payment can buy at once. */
export const MAX_MONTHS = 12;
/** A wallet's bulk submit takes so many transactions. */
export const BULK_SUBMIT = { min: 1, max: 50 };
/** A wallet is asked so long whether it is there. */
export const DETECTION_MS = 1_000;
/** Waiting for a Sui transaction. */
export const SUI_WAIT_MS = 60_000;
export const SUI_POLL_MS = 2_000;

/** What the wallet signs, built by the worker; the page changes nothing in it. */
export const unsignedTransactionSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("evm"),
    chainId: z.templateLiteral(["0x", z.string()]),
    to: z.string(),
    /** wei, hex */
    value: z.string(),
    data: z.string(),
  }),
  /** base64 of an unsigned transaction; it can be sent until this block height */
  z.object({ kind: z.literal("solana"), transaction: z.string(), lastValidBlockHeight: z.number().int() }),
  /** the JSON of a Sui transaction without gas: the wallet adds its own */
  z.object({ kind: z.literal("sui"), transaction: z.string() }),
  z.object({
    kind: z.literal("xrpl"),
    destination: z.string(),
    /** drops, or an amount of an issued currency */
    amount: z.union([z.string(), z.object({ currency: z.string(), issuer: z.string(), value: z.string() })]),
    /** names the order in the payment itself */
    destinationTag: z.number().int().min(0).max(0xffff_ffff).optional(),
  }),
]);
export type UnsignedTransaction = z.infer<typeof unsignedTransactionSchema>;

/**
 * POST /api/payment-intents. Either a plan (`tier`, `months`) or a purchase of NGMA (`ngmaAmount` whole tokens to
 * `deliveryAddress`). `token` NGMA pays a plan with NGMA, on Solana alone. `walletAddress` is the wallet that will pay;
 * without it (not for NGMA) it is paid by address, from any wallet or exchange: the exact amount proves it.
 */
export const createIntentSchema = z
  .object({
    tier: paidTierIdSchema.optional(),
    months: z.number().int().min(1).max(MAX_MONTHS).default(1),
    ngmaAmount: z.number().optional(),
    deliveryAddress: z.string().optional(),
    network: networkIdSchema,
    token: paymentTokenSchema,
    walletAddress: z.string().optional(),
  })
  .refine((body) => (body.tier === undefined) !== (body.ngmaAmount === undefined), {
    message: "Send either tier or ngmaAmount.",
    path: ["tier"],
  });

/** The state of an intent. `parked`: money arrived differently than asked, an admin decides. */
export const intentStateSchema = z.enum(["open", "paid", "expired", "parked"]);

export const paymentIntentSchema = z.object({
  id: z.string(),
  state: intentStateSchema,
  product: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("tier"), tier: paidTierIdSchema, months: z.number().int() }),
    z.object({ kind: z.literal("ngma"), ngmaAmount: z.number().int(), deliveryAddress: z.string() }),
  ]),
  network: networkIdSchema,
  token: paymentTokenSchema,
  symbol: z.string(),
  /** the wallet that will pay; empty: any, the exact amount proves it */
  walletAddress: z.string(),
  receiver: z.string(),
  /** exact, in whole coins as a decimal string ("20.001234"), and in base units */
  amount: z.string(),
  amountBaseUnits: z.string(),
  priceCents: z.number().int(),
  /** US dollars per coin; null for stablecoins and NGMA, which have a fixed price */
  rate: z.object({ usd: z.number(), source: z.string(), asOf: z.iso.datetime().nullable() }).nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** the hash the page reported, if any */
  txHash: z.string().nullable(),
  /** of NGMA: its tokens are kept for it until it expires; if not, it is refunded when they are sold out before it is paid */
  reserved: z.boolean().default(true),
  /** names the order in its transfer: a key on Solana, a destination tag on the XRP Ledger; null elsewhere */
  reference: z.string().nullable().default(null),
});
export type PaymentIntent = z.infer<typeof paymentIntentSchema>;

/** `transaction` is null where it is paid by address. */
export const createIntentReplySchema = z.object({
  intent: paymentIntentSchema,
  transaction: unsignedTransactionSchema.nullable(),
});
/** POST /api/orders/:id/rest: a way to pay what is missing. */
export const restReplySchema = z.object({ intent: paymentIntentSchema });

/**
 * GET /api/payment-intents/:id, with its order's state; `planUntil` is the end of what a paid one bought, `claimed` what the
 * account has claimed meanwhile on its network, which waits until then for a person to review it.
 */
export const intentReplySchema = z.object({
  intent: paymentIntentSchema,
  order: standingSchema,
  claimed: z.object({ amount: z.string(), symbol: z.string(), until: z.iso.datetime() }).nullable(),
  planUntil: z.iso.datetime().nullable(),
});
export type IntentReply = z.infer<typeof intentReplySchema>;

/** POST /api/verify-wallet-payment; `intentId` names the intent when several fit. */
export const verifyPaymentSchema = z.object({
  tier: paidTierIdSchema,
  txHash: z.string(),
  network: networkIdSchema,
  walletAddress: z.string(),
  paymentMethod: paymentMethodSchema,
  paymentToken: paymentTokenSchema,
  intentId: z.string().optional(),
});

/** 200 `paid`, or 202 `pending`: ask again. Anything else is an error reply with its own code. */
export const verifyReplySchema = z.discriminatedUnion("status", [
  z.object({
    status: z.literal("paid"),
    success: z.literal(true),
    paymentId: z.string(),
    /** the same transaction was credited to this account before */
    alreadyCredited: z.boolean(),
    explorerUrl: z.string().nullable(),
  }),
  z.object({
    status: z.literal("pending"),
    success: z.literal(false),
    message: z.string(),
    /** of this network's rule of finality */
    confirmations: z.object({ have: z.number().int(), need: z.number().int() }).nullable(),
  }),
]);
export type VerifyReply = z.infer<typeof verifyReplySchema>;

/** POST /api/crypto/solana/create-spl-transfer: `amount` in US dollars (NGMA in tokens), compared with the open intent's. */
export const splTransferSchema = z.object({
  walletAddress: z.string(),
  amount: z.number(),
  token: z.enum(["USDC", "USDT", "NGMA"]),
});
export const splTransferReplySchema = z.object({ transaction: z.string() });

/** GET /api/payment-rate?network=: about what its coin is taken for now; null where no two sources agree. */
export const rateQuerySchema = z.object({ network: networkIdSchema });
const shownRateSchema = z.object({ usd: z.number(), source: z.string() });
export type ShownRate = z.infer<typeof shownRateSchema>;
export const rateReplySchema = z.object({ rate: shownRateSchema.nullable() });

/** GET /api/payment-balance?network=&token=&walletAddress=: in whole coins; null if the network does not report it. */
export const balanceQuerySchema = z.object({
  network: networkIdSchema,
  token: paymentTokenSchema,
  walletAddress: z.string().max(200),
});
export const balanceReplySchema = z.object({ balance: z.string().nullable() });

/** GET /api/payments/explain?network=&txHash= */
export const explainReplySchema = z.object({
  /** an error code, or `paid`, `pending`, `unknown` */
  code: z.string(),
  sentence: z.string(),
});

/** POST /api/create-checkout-session, POST /api/billing-portal, POST /api/create-ngma-checkout */
export const checkoutSchema = z.object({ tier: paidTierIdSchema });
export const checkoutReplySchema = z.object({ url: z.url() });

/**
 * POST /api/change-plan {tier}, for who has a card subscription: a higher plan begins at once (`raised`), a lower one when the
 * month ends (`lowered`); the running one takes that back (`kept`).
 */
export const changePlanReplySchema = z.object({ change: z.enum(["raised", "lowered", "kept"]) });

/** GET /api/billing: what the account pays now. */
export const billingReplySchema = z.object({
  plans: z.array(
    z.object({
      tier: paidTierIdSchema,
      source: planSourceSchema,
      from: z.iso.datetime(),
      until: z.iso.datetime(),
    }),
  ),
  subscription: z
    .object({
      tier: paidTierIdSchema,
      /** the card could not be charged for its last month */
      isUnpaid: z.boolean().default(false),
      /** a payment of it is disputed: nothing is charged until the bank has decided */
      isPaused: z.boolean().default(false),
      /** the lower plan it goes on with when its month ends */
      nextTier: paidTierIdSchema.nullable().default(null),
      renewsAt: z.iso.datetime().nullable(),
      endsAt: z.iso.datetime().nullable(),
    })
    .nullable(),
});
export type BillingReply = z.infer<typeof billingReplySchema>;
