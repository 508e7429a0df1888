import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { OrdersReply } from "../../../shared/orders.ts";
import { Waiting } from "../../ui/controls/spinner.tsx";
import { Trouble } from "../../ui/controls/trouble.tsx";

/** `children` once the account's payments are there; else that they load, that they could not be loaded, or that there are none, open ones neither. */
export function OrdersOrWhyNot({
  asked: { data, error, refetch },
  children,
}: {
  asked: UseInfiniteQueryResult<InfiniteData<OrdersReply>>;
  children: ReactNode;
}) {
  if (!data && error)
    return <Trouble error={error} fallback="Your orders could not be loaded." onRetry={refetch} />;
  if (!data) return <Waiting label="Loading your orders" />;
  const { orders = [], open = [] } = data.pages[0] ?? {};
  if (orders.length === 0 && open.length === 0)
    return (
      <p className="empty">
        No orders yet. Plans are on{" "}
        <Link to="/pricing" className="text-link">
          Pricing
        </Link>
        .
      </p>
    );
  return children;
}
