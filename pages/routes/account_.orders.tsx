import { createFileRoute } from "@tanstack/react-router";
import { Suspense } from "react";
import { SignedIn } from "../features/auth/signed-in.tsx";
import { OrdersPanel } from "../features/orders/orders-panel.tsx";
import { Waiting } from "../ui/controls/spinner.tsx";
import { lazily } from "../ui/life/lazily.ts";

// Nobody needs the maker of QR codes who only looks.
const OrderRest = lazily(() => import("../features/wallet/rest/order-rest.tsx"));
const AddressSheet = lazily(async () => ({
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
