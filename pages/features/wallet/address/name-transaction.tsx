import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { NetworkId } from "../../../../shared/networks.ts";
import { messageOf } from "../../../api/api-error.ts";
import { Spinner } from "../../../ui/controls/spinner.tsx";
import { explainPayment } from "../queries.ts";

/** For who sent another amount: names the transaction, and reads at once what becomes of it. */
export function NameTransaction({ network }: { network: NetworkId }) {
  const [hash, setHash] = useState("");
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => explainPayment(network, hash.trim()),
  });
  return (
    <details className="exact-note">
      <summary>Sent another amount?</summary>
      <form
        className="mt-2 flex flex-wrap gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (hash.trim() !== "" && !isPending) mutate();
        }}
      >
        <input
          className="field min-w-0 flex-1"
          aria-label="Transaction hash"
          placeholder="Transaction hash"
          maxLength={200}
          value={hash}
          onChange={(event) => setHash(event.target.value)}
        />
        <button
          type="submit"
          className="button button-ghost gap-2"
          disabled={hash.trim() === "" || isPending}
        >
          {isPending && <Spinner />} Find it
        </button>
      </form>
      <p role="status" className="mt-2">
        {data?.sentence ?? (error && messageOf(error, "The search failed. Please try again."))}
      </p>
    </details>
  );
}
