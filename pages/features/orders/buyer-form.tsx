import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Buyer } from "../../../shared/orders.ts";
import { Spinner } from "../../ui/controls/spinner.tsx";
import { buyerMutation, buyerQuery } from "./queries.ts";

interface BuyerFormProps {
  buyer: Buyer | null;
  onSaved: () => void;
}

/** Whom receipts name that were not opened yet. */
export function BuyerForm({ buyer, onSaved }: BuyerFormProps) {
  const [typed, setTyped] = useState<Buyer>(buyer ?? { name: "", address: "", taxId: "" });
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...buyerMutation,
    onSuccess: (reply) => {
      client.setQueryData(buyerQuery.queryKey, reply);
      onSaved();
    },
  });
  const change = (name: keyof Buyer) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [name]: event.target.value });
  return (
    <form
      className="payment-words flex flex-col items-start gap-4"
      aria-label="Invoice details"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate(typed);
      }}
    >
      <label className="block w-full">
        <span className="label mb-1.5 block">Name or company</span>
        <input
          className="field"
          autoComplete="organization"
          maxLength={200}
          value={typed.name}
          onChange={change("name")}
        />
      </label>
      <label className="block w-full">
        <span className="label mb-1.5 block">Address</span>
        <textarea
          className="field"
          autoComplete="street-address"
          rows={3}
          maxLength={500}
          value={typed.address}
          onChange={change("address")}
        />
      </label>
      <label className="block w-full">
        <span className="label mb-1.5 block">Tax id</span>
        <input
          className="field"
          autoComplete="off"
          spellCheck={false}
          maxLength={50}
          value={typed.taxId}
          onChange={change("taxId")}
        />
      </label>
      <p>
        A receipt takes this over when it is opened for the first time, and keeps it. You may leave it all
        empty: then it names only your e-mail address.
      </p>
      <button type="submit" className="button button-small gap-2" disabled={isPending}>
        {isPending && <Spinner />} Save the invoice details
      </button>
    </form>
  );
}
