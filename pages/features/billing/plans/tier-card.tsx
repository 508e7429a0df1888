import { formatCount } from "../../../../shared/format.ts";
import type { PaymentMethod, PricingReply, PricingTier } from "../../../../shared/tiers.ts";
import { Spinner } from "../../../ui/controls/spinner.tsx";
import { PAYS } from "./pays.ts";
import { explainPrice, formatPlanPrice, planPriceOf } from "./prices.ts";

interface TierCardProps {
  tier: PricingTier;
  pay: PaymentMethod;
  available: PricingReply;
  isCurrent: boolean;
  /** the way this tier is being paid, if it is */
  chosen: PaymentMethod | null;
  isOpening: boolean;
  onBuy: (tier: PricingTier, pay: PaymentMethod) => void;
}

/** One plan: its price by the chosen way of paying, what is in it, and how to pay. */
export function TierCard(props: TierCardProps) {
  const { tier, pay, isCurrent, chosen } = props;
  const isFree = tier.price === 0;
  const mark = isCurrent && !isFree ? "Your plan" : tier.id === "enigmatic" ? "Most Popular" : null;
  return (
    <article className="tier" data-chosen={chosen !== null || undefined} aria-labelledby={`tier-${tier.id}`}>
      <div className="tier-head">
        <h2 id={`tier-${tier.id}`} className="tier-name">
          {tier.name}
        </h2>
        {tier.id === "enigmatic" && <span className="tier-mark">Most Popular</span>}
        {mark === "Your plan" && <span className="tier-mark tier-mark-own">Your plan</span>}
      </div>
      <p className="tier-for">{tier.description}</p>
      <p className="tier-price">
        <span className="tier-figure">{isFree ? "$0" : formatPlanPrice(planPriceOf(tier, pay))}</span> a month
      </p>
      <p className="tier-note">{isFree ? "no card needed" : explainPrice(tier, pay)}</p>
      <p className="tier-credits">
        <span className="figure">{formatCount(tier.credits)}</span> credits per month
      </p>
      <ul className="tier-features">
        {tier.features
          // The credits stand above.
          .filter((feature) => !feature.startsWith(`${formatCount(tier.credits)} `))
          .map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
      </ul>
      {isFree ? (
        <div className="tier-ways">
          <button type="button" className="button button-ghost tier-free" disabled>
            {isCurrent ? "Current Plan" : "Free Plan"}
          </button>
        </div>
      ) : (
        <Ways {...props} />
      )}
    </article>
  );
}

const NAMES: Record<PaymentMethod, string> = { card: "Card", crypto: "Crypto", ngma: "NGMA" };

/** The three ways to pay a plan, each with its price; the one that is looked at is the amber one. */
function Ways({ tier, pay, available, chosen, isOpening, onBuy }: TierCardProps) {
  const isSetUp = {
    card: available.card.available,
    crypto: available.networks.some((network) => network.available),
    ngma: available.ngma.available,
  };
  return (
    <ul className="tier-ways">
      {PAYS.map((way) => (
        <li key={way} className="way" data-chosen={way === chosen || undefined}>
          <span className="way-price">{formatPlanPrice(planPriceOf(tier, way))}</span>
          <span className="way-note">{isSetUp[way] ? explainPrice(tier, way) : "not available yet"}</span>
          {way === "card" && !isSetUp.card ? (
            <button type="button" className="button button-ghost way-button" disabled>
              Card Payments Unavailable
            </button>
          ) : (
            <button
              type="button"
              className={`button way-button gap-2 ${way === pay ? "" : "button-ghost"}`}
              aria-expanded={way === "card" ? undefined : way === chosen}
              aria-describedby={`tier-${tier.id}`}
              disabled={way === "card" && isOpening}
              onClick={() => onBuy(tier, way)}
            >
              {way === "card" && isOpening && <Spinner />} Pay with {NAMES[way]}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
