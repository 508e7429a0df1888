import type { Mailer } from "./mail.ts";

/** Prints the link in the terminal in place of a mail: for runs on a developer's machine only. */
export const openConsoleMailer = (from: string): Mailer => ({
  from,
  async send({ to, link }) {
    console.log(`sign-in link for ${to}: ${link}`);
  },
});
