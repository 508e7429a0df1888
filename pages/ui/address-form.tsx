import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Spinner } from "./controls/spinner.tsx";

interface AddressFormProps {
  label: string;
  button: string;
  isPending: boolean;
  /** the last sign-in is too long ago */
  isStale: boolean;
  /** `done` empties the field */
  onSave: (address: string, done: () => void) => void;
}

/** One address that money or tokens go to. */
export function AddressForm({ label, button, isPending, isStale, onSave }: AddressFormProps) {
  const [address, setAddress] = useState("");
  return (
    <form
      className="payment-words flex flex-col items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (address.trim() !== "" && !isPending) onSave(address.trim(), () => setAddress(""));
      }}
    >
      <label className="block w-full">
        <span className="label mb-1.5 block">{label}</span>
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
