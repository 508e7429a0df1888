import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useAtom, useSetAtom } from "jotai";
import { useEffect } from "react";
import { ACCOUNT } from "../../../api/account.ts";
import { showToastAtom } from "../../../ui/toast.ts";
import { verifyMutation } from "../link-queries.ts";
import { linkTokenAtom } from "./link-token.ts";

/** Uses the opened link, once and by itself; `confirm` is the click some links need. `token` is null when there is none. */
export function useVerifyLink() {
  const client = useQueryClient();
  const showToast = useSetAtom(showToastAtom);
  const [token, setToken] = useAtom(linkTokenAtom);
  const { mutate, data, error, isPending, isIdle, variables } = useMutation({
    ...verifyMutation,
    onSuccess: async (verified) => {
      if ("confirmAs" in verified) return;
      setToken(null);
      if ("alreadyAs" in verified) return;
      showToast({ title: "Welcome Back!", text: `You are signed in as ${verified.signedInAs}.` });
      await client.resetQueries({ queryKey: ACCOUNT });
    },
    onError: () => setToken(null),
  });
  useEffect(() => {
    if (!token) return;
    // Not at once: React runs effects twice in development, and a link works only once.
    const start = setTimeout(() => mutate({ token }));
    return () => clearTimeout(start);
  }, [token, mutate]);
  return {
    isMissing: !token && isIdle,
    isPending: isPending || isIdle,
    isConfirming: isPending && variables?.confirm === true,
    verified: data,
    error,
    confirm: () => token && mutate({ token, confirm: true }),
  };
}
