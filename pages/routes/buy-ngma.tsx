import { useQuery } from "@tanstack/react-query";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import { Suspense } from "react";
import { NGMA_DEFAULT_PURCHASE } from "../../shared/ngma.ts";
import { authCheckQuery } from "../features/auth/queries.ts";
import { pricingQuery } from "../features/billing/queries.ts";
import { BuyPanel } from "../features/ngma/buy-panel.tsx";
import { type NgmaReturn, readNgmaReturn, readTokensBought } from "../features/ngma/card-return.ts";
import { saleQuery } from "../features/ngma/queries.ts";
import { hasPaymentsAtom } from "../features/wallet/kept-payments.ts";
import { Waiting } from "../ui/controls/spinner.tsx";
import { Trouble } from "../ui/controls/trouble.tsx";
import { lazily } from "../ui/life/lazily.ts";
import { showToastAtom } from "../ui/toast.ts";

// Nobody needs to speak with wallets who only counts tokens.
const PaymentPanel = lazily(() => import("../features/wallet/payment-panel.tsx"));

export interface Search extends NgmaReturn {
  amount?: number;
}

export const Route = createFileRoute("/buy-ngma")({
  validateSearch: (search: Record<string, unknown>): Search => ({
    amount: readTokensBought(search.amount),
    ...readNgmaReturn(search),
  }),
  // What a checkout comes back with is said once and leaves the address.
  beforeLoad: async ({ search: { success, canceled, tokens, amount }, context, preload }) => {
    if (preload || (!success && !canceled && tokens === undefined)) return;
    if (success || canceled) {
      const { ngmaReturnToast } = await import("../features/ngma/say-return.ts");
      context.store.set(showToastAtom, ngmaReturnToast({ success, tokens }));
    }
    const search = success ? {} : { amount };
    throw redirect({ to: "/buy-ngma", search, replace: true });
  },
  component: BuyNgma,
  staticData: {
    title: "Buy NGMA",
    kind: "screen",
  },
});

function BuyNgma() {
  const { amount = NGMA_DEFAULT_PURCHASE } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data: person } = useQuery(authCheckQuery);
  const { data: available, isPending, refetch } = useQuery(pricingQuery);
  const { data: sale } = useQuery(saleQuery);
  const hasPayments = useAtomValue(hasPaymentsAtom);
  const showAmount = (tokens: number) =>
    void navigate({
      search: tokens === NGMA_DEFAULT_PURCHASE ? {} : { amount: tokens },
      replace: true,
      resetScroll: false,
    });
  return (
    <BuyPanel
      amount={amount}
      onAmount={showAmount}
      cardAvailable={available?.card.available}
      left={sale?.left}
      payments={(slot) =>
        (slot.order || hasPayments) &&
        (available ? (
          <Suspense fallback={<Waiting label="Looking for wallets" />}>
            <PaymentPanel {...slot} available={available} account={person === null ? null : person?.email} />
          </Suspense>
        ) : (
          <NotLoaded isPending={isPending} onRetry={refetch} />
        ))
      }
    />
  );
}

const NotLoaded = ({ isPending, onRetry }: { isPending: boolean; onRetry: () => void }) =>
  isPending ? (
    <Waiting label="Loading the ways to pay" />
  ) : (
    <Trouble text="The networks you can pay on could not be loaded." onRetry={onRetry} />
  );
