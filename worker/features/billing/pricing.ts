import { NETWORK_IDS } from "../../../shared/networks.ts";
import {
  type PricingReply,
  type PricingTier,
  TIERS,
  type TierId,
  tierIdSchema,
} from "../../../shared/tiers.ts";
import type { Deps } from "../../deps.ts";
import { canHavePrice } from "./rates/fixed-rate.ts";

const CENTS = 100;
const BASIS_POINTS = 10_000;

/** The plans with their prices in dollars a month, and what this server is set up to be paid by. */
export function readPricing(deps: Pick<Deps, "config" | "markets">): PricingReply {
  const { config } = deps;
  return {
    tiers: tierIdSchema.options.map(toPricingTier),
    card: { available: config.cards !== undefined },
    ngma: { available: config.ngma !== undefined },
    networks: NETWORK_IDS.map((id) => {
      const available = config.chains[id] !== undefined;
      const { coin, stablecoins } = canHavePrice(deps, id);
      return { id, available, coin: available && coin, stablecoins: available && stablecoins };
    }),
  };
}

function toPricingTier(id: TierId): PricingTier {
  const { name, description, features, credits, ...priced } = TIERS[id];
  return {
    id,
    name,
    description,
    features: [...features],
    credits,
    price: priced.baseCents / CENTS,
    cardPrice: priced.cardCents / CENTS,
    cryptoPrice: priced.cryptoCents / CENTS,
    ngmaPrice: priced.ngmaCents / CENTS,
    ngmaDiscount: priced.ngmaDiscountBps / BASIS_POINTS,
  };
}
