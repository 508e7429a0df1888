import { renderMail } from "../../../providers/mail/render-mail.tsx";
import type { Notice } from "../account/notices.ts";

const nameDay = (at: number) =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(at);

/** Subject, HTML and text of the mail on how much of the credits, or of a key's budget, is used. */
export function renderNotice({ percent, keyName, used, limit, resetsAt }: Notice, link: string) {
  const whose = keyName === null ? "your credits" : `the budget of your key “${keyName}”`;
  const isOver = percent === 100;
  const heading = isOver ? `All of ${whose} is used` : `80% of ${whose} is used`;
  const again = `They start again on ${nameDay(resetsAt)} (UTC).`;
  const next =
    keyName === null
      ? "A higher plan gives you more at once."
      : "You can change the budget under API Keys for the very next call.";
  const until = isOver ? "Until then calls are refused, free of charge." : "";
  return renderMail({
    ...{
      subject: heading,
      preview: `${used} of this month's ${limit} credits are used.`,
      header: "API access",
    },
    heading,
    paragraphs: [`${used} of this month's ${limit} credits are used. ${again}`, until, next].filter(Boolean),
    button: { label: "See My Usage", link },
    small: "You get this email at 80% and at 100%, once a month each.",
  });
}
