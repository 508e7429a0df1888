import * as z from "zod";
import { ENDPOINTS } from "./endpoints.ts";
import { networkIdSchema } from "./networks.ts";

/** The plans an account can have, lowest first. */
export const tierIdSchema = z.enum(["free", "pre-enigma", "enigmatic"]);
export type TierId = z.infer<typeof tierIdSchema>;
export const paidTierIdSchema = tierIdSchema.exclude(["free"]);
export type PaidTierId = z.infer<typeof paidTierIdSchema>;

/** What the card provider costs, on top of the base price, in basis points. */
export const CARD_FEE_BPS = 350;

interface Tier {
  name: string;
  description: string;
  features: readonly string[];
  /** API credits per month; each call costs one */
  credits: number;
  /** off the base price when paid in NGMA, in basis points */
  ngmaDiscountBps: number;
  /** US cents a month */
  baseCents: number;
  cardCents: number;
  cryptoCents: number;
  ngmaCents: number;
}

/** Prices that follow from the base price: the card's with its fee, crypto's without any, NGMA's with the discount. */
const priced = (baseCents: number, ngmaDiscountBps: number) => ({
  baseCents,
  ngmaDiscountBps,
  cardCents: Math.round((baseCents * (10_000 + CARD_FEE_BPS)) / 10_000),
  cryptoCents: baseCents,
  ngmaCents: Math.round((baseCents * (10_000 - ngmaDiscountBps)) / 10_000),
});

export const TIERS: Record<TierId, Tier> = {
  free: {
    name: "Free",
    description: "Try every endpoint.",
    credits: 100,
    features: [
      "100 API credits per month",
      `All ${ENDPOINTS.length} endpoints`,
      "Every number with its source and age",
    ],
    ...priced(0, 0),
  },
  "pre-enigma": {
    name: "Pre-Enigma",
    description: "For a bot, a sheet or a side project.",
    credits: 1_000,
    features: [
      "1,000 API credits per month",
      `All ${ENDPOINTS.length} endpoints`,
      "Usage history and CSV export",
      "10% off with NGMA",
    ],
    ...priced(2_000, 1_000),
  },
  enigmatic: {
    name: "Enigmatic",
    description: "For products with their own users.",
    credits: 10_000,
    features: [
      "10,000 API credits per month",
      `All ${ENDPOINTS.length} endpoints`,
      "Usage history and CSV export",
      "20% off with NGMA",
    ],
    ...priced(15_000, 2_000),
  },
};

/** Named on the tokenomics page alone; it cannot be bought here. */
export const ENTERPRISE = { name: "Enterprise", calls: "unlimited", ...priced(99_900, 2_500) };

/** How a plan or NGMA can be paid. */
export const paymentMethodSchema = z.enum(["card", "crypto", "ngma"]);
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;

/** Where months of a plan come from: they were paid for, or an admin gave them. */
export const planSourceSchema = z.enum([...paymentMethodSchema.options, "gift"]);
export type PlanSource = z.infer<typeof planSourceSchema>;

/** One tier of GET /api/pricing; prices in US dollars a month, `ngmaDiscount` a fraction. */
export const pricingTierSchema = z.object({
  id: tierIdSchema,
  name: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  credits: z.number().int(),
  price: z.number(),
  cardPrice: z.number(),
  cryptoPrice: z.number(),
  ngmaPrice: z.number(),
  ngmaDiscount: z.number(),
});
export type PricingTier = z.infer<typeof pricingTierSchema>;

/** GET /api/pricing; `available` is what this server is set up for, `coin` whether a network's own coin can have a price. */
export const pricingReplySchema = z.object({
  tiers: z.array(pricingTierSchema),
  card: z.object({ available: z.boolean() }),
  ngma: z.object({ available: z.boolean() }),
  networks: z.array(
    z.object({
      ...{ id: networkIdSchema, available: z.boolean(), coin: z.boolean() },
      stablecoins: z.boolean().default(true),
    }),
  ),
});
export type PricingReply = z.infer<typeof pricingReplySchema>;
