import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useSetAtom } from "jotai";
import { useState } from "react";
import type { PaidTierId } from "../../../../shared/tiers.ts";
import { ApiError, messageOf } from "../../../api/api-error.ts";
import { begunAtom } from "../../../ui/keep-begun.ts";
import { showToastAtom, type Toast } from "../../../ui/toast.ts";
import { checkoutMutation } from "../queries.ts";

/** The words for a checkout that did not open. */
function toastOf(error: unknown): Toast {
  const tone = "destructive";
  if (!(error instanceof ApiError)) {
    const noUrl = error instanceof Error && error.name === "ZodError";
    const text = noUrl
      ? "Failed to get checkout URL. Please try again."
      : "Failed to create checkout session. Please try again.";
    return { title: "Error", text, tone };
  }
  if (error.status === 401)
    return { title: "Authentication Required", text: "Please log in to upgrade your plan.", tone };
  if (error.code === "card_unavailable")
    return {
      title: "Error",
      text: "Card payments are currently unavailable. Please use crypto or NGMA payment.",
      tone,
    };
  if (error.status === 409) return { title: "Payment Error", text: messageOf(error, ""), tone };
  return { title: "Error", text: "Failed to create checkout session. Please try again.", tone };
}

/** Card checkout in a tab of its own; `blockedUrl` is its address where the browser let no tab open. */
export function useCheckout(signedOut: boolean) {
  const navigate = useNavigate();
  const showToast = useSetAtom(showToastAtom);
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null);
  const setBegun = useSetAtom(begunAtom);
  const fail = (error: unknown, tier: PaidTierId) => {
    showToast(toastOf(error));
    if (error instanceof ApiError && error.status === 401) setBegun({ pay: "card", tier, at: Date.now() });
    if (error instanceof ApiError && error.status === 401) void navigate({ to: "/api-docs" });
  };
  const { mutate, isPending, variables } = useMutation({ ...checkoutMutation, onError: fail });

  function start(tier: PaidTierId) {
    setBlockedUrl(null);
    if (signedOut) return fail(new ApiError(401, "", ""), tier);
    // Opened within the click: a tab opened after the answer would be blocked as a pop-up.
    const tab = window.open("", "_blank");
    mutate(tier, {
      onSuccess: ({ url }) => {
        if (!tab) return setBlockedUrl(url);
        tab.opener = null;
        tab.location.replace(url);
      },
      onError: () => tab?.close(),
    });
  }
  return {
    start,
    opening: isPending ? variables : null,
    blockedUrl,
    dismiss: () => setBlockedUrl(null),
  };
}
