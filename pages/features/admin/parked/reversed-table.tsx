import type { ReversedPayment } from "../../../../shared/parked.ts";
import { Day } from "../../../ui/age.tsx";
import { Action } from "../../../ui/controls/action.tsx";
import { HistoryLink } from "../cells.tsx";
import { AdminTable } from "../table-state.tsx";
import { ACT_NAMES, type Act, refundActsOf } from "./decision-dialog.tsx";
import { describePayment, PaymentCells, RefundClaim } from "./payment-cells.tsx";

export const COLUMNS = ["Date", "Payment", "Received", "Bought", "Reversed", "Actions"] as const;

interface ReversedTableProps {
  payments: readonly ReversedPayment[];
  onAsk: (act: "reinstate" | Act, payment: ReversedPayment) => void;
}

const actsOf = (payment: ReversedPayment): readonly Act[] =>
  payment.refundTxHash === null ? refundActsOf(payment) : [];

/** Payments that were taken back, the newest first. */
export function ReversedTable({ payments, onAsk }: ReversedTableProps) {
  return (
    <AdminTable columns={COLUMNS} className="parked-table">
      {payments.map((payment) => (
        <tr key={payment.id}>
          <PaymentCells {...payment} />
          <td data-name="received">
            {payment.received} {payment.symbol}
          </td>
          <td data-name="bought">{payment.product}</td>
          <td data-name="reversed">
            <Day at={payment.reversedAt} />
            <span className="row-note">{payment.reason}</span>
            {payment.refundTxHash && <span className="row-note">Refunded in {payment.refundTxHash}</span>}
            <RefundClaim claim={payment.refundClaim} />
          </td>
          <td>
            <div className="row-links">
              <Action
                name={`Reinstate: ${describePayment(payment)}`}
                onClick={() => onAsk("reinstate", payment)}
              >
                Reinstate
              </Action>
              {actsOf(payment).map((act) => (
                <Action
                  key={act}
                  name={`${ACT_NAMES[act]}: ${describePayment(payment)}`}
                  onClick={() => onAsk(act, payment)}
                >
                  {ACT_NAMES[act]}
                </Action>
              ))}
              <HistoryLink subject={payment.id} />
            </div>
          </td>
        </tr>
      ))}
    </AdminTable>
  );
}
