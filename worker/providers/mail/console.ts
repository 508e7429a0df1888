import type { Mailer } from "./mail.ts";

/** Prints the link in the terminal in place of a mail: for runs on a developer's machine only. */
export const openConsoleMailer = (from: string): Mailer => ({
  from,
  async send({ to, link, linkName = "sign-in link" }) {
    console.log(`${linkName} for ${to}: ${link}`);
  },
});
