import { type ChangeRequest, changeMutation } from "../queries.ts";
import { useAdminAct } from "../use-admin-act.ts";

const DONE: Record<ChangeRequest["status"], string> = {
  claim: "The distribution is yours to send",
  release: "The distribution is free again",
  approve: "The distribution can be sent now",
  sent: "Distribution marked as sent",
  confirmed: "Distribution confirmed",
};

/** Changes where one hand-out stands. Also a refusal asks anew: most likely another admin was here. */
export function useChange(id: string, onDone?: (change: ChangeRequest) => void) {
  const { mutate, isPending, variables } = useAdminAct(changeMutation, {
    done: ({ distribution }, { change: { status } }) =>
      `${DONE[status]}${status === "sent" && !distribution.verified ? ", unverified" : ""}`,
    onDone: ({ change }) => onDone?.(change),
  });
  return {
    change: (change: ChangeRequest) => mutate({ id, change }),
    /** what is under way */
    changing: isPending ? variables.change.status : null,
  };
}
