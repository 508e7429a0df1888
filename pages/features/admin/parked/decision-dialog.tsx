import { useMutation } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useId, useState } from "react";
import { flushSync } from "react-dom";
import { NETWORKS } from "../../../../shared/networks.ts";
import type { ParkedPayment } from "../../../../shared/payments.ts";
import { Dialog } from "../../../ui/controls/dialog.tsx";
import { Spinner } from "../../../ui/controls/spinner.tsx";
import { showToastAtom } from "../../../ui/toast.ts";
import { decisionMutation } from "../queries.ts";
import { useAdminRefresh } from "../use-admin-refresh.ts";
import { NoteField } from "./note-field.tsx";

interface DecisionDialogProps {
  act: "grant" | "refund";
  payment: ParkedPayment;
  onClose: () => void;
  onDone: () => void;
}

/** Asks for the reason of a decision, which stays in the audit log. */
export function DecisionDialog({ act, payment, onClose, onDone }: DecisionDialogProps) {
  const [note, setNote] = useState("");
  const [hash, setHash] = useState("");
  const formId = useId();
  const { decide, isPending } = useDecision(payment, onClose, onDone);
  const isReady = note.trim() !== "" && (act === "grant" || hash.trim() !== "");
  const came = `${payment.received} ${payment.symbol}`;
  const words = act === "grant" ? "Grant" : "Note the refund";
  return (
    <Dialog
      title={act === "grant" ? `Grant ${payment.product}?` : `Refund ${came}`}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button button-ghost" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" form={formId} className="button gap-2" disabled={!isReady || isPending}>
            {isPending && <Spinner />} {words}
          </button>
        </>
      }
    >
      <p>
        {act === "grant"
          ? `${came} came, ${payment.asked} was asked for. Granting credits the whole order, for good.`
          : `Send ${came} back to ${payment.sender ?? "the payer"} first, then note how here.`}
      </p>
      <form
        id={formId}
        className="decision-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady && !isPending) decide(act, note.trim(), hash.trim());
        }}
      >
        {act === "refund" && (
          <label>
            <span className="label">
              {payment.network === null
                ? "Refund's id at the card provider"
                : `Refund transaction on ${NETWORKS[payment.network].name}`}
            </span>
            <input
              className="field"
              autoComplete="off"
              spellCheck={false}
              maxLength={200}
              value={hash}
              onChange={(event) => setHash(event.target.value)}
            />
          </label>
        )}
        <NoteField note={note} onChange={setNote} />
      </form>
    </Dialog>
  );
}

function useDecision(payment: ParkedPayment, onClose: () => void, onDone: () => void) {
  const showToast = useSetAtom(showToastAtom);
  const refresh = useAdminRefresh();
  const { mutate, isPending } = useMutation({
    ...decisionMutation,
    onSuccess: async (_reply, { decision }) => {
      const text = decision.decision === "grant" ? "The order was granted" : "The refund was noted";
      showToast({ title: "Status Updated", text });
      await refresh();
      // While the dialog is open nothing outside it can take the focus.
      flushSync(onClose);
      onDone();
    },
    // The dialog stays, so that nothing typed is lost.
    onError: () => void refresh(),
  });
  const decide = (act: "grant" | "refund", note: string, refundTxHash: string) =>
    mutate({
      id: payment.id,
      decision: act === "grant" ? { decision: act, note } : { decision: act, note, refundTxHash },
    });
  return { decide, isPending };
}
