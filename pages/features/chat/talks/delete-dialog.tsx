import { AskDialog } from "../../../ui/controls/ask-dialog.tsx";

interface DeleteDialogProps {
  title: string;
  onClose: () => void;
  onDelete: () => void;
}

/** Asks before a talk is deleted from the account, which nothing undoes. */
export const DeleteDialog = ({ title, onClose, onDelete }: DeleteDialogProps) => (
  <AskDialog
    title="Delete this conversation?"
    label="Delete for good"
    onAct={onDelete}
    isDanger
    onClose={onClose}
  >
    <p>
      “{title}” is deleted from your account at once, with the links to its answers. It cannot be brought
      back.
    </p>
  </AskDialog>
);
