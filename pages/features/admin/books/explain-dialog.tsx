import { useMutation } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useId, useState } from "react";
import { Dialog } from "../../../ui/controls/dialog.tsx";
import { DialogActions } from "../../../ui/controls/dialog-actions.tsx";
import { showToastAtom } from "../../../ui/toast.ts";
import { NoteField } from "../parked/note-field.tsx";
import { explainMutation } from "../queries.ts";
import { useAdminRefresh } from "../use-admin-refresh.ts";
import { describeGap, type Gap } from "./gap.ts";

/** Asks what a move was, which ends its alarm. */
export function ExplainDialog({ gap, onClose }: { gap: Gap; onClose: () => void }) {
  const [reason, setReason] = useState("");
  const formId = useId();
  const showToast = useSetAtom(showToastAtom);
  const refresh = useAdminRefresh();
  const { mutate, isPending } = useMutation({
    ...explainMutation,
    onSuccess: async () => {
      showToast({ title: "Status Updated", text: "The move is explained" });
      await refresh();
      onClose();
    },
    // The dialog stays, so that nothing typed is lost.
    onError: () => void refresh(),
  });
  const isReady = reason.trim() !== "";
  return (
    <Dialog
      title="Explain this move?"
      onClose={onClose}
      actions={
        <DialogActions
          onClose={onClose}
          label="Explain"
          form={formId}
          isReady={isReady}
          isPending={isPending}
        />
      }
    >
      <p>
        {describeGap(gap)}. Explain only what you know, such as a withdrawal of ours: it stays in the list and
        alarms no longer. A refund or a hand-out is noted with its hash where it belongs instead.
      </p>
      <form
        id={formId}
        className="decision-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady && !isPending) mutate({ id: gap.id, reason: reason.trim() });
        }}
      >
        <NoteField note={reason} onChange={setReason} label="Reason, for the audit log" />
      </form>
    </Dialog>
  );
}
