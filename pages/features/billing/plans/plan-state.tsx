import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { BillingReply } from "../../../../shared/payments.ts";
import { TIERS } from "../../../../shared/tiers.ts";
import { Spinner } from "../../../ui/controls/spinner.tsx";
import { portalMutation } from "../queries.ts";
import { currentPlan, waitingPlans } from "./current-plan.ts";

const day = (iso: string) => iso.slice(0, 10);
const WAYS = { card: "paid by card", crypto: "paid with crypto", ngma: "paid with NGMA", gift: "given" };

/** What the account has now, until when, and what comes after. */
export function PlanState({ billing, awaiting }: { billing: BillingReply; awaiting: boolean }) {
  const now = Date.now();
  const plan = currentPlan(billing, now);
  const [next] = waitingPlans(billing, now);
  const { subscription } = billing;
  return (
    <section className="plan-state" aria-label="Your plan">
      <div className="plan-cell">
        <p className="label">Your plan</p>
        <p className="figure">{TIERS[plan?.tier ?? "free"].name}</p>
        <p className="plan-note">
          {plan
            ? `${WAYS[plan.source]} until ${day(plan.until)} UTC`
            : `${TIERS.free.credits} credits per month, no end`}
        </p>
        <Link to="/account/orders" className="text-link">
          Your orders
        </Link>
      </div>
      {(plan || next || subscription) && (
        <div className="plan-cell">
          <p className="label">After that</p>
          <p className="figure">{next ? TIERS[next.tier].name : renewal(subscription)}</p>
          <p className="plan-note">{afterwards(billing, next)}</p>
        </div>
      )}
      <CardState subscription={subscription} awaiting={awaiting} />
    </section>
  );
}

interface CardStateProps {
  subscription: BillingReply["subscription"];
  awaiting: boolean;
}

/** How it stands with the card, and the way to its provider. */
function CardState({ subscription, awaiting }: CardStateProps) {
  if (!awaiting && !subscription) return null;
  return (
    <div className="plan-cell plan-cell-action">
      {awaiting && (
        <p className="plan-note flex items-center gap-2" role="status">
          <Spinner /> Waiting for the card provider's confirmation
        </p>
      )}
      {subscription?.isUnpaid && (
        <p className="plan-note" role="alert">
          Your card could not be charged. Change it in the card provider&apos;s portal, or the subscription
          ends.
        </p>
      )}
      {subscription?.isPaused && (
        <p className="plan-note" role="alert">
          A payment of your subscription is disputed. Plan and subscription are paused until the bank has
          decided, and resume if the dispute is won.
        </p>
      )}
      {subscription && <Manage />}
    </div>
  );
}

function renewal(subscription: BillingReply["subscription"]): string {
  if (!subscription?.renewsAt) return "Free";
  return subscription.isPaused ? "Paused" : "Renews";
}

function afterwards({ subscription }: BillingReply, next: BillingReply["plans"][number] | undefined) {
  if (next) return `from ${day(next.from)}, paid until ${day(next.until)} UTC`;
  if (subscription?.isPaused) return `${TIERS[subscription.tier].name} by card, once the bank has decided`;
  if (subscription?.renewsAt && subscription.nextTier)
    return `${TIERS[subscription.nextTier].name} by card from ${day(subscription.renewsAt)} UTC on`;
  if (subscription?.renewsAt)
    return `${TIERS[subscription.tier].name} by card on ${day(subscription.renewsAt)} UTC`;
  if (subscription?.endsAt) return `the card subscription ends on ${day(subscription.endsAt)} UTC`;
  return `${TIERS.free.credits} credits per month, always`;
}

/** The way to the card provider's page. */
function Manage() {
  const { mutate, isPending } = useMutation({
    ...portalMutation,
    onSuccess: ({ url }) => location.assign(url),
  });
  return (
    <button type="button" className="button button-ghost gap-2" disabled={isPending} onClick={() => mutate()}>
      {isPending && <Spinner />} Manage subscription
    </button>
  );
}
