import { ENTERPRISE, TIERS } from "../../../shared/tiers.ts";

/** As announced: in whole dollars. */
const usd = (cents: number) => `$${Math.floor(cents / 100).toLocaleString("en-US")}`;

const PLANS = [
  {
    ...TIERS["pre-enigma"],
    calls: `${TIERS["pre-enigma"].credits.toLocaleString("en-US")}/month`,
    isPopular: false,
  },
  { ...TIERS.enigmatic, calls: `${TIERS.enigmatic.credits.toLocaleString("en-US")}/month`, isPopular: true },
  { ...ENTERPRISE, isPopular: false },
];

/** The plans with their prices in dollars and, less the discount, in NGMA. */
export function PlanCards() {
  return (
    <ul className="token-plans">
      {PLANS.map(({ name, baseCents, ngmaCents, ngmaDiscountBps, calls, isPopular }) => (
        <li key={name} className="token-plan">
          <p className="token-plan-name">
            {name} {isPopular && <span className="token-plan-mark">Most popular</span>}
          </p>
          <p className="token-plan-price">
            {usd(ngmaCents)} <span>in NGMA</span>
          </p>
          <p className="text-fg-2">
            instead of {usd(baseCents)} a month, {ngmaDiscountBps / 100}% off
          </p>
          <p className="text-fg-2">
            {calls === "unlimited" ? "Unlimited calls" : `${calls.replace("/month", "")} calls a month`}
          </p>
        </li>
      ))}
    </ul>
  );
}
