import { useQuery } from "@tanstack/react-query";
import { formatCount } from "../../../shared/format.ts";
import { formatMoment } from "../../ui/age.tsx";
import { ngmaTotalsQuery } from "./queries.ts";
import { THREE } from "./three.tsx";

const whole = (value: number | undefined) => (value === undefined ? "–" : formatCount(value));

/** What NGMA payments have done so far, from our own books. */
export function LiveTotals() {
  const { data: totals, isError } = useQuery(ngmaTotalsQuery);
  if (isError) return <p className="text-danger">The totals could not be loaded. Please try again later.</p>;
  return (
    <>
      <dl className={THREE}>
        {(["burned", "locked", "liquidity"] as const).map((name) => (
          <div key={name} className="px-6 py-5">
            <dt className="label">{name}</dt>
            <dd className="font-mono text-lg">{whole(totals?.[name])} NGMA</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-fg-3">
        {totals
          ? `From ${whole(totals.payments)} NGMA ${totals.payments === 1 ? "payment" : "payments"}, each checked on chain · as of ${formatMoment(totals.asOf)}`
          : "Loading the totals"}
      </p>
    </>
  );
}
