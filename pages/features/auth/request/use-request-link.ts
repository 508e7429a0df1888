import { useMutation } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useState } from "react";
import type { TierId } from "../../../../shared/tiers.ts";
import { messageOf } from "../../../api/api-error.ts";
import { showToastAtom } from "../../../ui/toast.ts";
import { NOT_SENT, requestLinkMutation } from "../queries.ts";

/** Asks for sign-in links. `sent` is the last one asked for, until `back` returns to the form, which `isBack` tells. */
export function useRequestLink() {
  const showToast = useSetAtom(showToastAtom);
  const [sent, setSent] = useState<{ email: string; tier: TierId; at: number } | null>(null);
  const [isBack, setBack] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    ...requestLinkMutation,
    onSuccess: (_reply, asked) => {
      setSent({ ...asked, at: Date.now() });
      showToast({ title: "Magic Link Sent!", text: "Check your email to access your API dashboard" });
    },
  });
  function back() {
    setSent(null);
    setBack(true);
    reset();
  }
  return { sent, request: mutate, isPending, failure: error && messageOf(error, NOT_SENT), back, isBack };
}
