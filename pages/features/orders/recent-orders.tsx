import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ApiError, messageOf } from "../../api/api-error.ts";
import { Section } from "../../ui/controls/section.tsx";
import { Waiting } from "../../ui/controls/spinner.tsx";
import { Trouble } from "../../ui/controls/trouble.tsx";
import { ordersQuery } from "./queries.ts";
import { ORDER_STATES } from "./states.ts";

const SHOWN = 3;

/** The last payments of the account, one line each; all of them are a page of their own. */
export function RecentOrders() {
  const { data, error, refetch } = useInfiniteQuery({ ...ordersQuery, refetchInterval: false });
  const orders = data?.pages[0]?.orders.slice(0, SHOWN) ?? [];
  return (
    <Section
      title="Orders"
      aside={
        <Link to="/account/orders" className="action">
          All orders <span aria-hidden>→</span>
        </Link>
      }
    >
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
      {orders.length > 0 && (
        <table className="ledger stacked">
          <thead>
            <tr>
              <th>What</th>
              <th className="num">Amount</th>
              <th>Paid on</th>
              <th>State</th>
              <th>
                <span className="sr-only">Receipt</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {orders.map(({ id, product, paidAt, amount, symbol, state, receiptUrl }) => (
              <tr key={id} className="max-sm:grid-cols-2">
                <th scope="row">{product ?? "A payment of yours"}</th>
                <td className="num">
                  {amount} {symbol}
                </td>
                <td>{paidAt.slice(0, 10)}</td>
                <td>{ORDER_STATES[state]}</td>
                <td className="row-actions max-sm:col-span-2">
                  {receiptUrl && (
                    <a
                      className="action"
                      href={receiptUrl}
                      target="_blank"
                      rel="noopener noreferrer"
                      aria-label={`Receipt for ${product ?? "a payment of yours"}`}
                    >
                      Receipt <span aria-hidden>↗</span>
                    </a>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}
