import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useSetAtom } from "jotai";
import { useEffect, useRef } from "react";
import { ApiError, messageOf } from "../../../api/api-error.ts";
import { operatorQuery } from "../../../api/operator.ts";
import { isSignedOut, useReport } from "../use-report.ts";
import { PaymentSheet } from "./payment-sheet.tsx";
import { forgetPaymentAtom, type SentPayment } from "./payments.ts";
import { settledAtom } from "./settled.ts";
import { settledToast } from "./settled-toast.ts";
import { stageOf, Timeline } from "./timeline.tsx";
import { isRejected, useSettlement } from "./use-settlement.ts";

/** We asked too often, which says nothing of the payment. */
const isTooFast = (error: unknown) => error instanceof ApiError && error.status === 429;

interface SettlementProps {
  payment: SentPayment;
  /** whether the money has just been sent from here, so that this is where to look */
  fresh: boolean;
  onSettled: (payment: SentPayment, paid: boolean) => void;
}

/** A sent payment on its way: asks the server until it is credited or refused, and says how far it is. */
export function Settlement({ payment, fresh, onSettled }: SettlementProps) {
  const { data, error } = useSettlement(payment);
  const { data: operator } = useQuery(operatorQuery);
  const { askToLogIn, showToast } = useReport();
  const forget = useSetAtom(forgetPaymentAtom);
  const addSettled = useSetAtom(settledAtom);
  const isOver = useRef(false);
  const reason = isRejected(error) ? messageOf(error, "The payment was refused.") : null;
  const over = data?.status === "paid" || reason !== null;
  const signedOut = isSignedOut(error);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is over
  useEffect(() => {
    if (!over || isOver.current) return;
    isOver.current = true;
    forget(payment);
    addSettled((list) => [...list, { payment, reason }]);
    showToast(settledToast(payment, reason === null, operator?.email ?? null));
    onSettled(payment, reason === null);
  }, [over]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the session is gone
  useEffect(() => {
    if (signedOut) askToLogIn();
  }, [signedOut]);

  const pending = data?.status === "pending" ? data : undefined;
  const { have = 0, need = 0 } = pending?.confirmations ?? {};
  return (
    <PaymentSheet
      payment={payment}
      focus={fresh}
      action={
        <button type="button" className="action" onClick={() => forget(payment)}>
          Stop watching
        </button>
      }
    >
      <Timeline
        stage={stageOf(data)}
        note={need > 0 ? `${have} of ${need} confirmations` : "looking for it"}
      />
      <p className="payment-words" role="status">
        {signedOut ? (
          <>
            Your session has ended.{" "}
            <Link to="/login" className="text-link">
              Log in
            </Link>{" "}
            and come back: the payment is remembered here.
          </>
        ) : error && !isTooFast(error) ? (
          messageOf(
            error,
            "We cannot be reached right now. The payment stays on record; we will try again automatically.",
          )
        ) : (
          "You may close this page: we keep looking for the payment and credit it once the network confirms it."
        )}
      </p>
    </PaymentSheet>
  );
}
