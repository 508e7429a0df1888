import { explainMutation } from "../queries.ts";
import { ReasonDialog } from "../reason-dialog.tsx";
import { describeGap, type Gap } from "./gap.ts";

/** Asks what a move was, which ends its alarm. */
export const ExplainDialog = ({ gap, onClose }: { gap: Gap; onClose: () => void }) => (
  <ReasonDialog
    title="Explain this move?"
    label="Explain"
    text={
      <p>
        {describeGap(gap)}. Explain only what you know, such as a withdrawal of ours: it stays in the list and
        alarms no longer. A refund or a hand-out is noted with its hash where it belongs instead.
      </p>
    }
    noteLabel="Reason (for the audit log)"
    mutation={explainMutation}
    toInput={(reason) => ({ id: gap.id, reason })}
    done="The move is explained"
    onClose={onClose}
  />
);
