import { useMutation } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useId, useState } from "react";
import { flushSync } from "react-dom";
import type { ReversedPayment } from "../../../../shared/parked.ts";
import { Dialog } from "../../../ui/controls/dialog.tsx";
import { DialogActions } from "../../../ui/controls/dialog-actions.tsx";
import { showToastAtom } from "../../../ui/toast.ts";
import { reinstateMutation } from "../queries.ts";
import { useAdminRefresh } from "../use-admin-refresh.ts";
import { NoteField } from "./note-field.tsx";

interface ReinstateDialogProps {
  payment: ReversedPayment;
  onClose: () => void;
  onDone: () => void;
}

/** Asks why a payment that was taken back counts again. */
export function ReinstateDialog({ payment, onClose, onDone }: ReinstateDialogProps) {
  const [note, setNote] = useState("");
  const formId = useId();
  const { mutate, isPending } = useReinstate(onClose, onDone);
  const isReady = note.trim() !== "";
  return (
    <Dialog
      title={`Reinstate ${payment.product}?`}
      onClose={onClose}
      actions={
        <DialogActions
          onClose={onClose}
          label="Reinstate"
          form={formId}
          isReady={isReady}
          isPending={isPending}
        />
      }
    >
      <p>
        It was reversed: {payment.reason}. Make sure that the money is ours. What it bought is granted again,
        whole, from today on; NGMA is no longer held.
      </p>
      <form
        id={formId}
        className="decision-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady && !isPending) mutate({ id: payment.id, note: note.trim() });
        }}
      >
        <NoteField note={note} onChange={setNote} />
      </form>
    </Dialog>
  );
}

function useReinstate(onClose: () => void, onDone: () => void) {
  const showToast = useSetAtom(showToastAtom);
  const refresh = useAdminRefresh();
  return useMutation({
    ...reinstateMutation,
    onSuccess: async () => {
      showToast({ title: "Status Updated", text: "The payment was reinstated" });
      await refresh();
      // While the dialog is open nothing outside it can take the focus.
      flushSync(onClose);
      onDone();
    },
    // The dialog stays, so that nothing typed is lost.
    onError: () => void refresh(),
  });
}
