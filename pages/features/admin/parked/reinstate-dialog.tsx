import type { ReversedPayment } from "../../../../shared/parked.ts";
import { reinstateMutation } from "../queries.ts";
import { ReasonDialog } from "../reason-dialog.tsx";

interface ReinstateDialogProps {
  payment: ReversedPayment;
  onClose: () => void;
  onDone: () => void;
}

/** Asks why a payment that was taken back counts again. */
export const ReinstateDialog = ({ payment, ...after }: ReinstateDialogProps) => (
  <ReasonDialog
    title={`Reinstate ${payment.product}?`}
    label="Reinstate"
    text={
      <p>
        It was reversed: {payment.reason}. Make sure that the money is ours. What it bought is granted again,
        whole, from today on; NGMA is no longer held.
      </p>
    }
    mutation={reinstateMutation}
    toInput={(note) => ({ id: payment.id, note })}
    done="The payment was reinstated"
    {...after}
  />
);
