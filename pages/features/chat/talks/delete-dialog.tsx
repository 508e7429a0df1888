import { Dialog } from "../../../ui/controls/dialog.tsx";

interface DeleteDialogProps {
  title: string;
  onClose: () => void;
  onDelete: () => void;
}

/** Asks before a talk is deleted from the account, which nothing undoes. */
export const DeleteDialog = ({ title, onClose, onDelete }: DeleteDialogProps) => (
  <Dialog
    title="Delete this talk?"
    onClose={onClose}
    actions={
      <>
        <button type="button" className="button button-ghost" onClick={onClose}>
          Cancel
        </button>
        <button type="button" className="button button-danger" onClick={onDelete}>
          Delete for good
        </button>
      </>
    }
  >
    <p>
      “{title}” is deleted from your account at once, with the links to its answers. It cannot be brought
      back.
    </p>
  </Dialog>
);
