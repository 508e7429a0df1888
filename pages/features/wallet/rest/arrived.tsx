import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { NETWORKS, type NetworkId } from "../../../../shared/networks.ts";
import type { Standing } from "../../../../shared/orders.ts";
import type { PaymentIntent } from "../../../../shared/payments.ts";
import { ACCOUNT_DATA } from "../../../api/account.ts";
import { ApiError } from "../../../api/api-error.ts";
import { AddressForm } from "../../../ui/address-form.tsx";
import { Spinner } from "../../../ui/controls/spinner.tsx";
import { payRestMutation, takeBackMutation } from "../queries.ts";

/** "19.00 USDC arrived; 1.003773 USDC is missing." */
export function sayArrived({ arrived, missing, symbol }: Standing): string {
  const came = `${arrived} ${symbol} arrived`;
  return missing === null
    ? `${came}, and is worth less than the price by now.`
    : `${came}; ${missing} ${symbol} is missing.`;
}

interface ArrivedProps {
  order: Standing;
  network: NetworkId;
  /** a new way to pay what is missing was made */
  onRest: (intent: PaymentIntent) => void;
}

/** What came in part, and what its buyer can do: pay the rest, or take it back. */
export function Arrived({ order, network, onRest }: ArrivedProps) {
  const [takesBack, setTakesBack] = useState(false);
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ACCOUNT_DATA });
  const rest = useMutation({ ...payRestMutation, onSuccess: ({ intent }) => onRest(intent) });
  const back = useMutation({ ...takeBackMutation, onSuccess: refresh });
  return (
    <div className="arrived">
      <p className="payment-words" role="status">
        {sayArrived(order)} Pay the rest, or take it back.
      </p>
      <p className="flex flex-wrap gap-3 px-4 pb-4 md:px-6">
        <button
          type="button"
          className="button button-small gap-2"
          disabled={rest.isPending}
          onClick={() => rest.mutate(order.id)}
        >
          {rest.isPending && <Spinner />} Pay the rest
        </button>
        <button
          type="button"
          className="button button-ghost button-small"
          aria-expanded={takesBack}
          onClick={() => setTakesBack(!takesBack)}
        >
          Take it back
        </button>
      </p>
      {takesBack && (
        <>
          <p className="payment-words">
            It is reviewed manually, then goes back to an address of yours on {NETWORKS[network].name}. It no
            longer counts towards this order, and it never goes unasked to the wallet it came from, which may
            be an exchange’s.
          </p>
          <AddressForm
            label={`Your address on ${NETWORKS[network].name}`}
            button="Send it back there"
            isPending={back.isPending}
            isStale={back.error instanceof ApiError && back.error.code === "sign_in_again"}
            onSave={(address, done) => back.mutate({ id: order.id, address }, { onSuccess: done })}
          />
        </>
      )}
    </div>
  );
}
