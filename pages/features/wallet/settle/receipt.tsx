import { useSetAtom } from "jotai";
import { PaymentSheet } from "./payment-sheet.tsx";
import { type Settled, settledAtom } from "./settled.ts";
import { Timeline } from "./timeline.tsx";

/** How a payment ended, until it is dismissed. */
export function Receipt({ settled }: { settled: Settled }) {
  const setSettled = useSetAtom(settledAtom);
  const { payment, reason } = settled;
  return (
    <PaymentSheet
      payment={payment}
      focus
      action={
        <button
          type="button"
          className="action"
          onClick={() => setSettled((list) => list.filter((one) => one !== settled))}
        >
          Dismiss
        </button>
      }
    >
      <Timeline stage={reason === null ? "Paid" : "Signed"} failed={reason !== null} />
      {reason !== null && (
        <p className="payment-words" role="alert">
          {reason} Please write to support with the hash above.
        </p>
      )}
    </PaymentSheet>
  );
}
