import * as z from "zod";
import { PRODUCT } from "../../../shared/product.ts";
import type { Deps } from "../../deps.ts";
import { fetchJson } from "../../providers/fetch-json.ts";
import { renderMail } from "../../providers/mail/render-mail.tsx";
import type { Alert } from "./decide-alerts.ts";

const TIMEOUT_MS = 5_000;
const WORDS: Record<Alert["state"], string> = { begun: "ALERT", "goes on": "STILL", over: "OVER" };

const say = ({ kind, detail, state, since }: Alert) =>
  `[${PRODUCT}] ${WORDS[state]} ${kind}: ${detail} Since ${new Date(since).toISOString()}.`;

/**
 * Tells operators, by the webhook and by mail to each admin, past the outbox, which needs the database. Tells whether
 * anybody was reached, or nobody is to be.
 */
export async function sendAlerts(
  deps: Pick<Deps, "config" | "mailer">,
  alerts: readonly Alert[],
): Promise<boolean> {
  const { alertWebhook, adminEmails } = deps.config;
  for (const alert of alerts) console.warn(JSON.stringify({ level: "warn", event: "alert", ...alert }));
  const ways = [
    ...(alertWebhook ? alerts.map((alert) => post(alertWebhook, alert)) : []),
    ...[...adminEmails].map((to) => mailAlerts(deps, to, alerts)),
  ];
  const results = await Promise.allSettled(ways);
  return ways.length === 0 || results.some(({ status }) => status === "fulfilled");
}

/** `text` is what chat services show; the rest is for machines. */
async function post(address: string, alert: Alert): Promise<void> {
  await fetchJson(address, {
    provider: "alert webhook",
    schema: z.unknown(),
    post: { text: say(alert), ...alert, since: new Date(alert.since).toISOString() },
    timeoutMs: TIMEOUT_MS,
  });
}

async function mailAlerts(
  { config, mailer }: Pick<Deps, "config" | "mailer">,
  to: string,
  alerts: readonly Alert[],
): Promise<void> {
  const link = `${config.publicOrigin}/admin?tab=alerts`;
  const [first] = alerts;
  const subject =
    alerts.length === 1 && first ? `${WORDS[first.state]}: ${first.kind}` : `${alerts.length} alerts`;
  const words = await renderMail({
    subject,
    preview: first?.detail ?? "",
    header: "Operations",
    heading: subject,
    paragraphs: alerts.map(say),
    button: { label: "Open Alerts", link },
    small:
      "You get this because you are an admin. Each alert comes at most once an hour. What it means: worker/RUNBOOK.md.",
  });
  await mailer.send({ to, link, linkName: "alert", ...words });
}
