import { formatCount } from "../../../shared/format.ts";
import type { Toast } from "../../ui/toast.ts";
import type { NgmaReturn } from "./card-return.ts";

/** What is said to somebody who comes back. The address proves nothing: only the card provider's word to us does. */
export function ngmaReturnToast({ success, tokens }: NgmaReturn): Toast {
  if (!success) return { title: "Payment Canceled", text: "No charges were made." };
  const what = tokens === undefined ? "Your NGMA" : `${formatCount(tokens)} NGMA`;
  return {
    title: "Payment Successful!",
    text: `${what} will be set aside for you as soon as the card provider confirms the payment to us.`,
    tone: "positive",
  };
}
