import { useQuery } from "@tanstack/react-query";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import { Suspense } from "react";
import type { PaymentMethod } from "../../shared/tiers.ts";
import { authCheckQuery } from "../features/auth/queries.ts";
import { type CardReturn, readCardReturn } from "../features/billing/checkout/card-return.ts";
import { PricingPanel } from "../features/billing/pricing-panel.tsx";
import { hasPaymentsAtom } from "../features/wallet/kept-payments.ts";
import { type Begun, readBegun } from "../ui/begun.ts";
import { Waiting } from "../ui/controls/spinner.tsx";
import { lazily } from "../ui/life/lazily.ts";
import { showToastAtom } from "../ui/toast.ts";

// Nobody needs to speak with wallets who only reads prices.
const PaymentPanel = lazily(() => import("../features/wallet/payment-panel.tsx"));

export interface Search extends CardReturn, Begun {
  pay?: PaymentMethod;
}

export const Route = createFileRoute("/pricing")({
  validateSearch: (search: Record<string, unknown>): Search => ({
    ...readBegun(search),
    ...readCardReturn(search),
  }),
  // What a checkout comes back with is said once and leaves the address.
  beforeLoad: async ({ search: { success, canceled, ...search }, context, preload }) => {
    if (!(success || canceled) || preload) return;
    const { awaitingCardAtom, cardReturnToast } = await import("../features/billing/checkout/say-return.ts");
    context.store.set(showToastAtom, cardReturnToast({ success, canceled }));
    context.store.set(awaitingCardAtom, Boolean(success));
    throw redirect({ to: "/pricing", search, replace: true });
  },
  component: Pricing,
  staticData: {
    title: "Pricing",
    kind: "screen",
  },
});

function Pricing() {
  const begun = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data: person, isPending } = useQuery(authCheckQuery);
  const hasPayments = useAtomValue(hasPaymentsAtom);
  const account = person === null ? null : person?.email;
  return (
    <PricingPanel
      pay={begun.pay}
      begun={begun}
      account={account}
      isAsking={isPending}
      onPay={(next) => void navigate({ search: { pay: next }, replace: true, resetScroll: false })}
      payments={(slot) =>
        (slot.order || hasPayments) && (
          <Suspense fallback={<Waiting label="Looking for wallets" />}>
            <PaymentPanel {...slot} account={account} preset={begun} />
          </Suspense>
        )
      }
    />
  );
}
