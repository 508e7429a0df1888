import { type MutationOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { flushSync } from "react-dom";
import { showToastAtom } from "../../ui/toast.ts";
import { ADMIN } from "./queries.ts";

interface After<Reply, Input> {
  /** what the toast says was done */
  done: string | ((reply: Reply, input: Input) => string);
  /** in place of asking anew for all */
  refresh?: (reply: Reply) => unknown;
  onClose?: () => void;
  onDone?: (input: Input) => void;
}

/** Runs an admin's action with a toast, then reloads everything admins see, also after a refusal, which most likely means another admin was faster. */
export function useAdminAct<Reply, Input>(
  mutation: MutationOptions<Reply, Error, Input>,
  { done, refresh, onClose, onDone }: After<Reply, Input>,
) {
  const client = useQueryClient();
  const showToast = useSetAtom(showToastAtom);
  const refreshAll = () => client.invalidateQueries({ queryKey: ADMIN });
  return useMutation({
    ...mutation,
    onSuccess: async (reply, input) => {
      showToast({ title: "Status Updated", text: typeof done === "string" ? done : done(reply, input) });
      await (refresh ?? refreshAll)(reply);
      // While a dialog is open nothing outside it can take the focus.
      if (onClose) flushSync(onClose);
      onDone?.(input);
    },
    // A dialog stays, so that nothing typed is lost.
    onError: () => void refreshAll(),
  });
}
