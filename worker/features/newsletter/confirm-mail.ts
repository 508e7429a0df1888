import { PRODUCT } from "../../../shared/product.ts";
import { renderMail } from "../../providers/mail/render-mail.tsx";

/** The mail that asks whether an address wants the newsletter: subject, HTML and the same words as plain text. */
export const renderConfirmMail = (link: string, unsubscribeLink: string) =>
  renderMail({
    subject: `Confirm your ${PRODUCT} newsletter`,
    preview: "One click and you are on the list.",
    header: "Newsletter",
    heading: "Do you want the newsletter?",
    paragraphs: ["Somebody, hopefully you, entered this address on our site."],
    button: { label: "Yes, subscribe me", link },
    small: "You did not ask for it? Do nothing: without the click there will be no newsletter.",
    smallLink: { label: "Unsubscribe", link: unsubscribeLink },
  });
