import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { OpenOrder, Order } from "../../../shared/orders.ts";
import { Section } from "../../ui/controls/section.tsx";
import { Table } from "../../ui/controls/table.tsx";
import { OrdersOrWhyNot } from "./orders-or-why-not.tsx";
import { ordersQuery } from "./queries.ts";
import { ORDER_STATES } from "./states.ts";

const SHOWN = 3;

/** The last orders of the account, one line each; all of them are a page of their own. */
export function RecentOrders() {
  const asked = useInfiniteQuery({ ...ordersQuery, refetchInterval: false });
  const { orders = [], open = [] } = asked.data?.pages[0] ?? {};
  return (
    <Section
      title="Orders"
      aside={
        <Link to="/account/orders" className="action">
          All orders <span aria-hidden>→</span>
        </Link>
      }
    >
      <OrdersOrWhyNot asked={asked}>
        <Table columns={["What", { num: "Amount" }, "Paid on", "State", { hidden: "Receipt" }]}>
          {open.slice(0, SHOWN).map((order) => (
            <OpenRow key={order.id} order={order} />
          ))}
          {orders.slice(0, SHOWN).map((order) => (
            <Row key={order.id} order={order} />
          ))}
        </Table>
      </OrdersOrWhyNot>
    </Section>
  );
}

function OpenRow({ order: { product, amount, symbol, txHash } }: { order: OpenOrder }) {
  return (
    <tr className="max-sm:grid-cols-2">
      <th scope="row">{product}</th>
      <td className="num">
        {amount} {symbol}
      </td>
      <td>Not yet</td>
      <td>{txHash ? "On its way" : "To be paid"}</td>
      <td className="row-actions max-sm:col-span-2">
        <Link to="/account/orders" className="action" aria-label={`Go on with ${product}`}>
          Go on <span aria-hidden>→</span>
        </Link>
      </td>
    </tr>
  );
}

function Row({ order: { product, state, payments } }: { order: Order }) {
  const receiptUrl = payments.find((one) => one.receiptUrl !== null)?.receiptUrl;
  return (
    <tr className="max-sm:grid-cols-2">
      <th scope="row">{product ?? "Your payment"}</th>
      <td className="num">
        {payments.map(({ id, amount, symbol }) => (
          <span key={id} className="block">
            {amount} {symbol}
          </span>
        ))}
      </td>
      <td>{payments[0]?.paidAt.slice(0, 10)}</td>
      <td>{ORDER_STATES[state]}</td>
      <td className="row-actions max-sm:col-span-2">
        {receiptUrl && (
          <a
            className="action"
            href={receiptUrl}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Receipt for ${product ?? "your payment"}`}
          >
            Receipt <span aria-hidden>↗</span>
          </a>
        )}
      </td>
    </tr>
  );
}
