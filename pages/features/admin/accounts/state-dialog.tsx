import { useMutation } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useId, useState } from "react";
import type { AccountBooks } from "../../../../shared/accounts.ts";
import { Dialog } from "../../../ui/controls/dialog.tsx";
import { DialogActions } from "../../../ui/controls/dialog-actions.tsx";
import { showToastAtom } from "../../../ui/toast.ts";
import { NoteField } from "../parked/note-field.tsx";
import { useAdminRefresh } from "../use-admin-refresh.ts";
import { stateMutation } from "./queries.ts";

const MIN_REASON = 3;

/** Asks why an account is suspended or opened again. */
export function StateDialog({ account, onClose }: { account: AccountBooks; onClose: () => void }) {
  const [reason, setReason] = useState("");
  const form = useId();
  const showToast = useSetAtom(showToastAtom);
  const refresh = useAdminRefresh();
  const act = account.state === "open" ? "suspend" : "reopen";
  const { mutate, isPending } = useMutation({
    ...stateMutation,
    onSuccess: async ({ state }) => {
      showToast({ title: "Status Updated", text: `The account is ${state}` });
      await refresh();
      onClose();
    },
  });
  const isReady = reason.trim().length >= MIN_REASON;
  return (
    <Dialog
      title={act === "suspend" ? "Suspend this account?" : "Reopen this account?"}
      onClose={onClose}
      actions={
        <DialogActions
          onClose={onClose}
          label={act === "suspend" ? "Suspend it" : "Reopen it"}
          form={form}
          isDanger={act === "suspend"}
          isReady={isReady}
          isPending={isPending}
        />
      }
    >
      <p>
        {act === "suspend"
          ? "Its keys and sessions are refused from the next request on, and its owner reads the reason. What was paid stays."
          : "Its keys and sessions go on as they were."}
      </p>
      <form
        id={form}
        className="decision-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady && !isPending) mutate({ id: account.id, act, reason: reason.trim() });
        }}
      >
        <NoteField note={reason} onChange={setReason} />
      </form>
    </Dialog>
  );
}
