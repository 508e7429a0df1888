import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { NETWORK_IDS, type NetworkId, type PaymentToken } from "../../../../shared/networks.ts";
import type { PaymentIntent } from "../../../../shared/payments.ts";
import type { Begun } from "../../../ui/begun.ts";
import { Spinner } from "../../../ui/controls/spinner.tsx";
import { firstOpen, isSupported } from "../choices.ts";
import { formatCents, orderCents, type PaymentOrder } from "../order.ts";
import { type Choice, createIntent } from "../queries.ts";
import { ChoiceFields } from "../steps/choice-field.tsx";
import { OrderSheet } from "../steps/order-sheet.tsx";
import { startFrom } from "../use-keep-begun.ts";
import { useReport } from "../use-report.ts";
import { AddressSheet } from "./address-sheet.tsx";

interface AddressPanelProps {
  order: PaymentOrder;
  account: string | null | undefined;
  isOpen: (network: NetworkId, token?: PaymentToken) => boolean;
  onPaid: () => void;
  preset: Begun | undefined;
  keepBegun: (choice: Partial<Choice>) => void;
  /** back to the wallets */
  onBack: () => void;
  /** what was pressed gives way to something else */
  onTurn: () => void;
}

/** Paying from any wallet or exchange, on this device or another: network and token, then amount, address and QR code. */
export default function AddressPanel({
  order,
  account,
  isOpen,
  onPaid,
  onBack,
  onTurn,
  preset,
  keepBegun,
}: AddressPanelProps) {
  const tokenOn = (on: NetworkId): PaymentToken =>
    isSupported("USDC", on) && (isOpen(on, "USDC") || !isOpen(on, "native")) ? "USDC" : "native";
  const [start] = useState(() => startFrom(preset, NETWORK_IDS, isOpen));
  const [network, setNetwork] = useState(() => start.network ?? firstOpen(NETWORK_IDS, isOpen));
  const [token, setToken] = useState<PaymentToken>(() => start.token ?? tokenOn(network));
  const [months, setMonths] = useState(start.months ?? 1);
  useEffect(() => keepBegun({ network, token, months }), [keepBegun, network, token, months]);
  const [intent, setIntent] = useState<PaymentIntent | null>(null);
  const { report } = useReport();
  const turnTo = (next: PaymentIntent | null) => {
    onTurn();
    setIntent(next);
  };
  const begin = useMutation({
    mutationFn: () => createIntent(order, { network, token, months }, undefined),
    onSuccess: (reply) => turnTo(reply.intent),
    onError: (error) => report(error, order),
    gcTime: 0,
  });
  const open = isOpen(network, token);
  if (intent)
    return (
      <div className="col-span-full">
        <AddressSheet
          id={intent.id}
          first={intent}
          onPaid={onPaid}
          action={
            <button type="button" className="button button-ghost" onClick={() => turnTo(null)}>
              Change
            </button>
          }
        />
      </div>
    );

  function chooseNetwork(next: NetworkId) {
    setNetwork(next);
    if (!isSupported(token, next) || !isOpen(next, token)) setToken(tokenOn(next));
  }

  return (
    <>
      <form
        className="pay-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!begin.isPending && open) begin.mutate();
        }}
      >
        <ChoiceFields
          order={order}
          networks={NETWORK_IDS}
          choice={{ network, token, months }}
          isOpen={isOpen}
          disabled={begin.isPending}
          onNetwork={chooseNetwork}
          onToken={setToken}
          onMonths={setMonths}
        />
        <p className="pay-note">
          You get an exact amount and our address: send it from any wallet or exchange, also from your phone.
          Nothing has to be connected: we recognise your payment by its amount.
        </p>
        <div className="pay-buttons">
          <button
            type="submit"
            className="button gap-2"
            disabled={begin.isPending || !open || account === undefined}
          >
            {begin.isPending && <Spinner />} Show address for {formatCents(orderCents(order, months))}
          </button>
          <button type="button" className="button button-ghost" onClick={onBack}>
            Back to wallets
          </button>
        </div>
      </form>
      <OrderSheet order={order} choice={{ network, token, months }} intent={null} />
    </>
  );
}
