import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { NetworkId } from "../../../shared/networks.ts";
import type { OpenOrder, Order } from "../../../shared/orders.ts";
import { Spinner } from "../../ui/controls/spinner.tsx";
import { OpenOrders } from "./open-orders.tsx";
import { OrderSheet } from "./order-sheet.tsx";
import { OrdersOrWhyNot } from "./orders-or-why-not.tsx";
import { ordersQuery } from "./queries.ts";
import { InvoiceDetails } from "./receipt-links.tsx";

interface OrdersPanelProps {
  /** what came of an order in part, and where its rest is paid */
  rest: (order: Order, network: NetworkId) => ReactNode;
  /** what is to be sent where, for an order that nothing came for yet */
  goOn: (order: OpenOrder) => ReactNode;
}

/** Every order of the account with its payments, what became of it and what can be done. */
export function OrdersPanel({ rest, goOn }: OrdersPanelProps) {
  const asked = useInfiniteQuery(ordersQuery);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = asked;
  const orders = data?.pages.flatMap((page) => page.orders) ?? [];
  return (
    <section aria-labelledby="orders-heading">
      <div className="page-head">
        <h1 id="orders-heading" className="heading">
          Orders
        </h1>
        <p className="page-head-words">
          This account’s orders: their state, payments, receipts and next steps.
        </p>
      </div>
      {orders.some(({ payments }) => payments.some(({ network, receiptUrl }) => network && receiptUrl)) && (
        <InvoiceDetails />
      )}
      <OpenOrders orders={data?.pages[0]?.open ?? []} goOn={goOn} />
      <OrdersOrWhyNot asked={asked}>
        {orders.map((order) => (
          <OrderSheet
            key={order.id}
            order={order}
            usualHours={data?.pages[0]?.usualHours ?? null}
            rest={rest}
          />
        ))}
      </OrdersOrWhyNot>
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
