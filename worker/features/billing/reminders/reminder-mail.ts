import { TIERS } from "../../../../shared/tiers.ts";
import { renderMail } from "../../../providers/mail/render-mail.tsx";
import type { PlanEnd } from "./judge-end.ts";

const nameDay = (time: number) =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(time);

/** The mail that a prepaid plan ends soon: subject, HTML and the same words as plain text. */
export function renderReminderMail(end: PlanEnd, link: string) {
  const subject = `Your ${TIERS[end.tier].name} plan ends on ${nameDay(end.until)}`;
  const after = end.next ? TIERS[end.next.tier] : TIERS.free;
  const credits = after.credits.toLocaleString("en-US");
  return renderMail({
    subject,
    preview: `From then on your account has ${credits} API credits per month.`,
    header: "Your Plan",
    heading: subject,
    paragraphs: [
      "The months you paid for are used up at the end of that day (UTC). Then your account continues on " +
        `${after.name}: ${credits} API credits per month. Your keys keep working.`,
      "Months you add now begin when these end. Nothing renews automatically.",
    ],
    button: { label: "Extend My Plan", link },
    small: "You get this email once per payment, because you prepaid a plan.",
  });
}
