import { formatCount } from "../../../../shared/format.ts";
import { TIERS, type TierId, tierIdSchema } from "../../../../shared/tiers.ts";

/** Whole dollars without cents, as the price list has them: 2000 is "$20", 2070 is "$20.70". */
function formatCents(cents: number): string {
  return cents % 100 === 0 ? `$${cents / 100}` : `$${(cents / 100).toFixed(2)}`;
}

const WAYS = [
  ["card", "cardCents"],
  ["crypto", "cryptoCents"],
  ["NGMA", "ngmaCents"],
] as const;

/** The plans as cells of one ruled row, of which one is chosen. Every account begins with the free one. */
export function PlanChoice({ value, onChange }: { value: TierId; onChange: (tier: TierId) => void }) {
  return (
    <fieldset className="plans">
      <legend className="label">Plan</legend>
      {tierIdSchema.options.map((id) => {
        const { name, credits, ...prices } = TIERS[id];
        return (
          <label key={id} className="plan">
            <input
              type="radio"
              name="tier"
              className="sr-only"
              checked={id === value}
              onChange={() => onChange(id)}
            />
            <span className="plan-name">{name}</span>
            <span className="plan-credits">
              <span className="figure">{formatCount(credits)}</span> credits per month
            </span>
            <span className="plan-prices">
              {prices.cardCents === 0
                ? "$0"
                : WAYS.map(([way, cents]) => (
                    <span key={way}>
                      {formatCents(prices[cents])} {way}
                    </span>
                  ))}
            </span>
          </label>
        );
      })}
      <p className="field-note col-span-full mt-1.5">
        {value === "free"
          ? "Every account begins here. No card needed."
          : `You begin with ${TIERS.free.credits} free credits; we offer ${TIERS[value].name} once you are in.`}
      </p>
    </fieldset>
  );
}
