import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Trouble } from "../../ui/controls/trouble.tsx";
import { Faq } from "./faq.tsx";
import { NetworksTable } from "./networks-table.tsx";
import { PlansBoard, type PlansProps, PlansWaiting } from "./plans/plans-board.tsx";
import { pricingQuery } from "./queries.ts";

/** The plans, every way to pay them, and what to know before. */
export function PricingPanel(props: PlansProps) {
  const { data, error, refetch } = useQuery(pricingQuery);
  return (
    <div>
      <div className="page-head">
        <h1 className="heading">Pricing</h1>
        <p className="page-head-words">
          The terminal is free. Each API request costs one credit; a request that fails because of an error of
          ours is free.{" "}
          <Link to="/api-docs" className="text-fg underline">
            Get a free key
          </Link>
        </p>
      </div>
      {data && <PlansBoard {...props} available={data} />}
      {!data && !error && <PlansWaiting />}
      {!data && error && (
        <Trouble error={error} fallback="The plans could not be loaded." onRetry={refetch} />
      )}
      <div className="split pricing-foot [contain-intrinsic-size:auto_400px] [content-visibility:auto]">
        <Faq />
        <NetworksTable networks={data?.networks} />
      </div>
    </div>
  );
}
