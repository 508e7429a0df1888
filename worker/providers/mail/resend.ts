import * as z from "zod";
import { fetchJson } from "../fetch-json.ts";
import { MailError, type Mailer } from "./mail.ts";

export interface ResendConfig {
  apiKey: string;
  baseUrl?: string;
}

const BASE_URL = "https://api.resend.com";

/** Sends through Resend's HTTP API, once: a try that timed out may have been delivered, so it is not repeated. */
export const openResend = (
  { apiKey, baseUrl = BASE_URL }: ResendConfig,
  from: string,
  timeoutMs: number,
): Mailer => ({
  from,
  async send({ to, id = crypto.randomUUID(), subject, html, text, headers }) {
    await fetchJson(`${baseUrl.replace(/\/+$/, "")}/emails`, {
      provider: "resend",
      schema: z.unknown(),
      headers: { Authorization: `Bearer ${apiKey}`, "Idempotency-Key": id },
      post: { from, to: [to], subject, html, text, ...(headers && { headers }) },
      timeoutMs,
    }).catch((cause) => {
      throw new MailError(cause instanceof Error ? cause.message : "resend: failed", { cause });
    });
  },
});
