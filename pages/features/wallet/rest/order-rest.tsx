import { useState } from "react";
import type { NetworkId } from "../../../../shared/networks.ts";
import type { Standing } from "../../../../shared/orders.ts";
import type { PaymentIntent } from "../../../../shared/payments.ts";
import { AddressSheet } from "../address/address-sheet.tsx";
import { Arrived } from "./arrived.tsx";

/** What came of an order in part, and where its rest is paid by address. */
export default function OrderRest({ order, network }: { order: Standing; network: NetworkId }) {
  const [rest, setRest] = useState<PaymentIntent | null>(null);
  if (rest) return <AddressSheet id={rest.id} first={rest} onPaid={() => {}} />;
  return <Arrived order={order} network={network} onRest={setRest} />;
}
