import { type ReactNode, useState } from "react";
import { NETWORKS, shortenAddress } from "../../../shared/networks.ts";
import type { Order, OrdersReply } from "../../../shared/orders.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { AddressForm } from "./address-form.tsx";
import { BuyerForm } from "./buyer-form.tsx";
import { ReceiptLinks } from "./receipt-links.tsx";
import { ORDER_STATES } from "./states.ts";

const day = (iso: string) => iso.slice(0, 10);

interface OrderSheetProps {
  order: Order;
  usualHours: OrdersReply["usualHours"];
  /** where the rest of a payment that came short is paid */
  rest: (intentId: string) => ReactNode;
}

/** One payment: what for, how much, where it stands, and what can be done about it. */
export function OrderSheet({ order, usualHours, rest }: OrderSheetProps) {
  const { id, product, state, network, txHash, explorerUrl, planUntil, words, remainderId } = order;
  const [asksBuyer, setAsksBuyer] = useState(false);
  const [paysRest, setPaysRest] = useState(false);
  const name = product ?? "A payment of yours";
  return (
    <article className="payment" aria-label={name}>
      <div className="payment-head">
        <p className="label">
          {day(order.paidAt)} UTC, {ORDER_STATES[state]}
        </p>
        <span className="payment-actions">
          <ReceiptLinks order={order} onAsk={() => setAsksBuyer(true)} />
        </span>
      </div>
      {asksBuyer && (
        <>
          <p className="payment-words" role="status">
            Whom is the receipt to name? We ask once; then it can be opened.
          </p>
          <BuyerForm buyer={null} onSaved={() => setAsksBuyer(false)} />
        </>
      )}
      <p className="payment-amount">
        <span className="figure">{name}</span>
      </p>
      <p className="payment-hash">
        {order.amount} {order.symbol} {network ? `on ${NETWORKS[network].name}` : "by card"}
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
      {words && <p className="payment-words">{words}</p>}
      {remainderId &&
        (paysRest ? (
          rest(remainderId)
        ) : (
          <p className="payment-words">
            <button type="button" className="button button-small" onClick={() => setPaysRest(true)}>
              Pay the rest
            </button>
          </p>
        ))}
      {order.delivery && <Delivery id={id} delivery={order.delivery} usualHours={usualHours} />}
      {order.refund && <Refund id={id} refund={order.refund} network={network} />}
    </article>
  );
}

const STAGES = [
  ["paid", "Paid"],
  ["queued", "Queued"],
  ["sent", "Sent"],
] as const;

interface DeliveryProps {
  id: string;
  delivery: NonNullable<Order["delivery"]>;
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
        <AddressForm id={id} what="delivery" label="Another Solana address" button="Change the address" />
      )}
    </>
  );
}

interface RefundProps {
  id: string;
  refund: NonNullable<Order["refund"]>;
  network: Order["network"];
}

/** Where the money goes back to, should it. */
function Refund({ id, refund: { address, mayConfirm, txHash }, network }: RefundProps) {
  const where = network ? NETWORKS[network].name : "its network";
  return (
    <>
      <p className="payment-words">
        {address === null
          ? "Should the money go back, it goes to an address that you confirm here; never unasked to the wallet it came from, which may be an exchange's."
          : `Should the money go back, it goes to ${address}.`}
        {txHash && ` It did, in ${txHash}.`}
      </p>
      {mayConfirm && (
        <AddressForm id={id} what="refund" label={`Your address on ${where}`} button="Confirm the address" />
      )}
    </>
  );
}
