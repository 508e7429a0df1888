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
    heading: order.product ? `Your payment for ${order.product} is credited` : "Your payment is credited",
    paragraphs: [
      `We received ${amountOf(order)}.${order.planUntil ? ` Your plan is paid until ${nameDay(order.planUntil)} (UTC).` : ""}`,
      order.delivery
        ? `The tokens will be sent to ${order.delivery.address}; we write again when they are.`
        : "",
    ],
    button: "See My Orders",
  }),
  short: (order) => ({
    heading: "Your payment came short",
    paragraphs: [`We received ${amountOf(order)}, which is less than was asked for.`, order.words ?? ""],
    button: "Pay the Rest",
  }),
  parked: (order) => ({
    heading: "Your payment waits for a person",
    paragraphs: [
      `We received ${amountOf(order)} and did not credit it by ourselves.`,
      order.words ?? "",
      "Tell us on your orders' page where the money is to go back to, should it go back: we never send it to the wallet it came from unasked.",
    ],
    button: "See My Orders",
  }),
  refunded: (order) => ({
    heading: "Your money was given back",
    paragraphs: [
      `${amountOf(order)} went back${order.refund?.address ? ` to ${order.refund.address}` : ""}.`,
      order.refund?.txHash ? `Its transaction is ${order.refund.txHash}.` : "",
    ],
    button: "See My Orders",
  }),
  reversed: (order) => ({
    heading: "A payment of yours was taken back",
    paragraphs: [`${order.product ?? "What it bought"} is not yours any more.`, order.words ?? ""],
    button: "See My Orders",
  }),
  paused: (order) => ({
    heading: "A card payment of yours is disputed",
    paragraphs: [
      `While the bank decides, ${order.product ?? "what it bought"} rests, and so does your subscription.`,
      "If you did not ask your bank for it, tell it so: when the dispute ends in favor of the payment, everything goes on with the days it had left.",
    ],
    button: "See My Orders",
  }),
  resumed: (order) => ({
    heading: "The dispute of your card payment is over",
    paragraphs: [
      `${order.product ?? "What it bought"} goes on with the days it had left, and so does your subscription.`,
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
    "The card provider could not charge your card. It tries again by itself; until the month that is paid ends you keep your plan.",
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
    small: "This mail comes once for each change of a payment, because you paid with this account.",
  });
}
