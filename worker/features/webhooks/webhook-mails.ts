import { renderMail } from "../../providers/mail/render-mail.tsx";

const WHY = {
  gone: "It answered 410 Gone, which asks us to send nothing more.",
  failing: "It accepted no delivery for three days, despite our retries.",
};

/** The mail of an endpoint that is sent nothing more. */
export const renderOffMail = (url: string, reason: keyof typeof WHY, link: string) =>
  renderMail({
    subject: "Your webhook endpoint is off",
    preview: url,
    header: "Webhooks",
    heading: "Your webhook endpoint is off",
    paragraphs: [
      url,
      WHY[reason],
      "Nothing is sent to it until you confirm it again. The last day's deliveries can then be sent again.",
    ],
    button: { label: "Open My Webhooks", link },
    small: "This mail comes each time an endpoint is turned off, ten times a day at most.",
  });

/** The mail of an endpoint that from now on is sent what happens in an account. */
export const renderActiveMail = (url: string, link: string) =>
  renderMail({
    subject: "A webhook endpoint was confirmed",
    preview: url,
    header: "Webhooks",
    heading: "A webhook endpoint was confirmed",
    paragraphs: [
      url,
      "From now on this URL gets the events you chose.",
      "If that was not you, delete the endpoint and end your other sessions.",
    ],
    button: { label: "Open My Webhooks", link },
    small: "This mail comes each time an endpoint is confirmed, ten times a day at most.",
  });
