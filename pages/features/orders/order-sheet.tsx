import { type ReactNode, useState } from "react";
import { NETWORKS, type NetworkId, shortenAddress } from "../../../shared/networks.ts";
import type { Order, OrderPayment, OrdersReply } from "../../../shared/orders.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { BuyerForm } from "./buyer-form.tsx";
import { PaymentAddress } from "./payment-address.tsx";
import { ReceiptLinks } from "./receipt-links.tsx";
import { ORDER_STATES, PAYMENT_STATES } from "./states.ts";

const day = (iso: string) => iso.slice(0, 10);

interface OrderSheetProps {
  order: Order;
  usualHours: OrdersReply["usualHours"];
  /** what came of it in part, and where its rest is paid */
  rest: (order: Order, network: NetworkId) => ReactNode;
}

/** One order: what for, where it stands, each payment for it, and what can be done about it. */
export function OrderSheet({ order, usualHours, rest }: OrderSheetProps) {
  const { product, state, payments, mayPayRest } = order;
  const [asksBuyer, setAsksBuyer] = useState(false);
  const [newest] = payments;
  if (!newest) return null;
  const name = product ?? "Your payment";
  const papers = payments.find(({ receiptUrl, creditNoteUrl }) => receiptUrl ?? creditNoteUrl);
  return (
    <article className="payment" aria-label={name}>
      <div className="payment-head">
        <p className="label">
          {day(newest.paidAt)} UTC, {ORDER_STATES[state]}
        </p>
        <span className="payment-actions">
          {papers && <ReceiptLinks payment={papers} onAsk={() => setAsksBuyer(true)} />}
        </span>
      </div>
      {asksBuyer && (
        <>
          <p className="payment-words" role="status">
            Who should the receipt name? We ask once; then you can open it.
          </p>
          <BuyerForm buyer={null} onSaved={() => setAsksBuyer(false)} />
        </>
      )}
      <p className="payment-amount">
        <span className="figure">{name}</span>
      </p>
      {payments.map((payment) => (
        <Paid key={payment.id} payment={payment} order={order} usualHours={usualHours} />
      ))}
      {mayPayRest && newest.network && rest(order, newest.network)}
    </article>
  );
}

interface PaidProps {
  payment: OrderPayment;
  order: Order;
  usualHours: OrdersReply["usualHours"];
}

/** One payment of an order. Where its rest may be paid, what came in part is asked back for the order as a whole. */
function Paid({ payment, order: { payments, mayPayRest }, usualHours }: PaidProps) {
  const { id, amount, symbol, network, txHash, explorerUrl, planUntil, words, delivery, refund } = payment;
  const isPart = mayPayRest && payment.state === "parked";
  return (
    <>
      <p className="payment-hash">
        {amount} {symbol} {network ? `on ${NETWORKS[network].name}` : "by card"}
        {payments.length > 1 && `, ${day(payment.paidAt)} UTC: ${PAYMENT_STATES[payment.state]}`}
        {txHash && (
          <>
            {" "}
            <code data-tip={txHash}>{shortenAddress(txHash)}</code>{" "}
            <CopyButton text={() => txHash} label="Copy hash" />
          </>
        )}
        {explorerUrl && network && (
          <a className="action" href={explorerUrl} target="_blank" rel="noopener noreferrer">
            {NETWORKS[network].explorer.name} <span aria-hidden>↗</span>
          </a>
        )}
      </p>
      {planUntil && <p className="payment-words">Your plan is paid until {day(planUntil)} UTC.</p>}
      {words && !isPart && <p className="payment-words">{words}</p>}
      {delivery && <Delivery id={id} delivery={delivery} usualHours={usualHours} />}
      {refund && !isPart && <Refund id={id} refund={refund} network={network} />}
    </>
  );
}

const STAGES = [
  ["paid", "Paid"],
  ["queued", "Queued"],
  ["sent", "Sent"],
] as const;

interface DeliveryProps {
  id: string;
  delivery: NonNullable<OrderPayment["delivery"]>;
  usualHours: OrdersReply["usualHours"];
}

/** How far bought NGMA is on its way. */
function Delivery({ id, delivery, usualHours }: DeliveryProps) {
  const { stage, address, mayChange, heldUntil, txHash, explorerUrl } = delivery;
  const reached = STAGES.findIndex(([name]) => name === stage);
  return (
    <>
      <ol className="timeline">
        {STAGES.map(([name, words], i) => (
          <li
            key={name}
            data-done={i <= reached || undefined}
            aria-current={i === reached ? "step" : undefined}
          >
            <span className="timeline-step">{words}</span>
          </li>
        ))}
      </ol>
      <p className="payment-words">
        To <span className="break-all">{address}</span>.{" "}
        {stage !== "sent" &&
          usualHours !== null &&
          `Half of the last ones were sent within ${usualHours} hours. `}
        {stage !== "sent" &&
          heldUntil &&
          `Its address was changed: not before ${heldUntil.slice(0, 16)} UTC. `}
        {txHash && explorerUrl && (
          <a className="text-link break-all" href={explorerUrl} target="_blank" rel="noopener noreferrer">
            {txHash}
          </a>
        )}
      </p>
      {mayChange && (
        <PaymentAddress id={id} what="delivery" label="Another Solana address" button="Change the address" />
      )}
    </>
  );
}

interface RefundProps {
  id: string;
  refund: NonNullable<OrderPayment["refund"]>;
  network: OrderPayment["network"];
}

/** Where the money goes back to, should it. */
function Refund({ id, refund: { address, mayConfirm, isClaimed, txHash }, network }: RefundProps) {
  const where = network ? NETWORKS[network].name : "its network";
  return (
    <>
      <p className="payment-words break-words">
        {address === null
          ? "A refund goes to an address that you confirm here, and not by itself to the wallet it came from, which may be an exchange's."
          : `A refund goes to ${address}.`}
        {isClaimed && " It is being sent there, so the address stays as it is."}
        {txHash && ` Sent in ${txHash}.`}
      </p>
      {mayConfirm && (
        <PaymentAddress
          id={id}
          what="refund"
          label={`Your address on ${where}`}
          button="Confirm the address"
        />
      )}
    </>
  );
}
