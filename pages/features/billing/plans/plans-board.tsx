import { type ReactNode, useRef, useState } from "react";
import type { PaidTierId, PaymentMethod, PricingReply, PricingTier } from "../../../../shared/tiers.ts";
import type { Begun } from "../../../ui/begun.ts";
import { Waiting } from "../../../ui/controls/spinner.tsx";
import { BlockedNotice } from "../checkout/blocked-notice.tsx";
import { useCheckout } from "../checkout/use-checkout.ts";
import { ChangeDialog } from "./change-dialog.tsx";
import { currentPlan } from "./current-plan.ts";
import { PayTabs, pricesPanel } from "./pay-tabs.tsx";
import { PlainPlans } from "./plain-plans.tsx";
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
  /** a purchase that was begun before signing in */
  begun?: Begun;
  /** e-mail of who is signed in; null for nobody, undefined while that is not known */
  account: string | null | undefined;
  /** while it is asked who is signed in */
  isAsking: boolean;
  onPay: (pay: PaymentMethod) => void;
  /** where wallets are paid with */
  payments: (slot: {
    order: WalletOrder | null;
    available: PricingReply;
    onPaid: () => void;
    onClose: () => void;
  }) => ReactNode;
}

/** A card's checkout opens with a click alone. */
function orderOf({ pay, tier }: Begun = {}, { tiers }: PricingReply): WalletOrder | null {
  const plan = tiers.find(({ id }) => id === tier);
  if (!plan || plan.id === "free" || (pay !== "crypto" && pay !== "ngma")) return null;
  const dollars = pay === "ngma" ? plan.ngmaPrice : plan.cryptoPrice;
  return { kind: "tier", tier: plan.id, name: plan.name, monthCents: Math.round(dollars * 100), method: pay };
}

function firstSetUp({ card, networks }: PricingReply): PaymentMethod {
  return !card.available && networks.some(({ available }) => available) ? "crypto" : "card";
}

/** What the account has, and the plans side by side, each with its ways to pay. */
export function PlansBoard({
  account,
  isAsking,
  onPay,
  payments,
  available,
  ...props
}: PlansProps & { available: PricingReply }) {
  const pay = props.pay ?? firstSetUp(available);
  const [order, setOrder] = useState<WalletOrder | null>(() => orderOf(props.begun, available));
  const [changeTo, setChangeTo] = useState<PaidTierId | null>(null);
  const opener = useRef<Element | null>(null);
  const { data: billing, awaiting, isLoading } = useBilling(Boolean(account));
  const { start, opening, blockedUrl, dismiss } = useCheckout(account === null);
  const subscription = billing?.subscription;
  const current = (billing && currentPlan(billing, Date.now())?.tier) ?? "free";

  function buy(tier: PricingTier, method: PaymentMethod) {
    if (tier.id === "free") return;
    if (method !== pay) onPay(method);
    if (method === "card") {
      setOrder(null);
      // Of the plan that is paid already the server says so.
      const isChange = subscription && (subscription.tier !== tier.id || subscription.nextTier !== null);
      return isChange ? setChangeTo(tier.id) : start(tier.id);
    }
    opener.current = document.activeElement;
    setOrder(orderOf({ pay: method, tier: tier.id }, available));
  }
  function close() {
    setOrder(null);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }

  // The account's plan stands above the others: these are not shown until it is known whether there is one.
  if (isAsking || isLoading) return <PlansWaiting />;
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
        <div className="tiers-pay">
          {payments({ order, available, onPaid: () => setOrder(null), onClose: close })}
        </div>
      </div>
      {changeTo && subscription && (
        <ChangeDialog now={subscription.tier} to={changeTo} onClose={() => setChangeTo(null)} />
      )}
      {blockedUrl && <BlockedNotice url={blockedUrl} onDismiss={dismiss} />}
    </>
  );
}

/** The room of the plans. */
export const PlansWaiting = () => (
  <>
    <div className="tiers-waiting noscript:hidden">
      <Waiting label="Loading the plans" />
    </div>
    <noscript>{import.meta.env.SSR && <PlainPlans />}</noscript>
  </>
);
