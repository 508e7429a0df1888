import { useMutation } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useState } from "react";
import type { TierId } from "../../../../shared/tiers.ts";
import { messageOf } from "../../../api/api-error.ts";
import { showToastAtom } from "../../../ui/toast.ts";
import { NOT_SENT, requestLinkMutation } from "../link-queries.ts";

interface Sent {
  email: string;
  tier: TierId;
  /** the form had a challenge: each mail takes another one */
  isGuarded: boolean;
  at: number;
  /** when a mailbox that never signed in here gets its link, where the day's mails are nearly used up */
  by?: string;
  /** when such a mailbox may ask again, where no more can wait */
  again?: string;
}

/** Asks for sign-in links. `sent` is the last one asked for, until `back` returns to the form; then `isBack` is true. */
export function useRequestLink() {
  const showToast = useSetAtom(showToastAtom);
  const [sent, setSent] = useState<Sent | null>(null);
  const [isBack, setBack] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    ...requestLinkMutation,
    onSuccess: ({ by, again }, { email, tier, challenge }) => {
      setSent({ email, tier, isGuarded: challenge !== undefined, at: Date.now(), by, again });
      if (!by && !again)
        showToast({ title: "Magic Link Sent!", text: "Check your email to access your API dashboard" });
    },
  });
  function back() {
    setSent(null);
    setBack(true);
    reset();
  }
  function resend() {
    if (!sent) return;
    if (sent.isGuarded) back();
    else mutate({ email: sent.email, tier: sent.tier });
  }
  return {
    sent,
    request: mutate,
    resend,
    isPending,
    failure: error && messageOf(error, NOT_SENT),
    back,
    isBack,
  };
}
