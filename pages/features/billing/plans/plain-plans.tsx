import { formatCount } from "../../../../shared/format.ts";
import { TIERS } from "../../../../shared/tiers.ts";
import { formatPlanPrice } from "./prices.ts";

const price = (cents: number) => formatPlanPrice(cents / 100);

/** The plans and their prices for a browser that runs no scripts, drawn at build time. */
export const PlainPlans = () => (
  <>
    <ul className="divide-y divide-line">
      {Object.values(TIERS).map(({ name, credits, cardCents, cryptoCents, ngmaCents }) => (
        <li key={name} className="px-4 py-3 sm:px-6">
          <b className="font-semibold">{name}</b>: {formatCount(credits)} credits per month,{" "}
          {cardCents === 0
            ? "$0."
            : `${price(cardCents)} a month by card, ${price(cryptoCents)} with crypto, ${price(ngmaCents)} with NGMA.`}
        </li>
      ))}
    </ul>
    <p className="border-line border-t p-6 text-fg-2 max-sm:px-4">
      Paying needs JavaScript. Which ways to pay this server accepts is{" "}
      <a href="/api/pricing" className="text-link">
        in the same list as JSON
      </a>
      .
    </p>
  </>
);
