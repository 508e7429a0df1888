import { LINK_MINUTES } from "../../../shared/auth.ts";
import { renderMail } from "../../providers/mail/render-mail.tsx";

/** The sign-in mail around a link, as it is sent: subject, HTML and the same words as plain text. */
export const renderSignInMail = (link: string) =>
  renderMail({
    subject: "Your API Login Link",
    preview: `The link works once, within ${LINK_MINUTES} minutes.`,
    header: "API Access Login",
    heading: "Sign in to your API account",
    paragraphs: [`The button signs you in. It works once, within ${LINK_MINUTES} minutes of your request.`],
    button: { label: "Access My API Dashboard", link },
    small:
      "If you did not ask for it, ignore this email: without the link nobody can sign in. Do not forward it.",
  });
