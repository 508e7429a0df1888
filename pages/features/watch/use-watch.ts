import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { showToastAtom } from "../../ui/toast.ts";
import { changeWatchMutation, type WatchChange, watchQuery } from "./queries.ts";

const DONE: Record<WatchChange["do"], string> = {
  watch: "On Your Watchlist",
  unwatch: "Off Your Watchlist",
  make: "Alert Set",
  arm: "Alert On",
  delete: "Alert Deleted",
  mail: "Alert Mail Changed",
  morning: "Morning Mail Changed",
};

/** Changes the watchlist or an alert, shows what came of it and says so. */
export function useWatchChange(onDone?: () => void) {
  const client = useQueryClient();
  const showToast = useSetAtom(showToastAtom);
  return useMutation({
    ...changeWatchMutation,
    onSuccess: (reply, change) => {
      client.setQueryData(watchQuery.queryKey, reply);
      showToast({ title: DONE[change.do] });
      onDone?.();
    },
  });
}
