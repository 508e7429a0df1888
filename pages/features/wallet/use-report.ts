import { useNavigate } from "@tanstack/react-router";
import { useSetAtom } from "jotai";
import { ApiError, messageOf } from "../../api/api-error.ts";
import { showToastAtom, type Toast } from "../../ui/toast.ts";
import type { PaymentOrder } from "./order.ts";
import { WalletError } from "./wallets/wallet-error.ts";

export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** The words for a failure; null if the person declined in the wallet, which is none. */
function toastOf(error: unknown): Toast | null {
  if (error instanceof WalletError)
    return error.declined ? null : { title: error.title, text: error.message, tone: "destructive" };
  const title = error instanceof ApiError ? "Payment Error" : "Payment Failed";
  return { title, text: messageOf(error, "Failed to send payment."), tone: "destructive" };
}

/** Shows failures, and where to sign in to those who are not. */
export function useReport() {
  const showToast = useSetAtom(showToastAtom);
  const navigate = useNavigate();
  const askToLogIn = () =>
    showToast({
      title: "Login Required",
      text: "Please log in; then your payment goes on.",
      tone: "destructive",
      durationMs: null,
      action: { label: "Log In", run: () => void navigate({ to: "/login" }) },
    });
  const report = (error: unknown, order?: PaymentOrder) => {
    if (!isSignedOut(error)) {
      const toast = toastOf(error);
      if (toast) showToast(toast);
    } else if (order?.kind === "tier") {
      showToast({
        title: "Authentication Required",
        text: "Please log in to upgrade your plan.",
        tone: "destructive",
      });
      void navigate({ to: "/api-docs" });
    } else askToLogIn();
  };
  return { report, askToLogIn, showToast };
}
