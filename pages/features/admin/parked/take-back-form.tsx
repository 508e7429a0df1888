import { useState } from "react";
import { NETWORK_IDS, NETWORKS, type NetworkId } from "../../../../shared/networks.ts";
import { Spinner } from "../../../ui/controls/spinner.tsx";
import { NoteField } from "../note-field.tsx";
import { takeBackMutation } from "../queries.ts";
import { useAdminAct } from "../use-admin-act.ts";

type Network = NetworkId | "card";

/** Takes a credited payment back, by its id, or its transaction and network, with a reason. */
export function TakeBackForm() {
  const [payment, setPayment] = useState("");
  const [network, setNetwork] = useState<Network | "">("");
  const [note, setNote] = useState("");
  const { mutate, isPending } = useAdminAct(takeBackMutation, {
    done: "The payment was reversed",
    onDone: () => {
      setPayment("");
      setNote("");
    },
  });
  const isReady = payment.trim() !== "" && note.trim() !== "" && !isPending;
  return (
    <details className="faq-item">
      <summary>Take a payment back</summary>
      <form
        className="decision-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) mutate({ id: payment.trim(), note: note.trim(), ...(network && { network }) });
        }}
      >
        <label>
          <span className="label">Named by</span>
          <select
            className="field"
            value={network}
            onChange={(event) => setNetwork(event.target.value as Network | "")}
          >
            <option value="">The payment&apos;s id</option>
            <option value="card">The card provider&apos;s id</option>
            {NETWORK_IDS.map((id) => (
              <option key={id} value={id}>
                Its transaction on {NETWORKS[id].name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="label">{network === "" || network === "card" ? "Id" : "Transaction"}</span>
          <input
            className="field"
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            value={payment}
            onChange={(event) => setPayment(event.target.value)}
          />
        </label>
        <NoteField note={note} onChange={setNote} label="Reason (shown to the buyer)" />
        <button type="submit" className="button gap-2" disabled={!isReady}>
          {isPending && <Spinner />} Take back
        </button>
      </form>
    </details>
  );
}
