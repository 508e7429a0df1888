import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { SignedIn } from "../features/auth/signed-in.tsx";
import { OrdersPanel } from "../features/orders/orders-panel.tsx";
import { Waiting } from "../ui/controls/spinner.tsx";

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
  return (
    <SignedIn otherwise="Only you can see your orders.">
      {() => (
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
      )}
    </SignedIn>
  );
}
