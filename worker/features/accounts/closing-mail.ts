import { UNDO_DAYS } from "../../../shared/accounts.ts";
import { renderMail } from "../../providers/mail/render-mail.tsx";

const nameDay = (time: number) =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(time);

/** The mail about a closed account: subject, HTML and the same words as plain text. `until`: epoch ms. */
export const renderClosingMail = (link: string, until: number) =>
  renderMail({
    subject: "Your account was closed",
    preview: `It can be opened again until ${nameDay(until)}.`,
    header: "Your Account",
    heading: "Your account was closed",
    paragraphs: [
      "Its API keys and sessions have ended, and a card subscription is being cancelled.",
      `For ${UNDO_DAYS} days, until ${nameDay(until)} (UTC), the button opens it again, without the keys. ` +
        "Then your personal data is erased; payment records are kept as the law requires, without your " +
        "address.",
    ],
    button: { label: "Open My Account Again", link },
    small: "If you did not close it, open it again now, then log out everywhere on your account's page.",
  });

/** The mail about an export, in case somebody else made it. */
export const renderExportMail = (link: string) =>
  renderMail({
    subject: "Your data was exported",
    preview: "A copy of everything we hold about you was downloaded.",
    header: "Your Account",
    heading: "Your data was exported",
    paragraphs: ["Somebody signed in to your account downloaded everything we hold about you in one file."],
    button: { label: "See My Sessions", link },
    small: "If it was you, there is nothing to do. If not, log out everywhere on your account's page.",
  });
