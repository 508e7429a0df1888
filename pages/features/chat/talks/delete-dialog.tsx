import { Dialog } from "../../../ui/controls/dialog.tsx";
import { DialogActions } from "../../../ui/controls/dialog-actions.tsx";

interface DeleteDialogProps {
  title: string;
  onClose: () => void;
  onDelete: () => void;
}

/** Asks before a talk is deleted from the account, which nothing undoes. */
export const DeleteDialog = ({ title, onClose, onDelete }: DeleteDialogProps) => (
  <Dialog
    title="Delete this conversation?"
    onClose={onClose}
    actions={<DialogActions onClose={onClose} label="Delete for good" onAct={onDelete} isDanger />}
  >
    <p>
      “{title}” is deleted from your account at once, with the links to its answers. It cannot be brought
      back.
    </p>
  </Dialog>
);
