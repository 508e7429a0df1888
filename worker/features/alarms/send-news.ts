import * as z from "zod";
import { PRODUCT } from "../../../shared/product.ts";
import type { Deps } from "../../deps.ts";
import { fetchJson } from "../../providers/fetch-json.ts";
import { renderMail } from "../../providers/mail/render-mail.tsx";
import type { AlarmNews } from "./decide-news.ts";

const TIMEOUT_MS = 5_000;
const WORDS: Record<AlarmNews["state"], string> = { begun: "ALARM", "goes on": "STILL", over: "OVER" };

const say = ({ kind, detail, state, since }: AlarmNews) =>
  `[${PRODUCT}] ${WORDS[state]} ${kind}: ${detail} Since ${new Date(since).toISOString()}.`;

/**
 * Tells operators, by the webhook and by mail to each admin, past the outbox, which needs the database. Tells whether
 * anybody was reached, or nobody is to be.
 */
export async function sendNews(
  deps: Pick<Deps, "config" | "mailer">,
  news: readonly AlarmNews[],
): Promise<boolean> {
  const { alarmWebhook, adminEmails } = deps.config;
  for (const alarm of news) console.warn(JSON.stringify({ level: "warn", event: "alarm", ...alarm }));
  const ways = [
    ...(alarmWebhook ? news.map((alarm) => post(alarmWebhook, alarm)) : []),
    ...[...adminEmails].map((to) => mailNews(deps, to, news)),
  ];
  const results = await Promise.allSettled(ways);
  return ways.length === 0 || results.some(({ status }) => status === "fulfilled");
}

/** `text` is what chat services show; the rest is for machines. */
async function post(address: string, alarm: AlarmNews): Promise<void> {
  await fetchJson(address, {
    provider: "alarm webhook",
    schema: z.unknown(),
    post: { text: say(alarm), ...alarm, since: new Date(alarm.since).toISOString() },
    timeoutMs: TIMEOUT_MS,
  });
}

async function mailNews(
  { config, mailer }: Pick<Deps, "config" | "mailer">,
  to: string,
  news: readonly AlarmNews[],
): Promise<void> {
  const link = `${config.publicOrigin}/admin?tab=alarms`;
  const [first] = news;
  const subject =
    news.length === 1 && first ? `${WORDS[first.state]}: ${first.kind}` : `${news.length} alarms`;
  const words = await renderMail({
    subject,
    preview: first?.detail ?? "",
    header: "Operations",
    heading: subject,
    paragraphs: news.map(say),
    button: { label: "Open Alarms", link },
    small:
      "You get this because you are an admin. Each alarm comes at most once an hour. What it means: worker/RUNBOOK.md.",
  });
  await mailer.send({ to, link, linkName: "alarm", ...words });
}
