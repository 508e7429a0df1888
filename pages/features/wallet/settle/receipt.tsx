import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useSetAtom } from "jotai";
import { Suspense } from "react";
import { Action } from "../../../ui/controls/action.tsx";
import { lazily } from "../../../ui/life/lazily.ts";
import { intentQuery } from "../queries.ts";
import { PaidWords } from "./paid-words.tsx";
import { PaymentSheet } from "./payment-sheet.tsx";
import { type Settled, settledAtom } from "./settled.ts";
import { Timeline } from "./timeline.tsx";

// Nobody needs the maker of QR codes whose payment came whole.
const OrderRest = lazily(() => import("../rest/order-rest.tsx"));

/** What it bought, and until when as soon as that is known. */
function Bought({ payment: { intent } }: { payment: Settled["payment"] }) {
  const { data } = useQuery(intentQuery(intent.id));
  return <PaidWords product={intent.product} planUntil={data?.planUntil ?? null} />;
}

/** What came in part, and what can be done about it; of every other refusal nothing. */
function Refused({ payment: { intent } }: { payment: Settled["payment"] }) {
  const { data } = useQuery(intentQuery(intent.id));
  return data?.order.mayPayRest ? <OrderRest order={data.order} network={intent.network} /> : null;
}

/** How a payment ended, until it is dismissed. */
export function Receipt({ settled }: { settled: Settled }) {
  const setSettled = useSetAtom(settledAtom);
  const { payment, reason } = settled;
  return (
    <PaymentSheet
      payment={payment}
      focus
      action={
        <Action onClick={() => setSettled((list) => list.filter((one) => one !== settled))}>Dismiss</Action>
      }
    >
      <Timeline stage={reason === null ? "Paid" : "Signed"} failed={reason !== null} />
      {reason === null && <Bought payment={payment} />}
      {reason !== null && (
        <p className="payment-words" role="alert">
          {reason} See{" "}
          <Link to="/account/orders" className="text-link">
            your orders
          </Link>
          , or write to support with the hash above.
        </p>
      )}
      {reason !== null && (
        <Suspense fallback={null}>
          <Refused payment={payment} />
        </Suspense>
      )}
    </PaymentSheet>
  );
}
