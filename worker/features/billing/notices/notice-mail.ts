import type { OrderPayment } from "../../../../shared/orders.ts";
import { renderMail } from "../../../providers/mail/render-mail.tsx";
import type { NoticeKind } from "./notice-entry.ts";

const nameDay = (iso: string) =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(Date.parse(iso));
const amountOf = ({ amount, symbol }: OrderPayment) => `${amount} ${symbol}`;

interface Words {
  heading: string;
  paragraphs: string[];
  button: string;
}

const WORDS: Record<Exclude<NoticeKind, "payment failed">, (order: OrderPayment) => Words> = {
  paid: (order) => ({
    heading: order.product
      ? `Your payment for ${order.product} is credited`
      : "Your payment has been credited",
    paragraphs: [
      `We received ${amountOf(order)}.${order.planUntil ? ` Your plan is paid until ${nameDay(order.planUntil)} (UTC).` : ""}`,
      order.delivery
        ? `The tokens will be sent to ${order.delivery.address}; we will write again when they are.`
        : "",
    ],
    button: "See My Orders",
  }),
  short: (order) => ({
    heading: "Your payment was short",
    paragraphs: [`We received ${amountOf(order)}, less than the amount due.`, order.words ?? ""],
    button: "Pay the Rest",
  }),
  parked: (order) => ({
    heading: "Your payment is under review",
    paragraphs: [
      `We received ${amountOf(order)} and did not credit it automatically.`,
      order.words ?? "",
      "Add a refund address on your orders page: unless you ask, we never send it to the wallet it came from.",
    ],
    button: "See My Orders",
  }),
  refunded: (order) => ({
    heading: "Your payment was refunded",
    paragraphs: [
      `${amountOf(order)} was refunded${order.refund?.address ? ` to ${order.refund.address}` : ""}.`,
      order.refund?.txHash ? `Its transaction is ${order.refund.txHash}.` : "",
    ],
    button: "See My Orders",
  }),
  reversed: (order) => ({
    heading: "Your payment was reversed",
    paragraphs: [`${order.product ?? "What it bought"} is no longer yours.`, order.words ?? ""],
    button: "See My Orders",
  }),
  paused: (order) => ({
    heading: "Your card payment is disputed",
    paragraphs: [
      `While the bank decides, ${order.product ?? "what it bought"} is paused, and so is your subscription.`,
      "If you did not ask your bank for this, let it know: if the payment stands, everything resumes with the days it had left.",
    ],
    button: "See My Orders",
  }),
  resumed: (order) => ({
    heading: "The dispute over your card payment has ended",
    paragraphs: [
      `${order.product ?? "What it bought"} resumes with the days it had left, and so does your subscription.`,
    ],
    button: "See My Orders",
  }),
  "ngma sent": (order) => ({
    heading: `${order.product ?? "Your NGMA"} is on its way`,
    paragraphs: [
      `It was sent to ${order.delivery?.address ?? "your address"}.`,
      order.delivery?.txHash ? `Its transaction on Solana is ${order.delivery.txHash}.` : "",
    ],
    button: "See My Orders",
  }),
  "delivery changed": (order) => ({
    heading: "The delivery address of your NGMA was changed",
    paragraphs: [
      `${order.product ?? "It"} will be sent to ${order.delivery?.address ?? "the new address"}, not before ` +
        `${order.delivery?.heldUntil ? nameDay(order.delivery.heldUntil) : "tomorrow"}.`,
      "If that was not you, sign in and change it back now: nothing is sent for 24 hours.",
    ],
    button: "See My Orders",
  }),
};

const FAILED: Words = {
  heading: "Your card subscription could not be renewed",
  paragraphs: [
    "The card provider could not charge your card. It will try again automatically; you keep your plan until the paid month ends.",
    "Change the card or the plan in the card provider's portal.",
  ],
  button: "Open My Plan",
};

/** The mail of a notice: subject, HTML and the same words as plain text; null when its payment is gone. */
export async function renderNotice(kind: string, order: OrderPayment | null, link: string) {
  const words = kind === "payment failed" ? FAILED : order && WORDS[kind as keyof typeof WORDS]?.(order);
  if (!words) return null;
  const { heading, button } = words;
  const paragraphs = words.paragraphs.filter((paragraph) => paragraph !== "");
  return renderMail({
    ...{ subject: heading, preview: paragraphs[0] ?? heading, header: "Your Orders", heading, paragraphs },
    button: { label: button, link },
    small: "You get one email for each change to a payment made from this account.",
  });
}
