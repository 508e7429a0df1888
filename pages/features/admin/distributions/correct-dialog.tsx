import { formatCount } from "../../../../shared/format.ts";
import type { Distribution } from "../../../../shared/ngma.ts";
import { AskDialog } from "../../../ui/controls/ask-dialog.tsx";
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
  return (
    <AskDialog
      title={`Correct the hash of ${formatCount(distribution.ngmaAmount)} NGMA`}
      label="Correct"
      text={
        <p>
          On record is <code className="break-all">{distribution.distributionTxHash}</code>. The audit log
          keeps both.
        </p>
      }
      isPending={changing !== null}
      onSubmit={() => {
        const txHash = take();
        if (txHash) change({ status: "sent", txHash });
      }}
      onClose={onClose}
    >
      <label>
        <span className="label">The right transaction hash</span>
        <input {...field} className="field" />
      </label>
    </AskDialog>
  );
}
