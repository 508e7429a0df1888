import type { ParkedPayment } from "../../../../shared/payments.ts";
import { HistoryLink } from "../cells.tsx";
import { Heads } from "../table-state.tsx";
import { describePayment, PaymentCells } from "./payment-cells.tsx";

export const HEADS = ["Date", "Payment", "Received", "Asked for", "Why it waits", "Actions"] as const;

interface ParkedTableProps {
  payments: readonly ParkedPayment[];
  onAsk: (act: "grant" | "refund", payment: ParkedPayment) => void;
}

/** Payments that wait for a decision, the oldest first. */
export function ParkedTable({ payments, onAsk }: ParkedTableProps) {
  return (
    <table className="ledger admin-table parked-table">
      <Heads heads={HEADS} />
      <tbody>
        {payments.map((payment) => (
          <Row key={payment.id} payment={payment} onAsk={onAsk} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ payment, onAsk }: { payment: ParkedPayment; onAsk: ParkedTableProps["onAsk"] }) {
  const { product, proof } = payment;
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
        {proof === "wallet" && (
          <span className="row-note row-unverified">
            By its wallet alone, which anybody can name: the amount does not prove whose it is.
          </span>
        )}
      </td>
      <td>
        {payment.reason}
        <span className="row-note">{payment.code}</span>
      </td>
      <td>
        <div className="row-links">
          {product !== null && (
            <button
              type="button"
              className="action"
              aria-label={`Grant: ${label}`}
              onClick={() => onAsk("grant", payment)}
            >
              Grant
            </button>
          )}
          <button
            type="button"
            className="action"
            aria-label={`Refund: ${label}`}
            onClick={() => onAsk("refund", payment)}
          >
            Refund
          </button>
          <HistoryLink subject={payment.id} />
        </div>
      </td>
    </tr>
  );
}
