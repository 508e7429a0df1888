import { MailError, type Mailer } from "./mail.ts";

const NAMED_ADDRESS = /^(.*\S)\s*<([^<>]+)>$/;

/** Sends through Cloudflare's Email Service. */
export function openEmailService(binding: SendEmail, from: string): Mailer {
  const [, name, email] = NAMED_ADDRESS.exec(from) ?? [];
  const sender = name && email ? { name, email } : from;
  return {
    from,
    async send({ to, subject, html, text, headers }) {
      await binding
        .send({ from: sender, to, subject, html, text, ...(headers && { headers }) })
        .catch((error) => {
          const code = error instanceof Error && "code" in error ? String(error.code) : "refused";
          throw new MailError(`email service: ${code}`);
        });
    },
  };
}
