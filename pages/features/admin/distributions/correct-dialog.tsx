import { useId } from "react";
import { formatCount } from "../../../../shared/format.ts";
import type { Distribution } from "../../../../shared/ngma.ts";
import { Dialog } from "../../../ui/controls/dialog.tsx";
import { DialogActions } from "../../../ui/controls/dialog-actions.tsx";
import { useChange } from "./use-change.ts";
import { useTypedHash } from "./use-typed-hash.ts";

interface CorrectDialogProps {
  distribution: Distribution;
  onClose: () => void;
}

/** Another transaction in place of a mistyped one. */
export function CorrectDialog({ distribution, onClose }: CorrectDialogProps) {
  const { change, changing } = useChange(distribution.id, onClose);
  const { field, take } = useTypedHash();
  const formId = useId();
  return (
    <Dialog
      title={`Correct the hash of ${formatCount(distribution.ngmaAmount)} NGMA`}
      onClose={onClose}
      actions={
        <DialogActions onClose={onClose} label="Correct" form={formId} isPending={changing !== null} />
      }
    >
      <p>
        On record is <code className="break-all">{distribution.distributionTxHash}</code>. The audit log keeps
        both.
      </p>
      <form
        id={formId}
        className="decision-form"
        onSubmit={(event) => {
          event.preventDefault();
          const txHash = changing ? null : take();
          if (txHash) change({ status: "sent", txHash });
        }}
      >
        <label>
          <span className="label">The right transaction hash</span>
          <input {...field} className="field" />
        </label>
      </form>
    </Dialog>
  );
}
