import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { LogOut } from "lucide-react";
import { ACCOUNT_DATA } from "../../api/account.ts";
import { showToastAtom } from "../../ui/toast.ts";
import { authCheckQuery, logoutMutation } from "./queries.ts";

/** Signs out, and forgets what was read meanwhile. */
export function LogoutButton({ onDone }: { onDone: () => void }) {
  const client = useQueryClient();
  const showToast = useSetAtom(showToastAtom);
  const { mutate, isPending } = useMutation({
    ...logoutMutation,
    onSuccess: () => {
      client.setQueryData(authCheckQuery.queryKey, null);
      client.removeQueries({ queryKey: ACCOUNT_DATA });
      onDone();
      showToast({ title: "Logged Out" });
    },
  });
  return (
    <button type="button" className="action" disabled={isPending} onClick={() => mutate()}>
      <LogOut size={14} aria-hidden /> Logout
    </button>
  );
}
