import { mutationOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { LogOut } from "lucide-react";
import { authCheckSchema } from "../../../shared/auth.ts";
import { ACCOUNT_DATA } from "../../api/account.ts";
import { callApi } from "../../api/client.ts";
import { showToastAtom } from "../../ui/toast.ts";
import { authCheckQuery } from "./queries.ts";

const logoutMutation = mutationOptions({
  mutationFn: () => callApi("/api/auth/logout", authCheckSchema, { method: "POST" }),
  meta: { errorText: "Failed to log out. You are still signed in.", serverText: true },
});

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
