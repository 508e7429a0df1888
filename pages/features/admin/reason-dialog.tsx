import type { MutationOptions } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { AskDialog } from "../../ui/controls/ask-dialog.tsx";
import { NoteField } from "./note-field.tsx";
import { useAdminAct } from "./use-admin-act.ts";

interface ReasonDialogProps<Reply, Input> {
  title: string;
  label: string;
  text: ReactNode;
  isDanger?: boolean;
  /** characters it has at the least */
  minLength?: number;
  noteLabel?: string;
  mutation: MutationOptions<Reply, Error, Input>;
  toInput: (reason: string) => Input;
  done: string | ((reply: Reply) => string);
  refresh?: (reply: Reply) => unknown;
  onClose: () => void;
  onDone?: () => void;
}

/** Asks why an admin does something, which stays in the audit log, and does it. */
export function ReasonDialog<Reply, Input>({
  minLength = 1,
  noteLabel,
  mutation,
  toInput,
  done,
  refresh,
  onDone,
  ...asked
}: ReasonDialogProps<Reply, Input>) {
  const [reason, setReason] = useState("");
  const { mutate, isPending } = useAdminAct(mutation, { done, refresh, onClose: asked.onClose, onDone });
  return (
    <AskDialog
      {...asked}
      isReady={reason.trim().length >= minLength}
      isPending={isPending}
      onSubmit={() => mutate(toInput(reason.trim()))}
    >
      <NoteField note={reason} onChange={setReason} label={noteLabel} />
    </AskDialog>
  );
}
