import { Link } from "@tanstack/react-router";
import { formatCount } from "../../../../shared/format.ts";
import type { PaymentIntent } from "../../../../shared/payments.ts";
import { TIERS } from "../../../../shared/tiers.ts";

const nameDay = (iso: string) =>
  new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" }).format(
    Date.parse(iso),
  );

/** What a payment bought, until when, and what to do with it: "Pre-Enigma until 22 Dec, 1,000 credits per month." */
export function PaidWords({
  product,
  planUntil,
}: {
  product: PaymentIntent["product"];
  planUntil: string | null;
}) {
  if (product.kind === "ngma")
    return (
      <p className="payment-words">
        {formatCount(product.ngmaAmount)} NGMA will be sent to{" "}
        <span className="break-all">{product.deliveryAddress}</span>. Follow it among{" "}
        <Link to="/account/orders" className="text-link">
          your orders
        </Link>
        .
      </p>
    );
  const { name, credits } = TIERS[product.tier];
  return (
    <p className="payment-words">
      {name}
      {planUntil && ` until ${nameDay(planUntil)}`}, {formatCount(credits)} credits per month.{" "}
      <Link to="/api-docs" search={{ tab: "keys" }} className="text-link">
        Make your first key
      </Link>{" "}
      or see{" "}
      <Link to="/account/orders" className="text-link">
        your orders
      </Link>
      .
    </p>
  );
}
