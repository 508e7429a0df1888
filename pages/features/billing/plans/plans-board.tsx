import { type ReactNode, useRef, useState } from "react";
import type { PaidTierId, PaymentMethod, PricingReply, PricingTier } from "../../../../shared/tiers.ts";
import { BlockedNotice } from "../checkout/blocked-notice.tsx";
import { useCheckout } from "../checkout/use-checkout.ts";
import { currentPlan } from "./current-plan.ts";
import { PayTabs, pricesPanel } from "./pay-tabs.tsx";
import { PlanState } from "./plan-state.tsx";
import { TierCard } from "./tier-card.tsx";
import { useBilling } from "./use-billing.ts";

/** A plan that is being paid with a wallet. */
export interface WalletOrder {
  kind: "tier";
  tier: PaidTierId;
  name: string;
  /** US cents */
  monthCents: number;
  method: "crypto" | "ngma";
}

export interface PlansProps {
  /** how prices are shown; without it, the first way this server is set up for */
  pay: PaymentMethod | undefined;
  /** e-mail of who is signed in; null for nobody, undefined while that is not known */
  account: string | null | undefined;
  onPay: (pay: PaymentMethod) => void;
  /** where wallets are paid with */
  payments: (slot: {
    order: WalletOrder | null;
    available: PricingReply;
    onPaid: () => void;
    onClose: () => void;
  }) => ReactNode;
}

function firstSetUp({ card, networks }: PricingReply): PaymentMethod {
  return !card.available && networks.some(({ available }) => available) ? "crypto" : "card";
}

/** What the account has, and the plans side by side, each with its ways to pay. */
export function PlansBoard({
  account,
  onPay,
  payments,
  available,
  ...props
}: PlansProps & { available: PricingReply }) {
  const pay = props.pay ?? firstSetUp(available);
  const [order, setOrder] = useState<WalletOrder | null>(null);
  const opener = useRef<Element | null>(null);
  const { data: billing, awaiting } = useBilling(Boolean(account));
  const { start, opening, blockedUrl, dismiss } = useCheckout(account === null);
  const current = (billing && currentPlan(billing, Date.now())?.tier) ?? "free";

  function buy(tier: PricingTier, method: PaymentMethod) {
    if (tier.id === "free") return;
    if (method !== pay) onPay(method);
    if (method === "card") {
      setOrder(null);
      return start(tier.id);
    }
    opener.current = document.activeElement;
    const dollars = method === "ngma" ? tier.ngmaPrice : tier.cryptoPrice;
    setOrder({ kind: "tier", tier: tier.id, name: tier.name, monthCents: Math.round(dollars * 100), method });
  }
  function close() {
    setOrder(null);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }

  return (
    <>
      {billing && <PlanState billing={billing} awaiting={awaiting} />}
      <PayTabs pay={pay} />
      <div {...pricesPanel(pay)} className="tiers">
        {available.tiers.map((tier) => (
          <TierCard
            key={tier.id}
            {...{ tier, pay, available }}
            isCurrent={tier.id === current}
            chosen={order?.tier === tier.id ? order.method : null}
            isOpening={opening === tier.id}
            onBuy={buy}
          />
        ))}
      </div>
      {blockedUrl && <BlockedNotice url={blockedUrl} onDismiss={dismiss} />}
      {payments({ order, available, onPaid: () => setOrder(null), onClose: close })}
    </>
  );
}
