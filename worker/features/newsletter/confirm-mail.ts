import { PRODUCT } from "../../../shared/product.ts";
import { renderMail } from "../../providers/mail/render-mail.tsx";

/** The mail that asks whether an address wants the newsletter: subject, HTML and the same words as plain text. */
export const renderConfirmMail = (link: string, unsubscribeLink: string) =>
  renderMail({
    subject: `Confirm your ${PRODUCT} newsletter`,
    preview: "Click to join the list.",
    header: "Newsletter",
    heading: "Do you want the newsletter?",
    paragraphs: ["Someone, we hope you, entered this address on our site."],
    button: { label: "Yes, subscribe me", link },
    small: "If you did not ask for it, do nothing: you will get no newsletter.",
    smallLink: { label: "Unsubscribe", link: unsubscribeLink },
  });
