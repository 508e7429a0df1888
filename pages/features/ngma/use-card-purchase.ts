import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useSetAtom } from "jotai";
import { ApiError, messageOf } from "../../api/api-error.ts";
import { showToastAtom } from "../../ui/toast.ts";
import { ngmaCheckoutMutation } from "./queries.ts";

/** Buys tokens by card: leaves for the card provider's page. */
export function useCardPurchase() {
  const navigate = useNavigate();
  const showToast = useSetAtom(showToastAtom);
  return useMutation({
    ...ngmaCheckoutMutation,
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => {
      const tone = "destructive";
      if (error instanceof ApiError && error.status === 401)
        return showToast({
          title: "Login Required",
          text: "Please log in to buy NGMA by card.",
          tone,
          durationMs: null,
          action: { label: "Log In", run: () => void navigate({ to: "/login" }) },
        });
      if (error instanceof ApiError && error.code === "card_unavailable")
        return showToast({
          title: "Card Payments Unavailable",
          text: "Card payments are currently unavailable. Please use a crypto wallet.",
          tone,
        });
      const text = messageOf(error, "Failed to create checkout session. Please try again.");
      showToast({ title: "Payment Error", text, tone });
    },
  });
}
