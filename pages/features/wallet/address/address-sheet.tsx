import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { NETWORKS } from "../../../../shared/networks.ts";
import { type IntentReply, LATE_HOURS, type PaymentIntent } from "../../../../shared/payments.ts";
import { ACCOUNT } from "../../../api/account.ts";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { intentQuery } from "../queries.ts";
import { Arrived, sayArrived } from "../rest/arrived.tsx";
import { PaidWords } from "../settle/paid-words.tsx";
import { Countdown, RateNote, UnreservedNote } from "../steps/order-sheet.tsx";
import { useReport } from "../use-report.ts";
import { NameTransaction } from "./name-transaction.tsx";
import { writePaymentUri } from "./payment-uri.ts";
import { QrCode } from "./qr-code.tsx";

interface AddressSheetProps {
  /** of the intent */
  id: string;
  /** the intent as it was made; without it, it is asked for */
  first?: PaymentIntent;
  onPaid: () => void;
  action?: ReactNode;
}

/** What is to be sent where, until it has come: the page turns to paid by itself. */
export function AddressSheet({ id, first, onPaid, action }: AddressSheetProps) {
  const { data } = useQuery(intentQuery(id));
  const [rest, setRest] = useState<PaymentIntent | null>(null);
  const intent = data?.intent ?? first;
  useTellPaid(intent?.state === "paid", onPaid);
  if (!intent) return null;
  if (intent.state === "paid")
    return (
      <section className="exact" aria-label="Payment by address" role="status">
        <p className="figure">Paid</p>
        <PaidWords product={intent.product} planUntil={data?.planUntil ?? null} />
      </section>
    );
  if (rest) return <AddressSheet key={rest.id} id={rest.id} first={rest} onPaid={onPaid} action={action} />;
  const { order, claimed = null } = data ?? {};
  return <Waiting {...{ intent, order, claimed, action }} onRest={setRest} />;
}

interface WaitingProps extends Pick<AddressSheetProps, "action"> {
  intent: PaymentIntent;
  order: Order | undefined;
  claimed: IntentReply["claimed"];
  onRest: (rest: PaymentIntent) => void;
}

/** Of an order that is not paid: what is to be sent for it, unless something came that does not pay it. */
function Waiting({ intent, order, claimed, action, onRest }: WaitingProps) {
  if (order?.mayPayRest && !asksForRest(intent, order))
    return <Arrived order={order} network={intent.network} onRest={onRest} />;
  if (isForNothing(intent, order)) return <Unpaid isBack={order?.state === "refunded"} />;
  return (
    <div>
      {order?.mayPayRest && (
        <p className="pay-note" role="status">
          {sayArrived(order)} What came counts: send the rest below, and the order is complete.
        </p>
      )}
      <UnlessUnderWay intent={intent} claimed={claimed}>
        <ToSend intent={intent} action={action} />
      </UnlessUnderWay>
    </div>
  );
}

/** Says once that it is paid, wherever that shows. */
function useTellPaid(isPaid: boolean, onPaid: () => void): void {
  const client = useQueryClient();
  const { showToast } = useReport();
  const isReported = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is paid
  useEffect(() => {
    if (!isPaid || isReported.current) return;
    isReported.current = true;
    showToast({ title: "Payment Verified!", text: "Your payment has been credited.", tone: "positive" });
    void client.invalidateQueries({ queryKey: ACCOUNT });
    onPaid();
  }, [isPaid]);
}

type Order = IntentReply["order"];

/** An open one that asks for what an earlier one left unpaid. */
const asksForRest = ({ state, id }: PaymentIntent, order: Order) => state === "open" && order.id !== id;

/** Something came that does not pay the order. */
const isForNothing = ({ state }: PaymentIntent, order: Order | undefined) =>
  state === "parked" || order?.state === "refund due" || order?.state === "refunded";

const Unpaid = ({ isBack }: { isBack: boolean }) => (
  <p className="pay-note" role="alert">
    {isBack
      ? "The money for this order was returned."
      : "Money arrived for this order that does not pay it. It is reviewed manually, and returned if it cannot count."}{" "}
    See{" "}
    <Link to="/account/orders" className="text-link">
      your orders
    </Link>
    .
  </p>
);

interface UnderWayProps {
  intent: PaymentIntent;
  claimed: IntentReply["claimed"];
  children: ReactNode;
}

/** What to send, unless something was sent: then how that stands, and what to send for who wants to see it all the same. */
function UnlessUnderWay({ intent: { txHash }, claimed, children }: UnderWayProps) {
  const [shown, setShown] = useState<string | null>(null);
  const what = txHash ?? claimed?.until ?? null;
  if (what === null) return children;
  return (
    <>
      <p className="pay-note" role="status">
        {txHash !== null
          ? "A payment for it is on its way and is credited once its network confirms it. Do not send it again."
          : claimed &&
            `You claimed ${claimed.amount} ${claimed.symbol}. Your claim is reviewed manually by ` +
              `${claimed.until.slice(0, 16).replace("T", " ")} UTC at the latest; ` +
              "sign with the wallet that paid, and it is yours at once."}
      </p>
      {shown === what ? (
        children
      ) : (
        <p className="pay-buttons">
          <button type="button" className="button button-ghost button-small" onClick={() => setShown(what)}>
            Show what to send
          </button>
        </p>
      )}
    </>
  );
}

/** The code stands beside the words where there is room for both. */
const TO_SEND = "exact gap-x-6 lg:grid lg:grid-cols-3";

function ToSend({ intent, action }: { intent: PaymentIntent; action: ReactNode }) {
  const { amount, symbol, receiver, network, expiresAt, state, rate, reference } = intent;
  const uri = writePaymentUri(intent);
  const { name } = NETWORKS[network];
  const whole = `${amount} ${symbol}`;
  return (
    <section className={TO_SEND} aria-label="Payment by address">
      <div>
        <p className="label">Send exactly</p>
        <p className="figure exact-amount">{whole}</p>
        <p className="exact-note">
          <CopyButton text={() => amount} label="Copy amount" /> on {name}.{" "}
          {state === "open" ? (
            <Countdown until={expiresAt} />
          ) : (
            <>
              It has expired: do not send it now, press Change for a new one. What you sent in time is found;
              what arrives within {LATE_HOURS} hours still counts, a coin only if it is still worth the price.
            </>
          )}
        </p>
        <p className="label">To our address on {name}</p>
        <p className="exact-receiver">{receiver}</p>
        <p className="exact-note">
          <CopyButton text={() => receiver} label="Copy address" />
          <a className="action" href={uri}>
            Open in a wallet <span aria-hidden>↗</span>
          </a>
        </p>
        {reference !== null && network === "xrpl" && (
          <>
            <p className="label">With the destination tag</p>
            <p className="exact-receiver">{reference}</p>
            <p className="exact-note">
              <CopyButton text={() => reference} label="Copy tag" />
            </p>
          </>
        )}
      </div>
      <QrCode text={uri} label={`QR code of ${whole} to ${receiver}`} />
      <div>
        <RateNote symbol={symbol} rate={rate} />
        <UnreservedNote intent={intent} />
        <p className="exact-note">
          {reference !== null && network === "xrpl"
            ? "Send it with this tag: it shows us that the payment is yours. If an exchange takes its fee out of the amount, we ask you for the rest."
            : "Send exactly this amount: it is how we recognise your payment. If your exchange deducts a fee, add it on top."}
        </p>
        <NameTransaction network={network} />
        <p className="exact-note" role="status">
          We check every minute, and this page shows when it is credited. You may close it: we will email you.
        </p>
        {action}
      </div>
    </section>
  );
}
