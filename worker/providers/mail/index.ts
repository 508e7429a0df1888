import { isLoopback } from "../../loopback.ts";
import { withinTime } from "../../timing.ts";
import { openConsoleMailer } from "./console.ts";
import { openEmailService } from "./email-service.ts";
import { MailError, type Mailer } from "./mail.ts";
import { openResend, type ResendConfig } from "./resend.ts";

export interface MailConfig {
  /** else login@ the site's host */
  from?: string;
  resend?: ResendConfig;
}

/** The person waits for it, so it is short. */
const TIMEOUT_MS = 2_500;

/**
 * Opens the one mailer of this worker: Cloudflare's Email Service when it is bound, else Resend when its key is set,
 * else the terminal when the site is served on this machine by plain http, else one that refuses every mail.
 */
export function openMailer(
  { from, resend }: MailConfig,
  publicOrigin: string,
  emailService: SendEmail | undefined,
): Mailer {
  const { protocol, hostname } = new URL(publicOrigin);
  const sender = from ?? `login@${hostname}`;
  if (emailService) return hurry(openEmailService(emailService, sender));
  if (resend) return openResend(resend, sender, TIMEOUT_MS);
  if (protocol === "http:" && isLoopback(publicOrigin)) return openConsoleMailer(sender);
  return { from: sender, send: () => Promise.reject(new MailError("no mailer is set up")) };
}

const hurry = (mailer: Mailer): Mailer => ({
  from: mailer.from,
  send: (mail) => withinTime(mailer.send(mail), TIMEOUT_MS, () => new MailError("email service: timeout")),
});
