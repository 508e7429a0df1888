import { useMutation } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { Spinner } from "../../../ui/controls/spinner.tsx";
import { showToastAtom } from "../../../ui/toast.ts";
import { takeBackMutation } from "../queries.ts";
import { useAdminRefresh } from "../use-admin-refresh.ts";
import { NoteField } from "./note-field.tsx";

/** Takes a credited payment back, by its transaction or id, with a reason. */
export function TakeBackForm() {
  const [payment, setPayment] = useState("");
  const [note, setNote] = useState("");
  const showToast = useSetAtom(showToastAtom);
  const refresh = useAdminRefresh();
  const { mutate, isPending } = useMutation({
    ...takeBackMutation,
    onSuccess: () => {
      showToast({ title: "Status Updated", text: "The payment was taken back" });
      setPayment("");
      setNote("");
    },
    onSettled: refresh,
  });
  const isReady = payment.trim() !== "" && note.trim() !== "" && !isPending;
  return (
    <details className="faq-item">
      <summary>Take a payment back</summary>
      <form
        className="decision-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) mutate({ id: payment.trim(), note: note.trim() });
        }}
      >
        <label>
          <span className="label">Its transaction, or the payment's id</span>
          <input
            className="field"
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            value={payment}
            onChange={(event) => setPayment(event.target.value)}
          />
        </label>
        <NoteField note={note} onChange={setNote} label="Reason, which the buyer reads too" />
        <button type="submit" className="button gap-2" disabled={!isReady}>
          {isPending && <Spinner />} Take back
        </button>
      </form>
    </details>
  );
}
