import { formatCount } from "../../../shared/format.ts";
import { ENTERPRISE, TIERS } from "../../../shared/tiers.ts";
import { THREE } from "./three.tsx";

/** As announced: in whole dollars. */
const usd = (cents: number) => `$${formatCount(Math.floor(cents / 100))}`;

const PLANS = [
  {
    ...TIERS["pre-enigma"],
    calls: `${formatCount(TIERS["pre-enigma"].credits)}/month`,
    isPopular: false,
  },
  { ...TIERS.enigmatic, calls: `${formatCount(TIERS.enigmatic.credits)}/month`, isPopular: true },
  { ...ENTERPRISE, isPopular: false },
];

/** The plans with their prices in dollars and, less the discount, in NGMA. */
export function PlanCards() {
  return (
    <ul className={THREE}>
      {PLANS.map(({ name, baseCents, ngmaCents, ngmaDiscountBps, calls, isPopular }) => (
        <li key={name} className="mt-0 px-6 py-5">
          <p className="flex flex-wrap items-center gap-2.5 font-semibold [font-stretch:85%]">
            {name}{" "}
            {isPopular && (
              <span className="border border-amber px-1.5 text-[11px] text-amber leading-[18px]">
                Most popular
              </span>
            )}
          </p>
          <p className="mt-0 font-mono text-[28px] leading-[44px]">
            {usd(ngmaCents)} <span className="font-sans text-fg-2 text-sm">in NGMA</span>
          </p>
          <p className="mt-0 text-pretty text-fg-2">
            instead of {usd(baseCents)} a month, {ngmaDiscountBps / 100}% off
          </p>
          <p className="mt-0 text-fg-2">
            {calls === "unlimited" ? "Unlimited calls" : `${calls.replace("/month", "")} calls per month`}
          </p>
        </li>
      ))}
    </ul>
  );
}
