import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { authCheckQuery } from "../features/auth/queries.ts";
import { UnlessSuspended } from "../features/auth/unless-suspended.tsx";
import { OrdersPanel } from "../features/orders/orders-panel.tsx";
import { Waiting } from "../ui/controls/spinner.tsx";
import { Trouble } from "../ui/controls/trouble.tsx";
import { Notice } from "../ui/notice.tsx";

// Nobody needs the maker of QR codes who only looks.
const OrderRest = lazy(() => import("../features/wallet/rest/order-rest.tsx"));
const AddressSheet = lazy(async () => ({
  default: (await import("../features/wallet/address/address-sheet.tsx")).AddressSheet,
}));

export const Route = createFileRoute("/account_/orders")({
  component: Orders,
  staticData: { title: "Orders" },
});

/** What the person paid. */
function Orders() {
  const { data: person, isPending, isError, refetch } = useQuery(authCheckQuery);
  if (isPending) return <Waiting label="Checking who is signed in" />;
  if (isError) return <Trouble text="We could not check whether you are signed in." onRetry={refetch} />;
  if (!person)
    return (
      <UnlessSuspended>
        <SignInFirst />
      </UnlessSuspended>
    );
  return (
    <OrdersPanel
      goOn={({ id }) => (
        <Suspense fallback={<Waiting label="Preparing the address" />}>
          <AddressSheet id={id} onPaid={() => {}} />
        </Suspense>
      )}
      rest={(order, network) => (
        <Suspense fallback={<Waiting label="Preparing the address" />}>
          <OrderRest order={order} network={network} />
        </Suspense>
      )}
    />
  );
}

const SignInFirst = () => (
  <Notice
    figure="401"
    title="Please sign in"
    actions={
      <Link to="/login" className="button">
        Log in
      </Link>
    }
  >
    <p>Your orders are shown to you alone.</p>
  </Notice>
);
