import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { type PaidTierId, TIERS, tierIdSchema } from "../../../../shared/tiers.ts";
import { ACCOUNT } from "../../../api/account.ts";
import { AskDialog } from "../../../ui/controls/ask-dialog.tsx";
import { showToastAtom } from "../../../ui/toast.ts";
import { changePlanMutation } from "../queries.ts";

interface ChangeDialogProps {
  /** of the card subscription */
  now: PaidTierId;
  to: PaidTierId;
  onClose: () => void;
}

const rank = (tier: PaidTierId) => tierIdSchema.options.indexOf(tier);
const DONE = {
  raised: "Your new plan has begun.",
  lowered: "You keep your plan until the month ends.",
  kept: "Your subscription goes on as it is.",
};

/** Asks before a subscription goes over to another plan: raising it charges the card at once. */
export function ChangeDialog({ now, to, onClose }: ChangeDialogProps) {
  const showToast = useSetAtom(showToastAtom);
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...changePlanMutation,
    onSuccess: ({ change }) => {
      showToast({ title: "Plan Changed", text: DONE[change], tone: "positive" });
      void client.invalidateQueries({ queryKey: ACCOUNT });
      onClose();
    },
  });
  const price = `$${(TIERS[to].cardCents / 100).toFixed(2)}`;
  const isHigher = rank(to) > rank(now);
  return (
    <AskDialog
      title={to === now ? `Keep ${TIERS[to].name}?` : `Change to ${TIERS[to].name}?`}
      label={isHigher ? "Change and pay now" : "Change"}
      onAct={() => mutate(to)}
      isPending={isPending}
      onClose={onClose}
    >
      <p>
        {isHigher
          ? `It begins now. Your card is charged ${price} a month, the first time less what is left of the month you have paid.`
          : to === now
            ? "A change you asked for is cancelled."
            : `You keep ${TIERS[now].name} until the month you have paid ends; from then on it is ${price} a month.`}
      </p>
    </AskDialog>
  );
}
