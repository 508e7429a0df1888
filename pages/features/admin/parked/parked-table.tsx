import { shortenAddress } from "../../../../shared/networks.ts";
import type { ParkedPayment } from "../../../../shared/parked.ts";
import { Action } from "../../../ui/controls/action.tsx";
import { HistoryLink } from "../cells.tsx";
import { AdminTable } from "../table-state.tsx";
import { ACT_NAMES, type Act, refundActsOf } from "./decision-dialog.tsx";
import { describePayment, PaymentCells, RefundClaim } from "./payment-cells.tsx";

export const COLUMNS = ["Date", "Payment", "Received", "Asked for", "Why it waits", "Actions"] as const;

interface ParkedTableProps {
  payments: readonly ParkedPayment[];
  onAsk: (act: Act, payment: ParkedPayment) => void;
}

/** Payments that wait for a decision, the oldest first. */
export function ParkedTable({ payments, onAsk }: ParkedTableProps) {
  return (
    <AdminTable columns={COLUMNS} className="parked-table">
      {payments.map((payment) => (
        <Row key={payment.id} payment={payment} onAsk={onAsk} />
      ))}
    </AdminTable>
  );
}

/** What is nobody's is assigned, or granted for an order that is named; only what is somebody's can go back to him. */
const actsOf = (payment: ParkedPayment): Act[] => {
  if (payment.email === null) return ["grant", "assign"];
  return payment.refundClaim === null ? ["grant", ...refundActsOf(payment)] : [...refundActsOf(payment)];
};

function Row({ payment, onAsk }: { payment: ParkedPayment; onAsk: ParkedTableProps["onAsk"] }) {
  const { product, proof, orderState } = payment;
  const label = describePayment(payment);
  return (
    <tr>
      <PaymentCells {...payment} />
      <td data-name="received">
        {payment.received} {payment.symbol}
      </td>
      <td data-name="asked for">
        {payment.asked ?? "Nothing we know of"}
        {product && <span className="row-note">{product}</span>}
        {orderState && <span className="row-note">Order {orderState}</span>}
        {proof === "reference" && (
          <span className="row-note row-unverified">
            It bears this order&apos;s name, which anybody can write.
          </span>
        )}
        {proof === "wallet" && <span className="row-note">The buyer signed for the sending wallet.</span>}
        {payment.claims.map(({ by, at }) => (
          <span key={by} className="row-note row-unverified">
            Claimed by {by} on {at.slice(0, 10)}, without proof
          </span>
        ))}
      </td>
      <td>
        {payment.reason}
        <span className="row-note">{payment.code}</span>
        {payment.refundAddress && (
          <span className="row-note">
            Back to {shortenAddress(payment.refundAddress)}, as its buyer confirmed
          </span>
        )}
        <RefundClaim claim={payment.refundClaim} />
      </td>
      <td>
        <div className="row-links">
          {actsOf(payment).map((act) => (
            <Action key={act} name={`${ACT_NAMES[act]}: ${label}`} onClick={() => onAsk(act, payment)}>
              {ACT_NAMES[act]}
            </Action>
          ))}
          <HistoryLink subject={payment.id} />
        </div>
      </td>
    </tr>
  );
}
