import { useAtomValue } from "jotai";
import { useEffect, useRef } from "react";
import { NETWORKS } from "../../../../shared/networks.ts";
import { NGMA_SPLIT_BPS, UNRESERVED_NOTE } from "../../../../shared/ngma.ts";
import type { PaymentIntent } from "../../../../shared/payments.ts";
import { Age, nowAtom } from "../../../ui/age.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { formatCents, orderCents, orderName, type PaymentOrder } from "../order.ts";
import type { Choice } from "../queries.ts";
import { AboutAmount } from "./about-amount.tsx";

interface OrderSheetProps {
  order: PaymentOrder;
  /** null until a wallet is connected */
  choice: Choice | null;
  intent: PaymentIntent | null;
  /** the address that pays, where one is connected and somebody is signed in */
  wallet?: string | null;
}

/** What is ordered, and, once the amount is fixed, what exactly the wallet is asked to send. */
export function OrderSheet({ order, choice, intent, wallet }: OrderSheetProps) {
  const months = choice?.months ?? 1;
  return (
    <section className="order-sheet" aria-label="Summary">
      <dl className="facts-list">
        <div>
          <dt>{order.kind === "tier" ? "Tier" : "Tokens"}</dt>
          <dd>{orderName(order)}</dd>
        </div>
        {order.kind === "tier" && (
          <div>
            <dt>For</dt>
            <dd>{months === 1 ? "1 month" : `${months} months`}</dd>
          </div>
        )}
        {order.kind === "ngma" && (
          <div>
            <dt>Delivered to</dt>
            <dd>{order.deliveryAddress}</dd>
          </div>
        )}
        <div>
          <dt>Amount</dt>
          <dd>{formatCents(orderCents(order, months))}</dd>
        </div>
        <div>
          <dt>Network</dt>
          <dd>{choice ? NETWORKS[choice.network].name : "chosen in step 2"}</dd>
        </div>
        <div>
          <dt>Service fee</dt>
          <dd>$0 (No fees!)</dd>
        </div>
      </dl>
      {choice && !intent && (
        <AboutAmount choice={choice} cents={orderCents(order, months)} wallet={wallet ?? null} />
      )}
      {intent ? (
        <ExactAmount intent={intent} />
      ) : (
        <AmountToCome isByAddress={choice !== null && wallet === undefined} />
      )}
    </section>
  );
}

const AmountToCome = ({ isByAddress }: { isByAddress: boolean }) => (
  <p className="order-note">
    The exact amount, its rate and our address are shown here when you press{" "}
    {isByAddress
      ? "Show address. The wallet or exchange you send from"
      : "Pay, before your wallet asks you to sign. Your wallet"}{" "}
    adds the network’s own fee (gas).
  </p>
);

/** Of NGMA whose tokens nobody keeps for this order. */
export const UnreservedNote = ({ intent: { reserved } }: { intent: Pick<PaymentIntent, "reserved"> }) =>
  reserved ? null : <p className="exact-note">{UNRESERVED_NOTE}</p>;

function ExactAmount({ intent }: { intent: PaymentIntent }) {
  const { amount, symbol, receiver, rate, expiresAt } = intent;
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    sheet.current?.scrollIntoView?.({ block: "nearest" });
  }, []);
  return (
    <div ref={sheet} className="exact">
      <p className="label">Exactly</p>
      <p className="figure exact-amount">
        {amount} {symbol}
      </p>
      <p className="exact-note">
        The last digits identify your order, so send exactly this amount. <Countdown until={expiresAt} />
      </p>
      {symbol === "NGMA" && (
        <p className="exact-note">
          In one transaction {NGMA_SPLIT_BPS.burn / 100}% is burned, {NGMA_SPLIT_BPS.treasury / 100}% locked
          in the treasury and {NGMA_SPLIT_BPS.liquidity / 100}% goes to liquidity.
        </p>
      )}
      <p className="label">To our address</p>
      <p className="exact-receiver">{receiver}</p>
      <CopyButton text={() => receiver} label="Copy address" />
      <RateNote symbol={symbol} rate={rate} />
      <UnreservedNote intent={intent} />
    </div>
  );
}

/** What a coin was taken for, by whom; nothing for what has a fixed price. */
export const RateNote = ({ symbol, rate }: Pick<PaymentIntent, "symbol" | "rate">) =>
  rate && (
    <p className="exact-note">
      1 {symbol} = ${rate.usd.toLocaleString("en-US", { maximumFractionDigits: 6 })}, {rate.source}
      {rate.asOf && (
        <>
          , <Age at={rate.asOf} />. A payment that comes later counts only if it is still worth its price.
        </>
      )}
    </p>
  );

/** "Valid for 14:32." */
export function Countdown({ until }: { until: string }) {
  const leftS = Math.ceil((Date.parse(until) - useAtomValue(nowAtom)) / 1000);
  if (leftS <= 0) return <span className="text-fg">It has expired: press Pay for a new one.</span>;
  const clock = `${Math.floor(leftS / 60)}:${String(leftS % 60).padStart(2, "0")}`;
  return (
    <span className="whitespace-nowrap">
      Valid for <time className="text-fg">{clock}</time>.
    </span>
  );
}
