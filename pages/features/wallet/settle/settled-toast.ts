import { formatCount } from "../../../../shared/format.ts";
import { shortenAddress } from "../../../../shared/networks.ts";
import type { Toast } from "../../../ui/toast.ts";
import { explorerOf, type SentPayment } from "./payments.ts";

/** What is said when a payment has come to its end; `support` is where to write to, where that is known. */
export function settledToast(payment: SentPayment, paid: boolean, support: string | null): Toast {
  const { product } = payment.intent;
  if (paid)
    return {
      title: "Payment Verified!",
      text:
        product.kind === "tier"
          ? "Your tier has been upgraded successfully."
          : `${formatCount(product.ngmaAmount)} NGMA will be sent to ${shortenAddress(product.deliveryAddress, [6, 4])}.`,
      tone: "positive",
      link: explorerOf(payment),
    };
  const link = support === null ? {} : { link: { label: support, href: `mailto:${support}` } };
  return product.kind === "tier"
    ? {
        ...link,
        title: "Verification Failed",
        text: "Could not verify your payment. Please contact support.",
        tone: "destructive",
      }
    : {
        ...link,
        title: "Warning",
        text: "Payment successful but failed to record. Please contact support.",
        tone: "destructive",
      };
}
