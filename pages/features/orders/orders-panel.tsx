import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ApiError, messageOf } from "../../api/api-error.ts";
import { Spinner, Waiting } from "../../ui/controls/spinner.tsx";
import { Trouble } from "../../ui/controls/trouble.tsx";
import { OrderSheet } from "./order-sheet.tsx";
import { ordersQuery } from "./queries.ts";

/** Every payment of the account, with what became of it and what can be done. */
export function OrdersPanel({ rest }: { rest: (intentId: string) => ReactNode }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(ordersQuery);
  const orders = data?.pages.flatMap((page) => page.orders) ?? [];
  return (
    <section aria-labelledby="orders-heading">
      <div className="page-head">
        <h1 id="orders-heading" className="heading">
          Orders
        </h1>
        <p className="page-head-words">
          Every payment of this account: where it stands, its receipt, what is next.
        </p>
      </div>
      {!data && !error && <Waiting label="Loading your orders" />}
      {!data && error && (
        <Trouble
          text={messageOf(error, "Your orders could not be loaded.")}
          requestId={error instanceof ApiError ? error.requestId : undefined}
          onRetry={refetch}
        />
      )}
      {data && orders.length === 0 && (
        <p className="empty">
          Nothing was paid yet. Plans are on{" "}
          <Link to="/pricing" className="text-link">
            Pricing
          </Link>
          .
        </p>
      )}
      {orders.map((order) => (
        <OrderSheet
          key={order.id}
          order={order}
          usualHours={data?.pages[0]?.usualHours ?? null}
          rest={rest}
        />
      ))}
      {hasNextPage && (
        <div className="pay-buttons">
          <button
            type="button"
            className="button button-ghost gap-2"
            disabled={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {isFetchingNextPage && <Spinner />} Load more
          </button>
        </div>
      )}
    </section>
  );
}
