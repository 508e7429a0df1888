import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { Spinner } from "../../ui/controls/spinner.tsx";
import { addressMutation, ordersQuery } from "./queries.ts";

interface AddressFormProps {
  id: string;
  what: "refund" | "delivery";
  label: string;
  button: string;
}

/** One address that money or tokens go to. */
export function AddressForm({ id, what, label, button }: AddressFormProps) {
  const [address, setAddress] = useState("");
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    ...addressMutation,
    onSuccess: () => {
      setAddress("");
      return client.invalidateQueries({ queryKey: ordersQuery.queryKey });
    },
  });
  const isStale = error instanceof ApiError && error.code === "sign_in_again";
  return (
    <form
      className="decision-form payment-words"
      onSubmit={(event) => {
        event.preventDefault();
        if (address.trim() !== "" && !isPending) mutate({ id, what, address: address.trim() });
      }}
    >
      <label>
        <span className="label">{label}</span>
        <input
          className="field"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
      </label>
      {isStale && (
        <p role="alert">
          This asks for a sign-in of the last 15 minutes.{" "}
          <Link to="/login" className="text-link">
            Sign in again
          </Link>
          , then come back.
        </p>
      )}
      <button
        type="submit"
        className="button button-small gap-2"
        disabled={isPending || address.trim() === ""}
      >
        {isPending && <Spinner />} {button}
      </button>
    </form>
  );
}
