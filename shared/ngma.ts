import * as z from "zod";
import { networkIdSchema, paymentTokenSchema } from "./networks.ts";
import { paymentMethodSchema } from "./tiers.ts";

export const NGMA_SUPPLY = 1_000_000_000;
/** 0.025 USD a token. */
export const NGMA_PRICE_MICRO_USD = 25_000;
/** The fixed figures of the buy page; no market price. */
export const NGMA_SHOWN_CHANGE = { percent: "+15.73%", usd: "+0.0034" };
export const NGMA_DEFAULT_PURCHASE = 1_000;
/** 1 USD: above the card provider's least amount of 0.50 USD. */
export const NGMA_MIN_PURCHASE = 40;
/** 100,000 USD */
export const NGMA_MAX_PURCHASE = 4_000_000;
/** Where each NGMA payment goes, in basis points; what rounding leaves goes to liquidity. */
export const NGMA_SPLIT_BPS = { burn: 4_000, treasury: 4_000, liquidity: 2_000 };
export const NGMA_LOCK_DAYS = 90;

/** Shares in percent, amounts in whole tokens. */
export const NGMA_ALLOCATION = [
  { name: "Fair Launch", percentage: 25, amount: 250_000_000, vesting: "None stated" },
  { name: "Treasury/DAO", percentage: 25, amount: 250_000_000, vesting: "4 years" },
  { name: "Team & Advisors", percentage: 20, amount: 200_000_000, vesting: "4 years, 1-year cliff" },
  { name: "Community Rewards", percentage: 15, amount: 150_000_000, vesting: "4 years" },
  { name: "Protocol-Owned Liquidity", percentage: 10, amount: 100_000_000, vesting: "Permanent" },
  { name: "Development/Marketing", percentage: 5, amount: 50_000_000, vesting: "2 years" },
] as const;

/** US cents of so many whole tokens; half a cent rounds up. */
export const ngmaToCents = (tokens: number): number =>
  Math.floor((tokens * NGMA_PRICE_MICRO_USD + 5_000) / 10_000);
/** Whole tokens for so many US cents, rounded to the nearest. */
export const centsToNgma = (cents: number): number => Math.round((cents * 10_000) / NGMA_PRICE_MICRO_USD);

/** Of an order that is not paid yet. */
export const RESERVED_NOTE =
  "Reserved for fifteen minutes. Later it is refunded if the day's tokens are sold out before it is paid.";
export const UNRESERVED_NOTE =
  "Not reserved: if the day's tokens are sold out before it is paid, it is refunded.";

/** POST /api/create-ngma-checkout; the dollars are compared with our own price, never trusted. */
export const ngmaCheckoutSchema = z.object({
  ngmaAmount: z.number(),
  usdAmount: z.number(),
  /** the Solana address the tokens are sent to */
  walletAddress: z.string(),
});

/** POST /api/record-ngma-purchase; `walletAddress` is the delivery address or the wallet that paid. */
export const recordNgmaPurchaseSchema = z.object({
  ngmaAmount: z.number(),
  usdAmount: z.number(),
  txHash: z.string(),
  network: networkIdSchema,
  walletAddress: z.string(),
  paymentToken: paymentTokenSchema,
  intentId: z.string().optional(),
});

/**
 * GET /api/ngma/totals: what payments with NGMA have burned and put into liquidity, and what of them is locked now, its
 * 90 days not over yet, in whole tokens.
 */
export const ngmaTotalsSchema = z.object({
  payments: z.number().int(),
  burned: z.number(),
  locked: z.number(),
  liquidity: z.number(),
  asOf: z.iso.datetime(),
});
export type NgmaTotals = z.infer<typeof ngmaTotalsSchema>;

/** GET /api/ngma/sale: the caps of the sale and what is left of them, whole tokens: for one order, today (UTC), in all. */
const roomSchema = z.object({ order: z.number(), day: z.number(), all: z.number() });
export const ngmaSaleSchema = z.object({ caps: roomSchema, left: roomSchema });
export type NgmaSale = z.infer<typeof ngmaSaleSchema>;

const distributionStatusSchema = z.enum(["pending", "sent", "confirmed"]);
export type DistributionStatus = z.infer<typeof distributionStatusSchema>;

/** An admin who claimed a distribution has it alone for so long. */
export const CLAIM_MINUTES = 30;
/** Rows of one reply, unless fewer are asked for. */
export const DISTRIBUTIONS_PAGE = 100;

/** One row of GET /api/admin/ngma-distributions/pending (a list of these, oldest first). */
export const distributionSchema = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  email: z.string(),
  ngmaAmount: z.number().int(),
  /** cents */
  usdAmount: z.number().int(),
  paymentMethod: paymentMethodSchema,
  purchaseNetwork: networkIdSchema.nullable(),
  purchaseTxHash: z.string(),
  walletAddress: z.string(),
  distributionStatus: distributionStatusSchema,
  distributionTxHash: z.string().nullable(),
  /** checked on chain; false while there is no RPC to ask, or not final yet */
  verified: z.boolean(),
  /** e-mail of the admin who is about to send it */
  claimedBy: z.string().nullable(),
  /** when it was claimed; another admin can take it over `CLAIM_MINUTES` later */
  claimedAt: z.iso.datetime().nullable(),
  /** the purchase was refunded or disputed before sending */
  held: z.boolean(),
  /** the buyer changed the delivery address: nothing is sent before */
  heldUntil: z.iso.datetime().nullable(),
  /** it is above 1,000 dollars, with all that its account bought within a day, and no admin approved it yet */
  needsRelease: z.boolean(),
});
export type Distribution = z.infer<typeof distributionSchema>;

/**
 * POST /api/admin/ngma-distributions/:id/status. `claim` and `release` take and give back a pending row; `sent` needs the
 * hash of the transfer, and corrects a mistyped one until it is confirmed or found on chain. `claim` also takes over what
 * another admin claimed, or sent without its transfer being found, `CLAIM_MINUTES` ago. `approve` lets one above 1,000
 * dollars go.
 */
export const distributionStatusChangeSchema = z.discriminatedUnion("status", [
  z.object({ status: z.literal("sent"), txHash: z.string() }),
  z.object({ status: z.literal("confirmed") }),
  z.object({ status: z.literal("claim") }),
  z.object({ status: z.literal("release") }),
  z.object({ status: z.literal("approve") }),
]);
export const distributionStatusReplySchema = z.object({
  success: z.literal(true),
  distribution: distributionSchema,
});
