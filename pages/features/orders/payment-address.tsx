import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "../../api/api-error.ts";
import { AddressForm } from "../../ui/address-form.tsx";
import { addressMutation, ordersQuery } from "./queries.ts";

interface PaymentAddressProps {
  /** of the payment */
  id: string;
  what: "refund" | "delivery";
  label: string;
  button: string;
}

/** Where the money of a payment goes back to, or what it bought. */
export function PaymentAddress({ id, what, label, button }: PaymentAddressProps) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    ...addressMutation,
    onSuccess: () => client.invalidateQueries({ queryKey: ordersQuery.queryKey }),
  });
  return (
    <AddressForm
      label={label}
      button={button}
      isPending={isPending}
      isStale={error instanceof ApiError && error.code === "sign_in_again"}
      onSave={(address, done) => mutate({ id, what, address }, { onSuccess: done })}
    />
  );
}
