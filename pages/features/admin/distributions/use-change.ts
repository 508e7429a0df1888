import { useMutation } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { showToastAtom } from "../../../ui/toast.ts";
import { type ChangeRequest, changeMutation } from "../queries.ts";
import { useAdminRefresh } from "../use-admin-refresh.ts";

const DONE: Record<ChangeRequest["status"], string> = {
  claim: "The distribution is yours to send",
  release: "The distribution is free again",
  approve: "The distribution can be sent now",
  sent: "Distribution marked as sent",
  confirmed: "Distribution confirmed",
};

/** Changes where one hand-out stands. Also a refusal asks anew: most likely another admin was here. */
export function useChange(id: string, onDone?: (change: ChangeRequest) => void) {
  const showToast = useSetAtom(showToastAtom);
  const refresh = useAdminRefresh();
  const { mutate, isPending, variables } = useMutation({
    ...changeMutation,
    onSuccess: ({ distribution }, { change }) => {
      const unverified = change.status === "sent" && !distribution.verified ? ", unverified" : "";
      showToast({ title: "Status Updated", text: `${DONE[change.status]}${unverified}` });
      onDone?.(change);
    },
    onSettled: refresh,
  });
  return {
    change: (change: ChangeRequest) => mutate({ id, change }),
    /** what is under way */
    changing: isPending ? variables.change.status : null,
  };
}
