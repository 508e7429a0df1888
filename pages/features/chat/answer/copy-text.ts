import type { ChatReply } from "../../../../shared/analysis.ts";
import { formatMoment } from "../../../ui/age.tsx";

/** An answer as text to paste elsewhere: with the facts it cites, its market and the disclaimer. */
export function writeCopy(question: string, reply: ChatReply): string {
  const cited = reply.facts.filter(({ id }) => reply.response.includes(`[${id}]`));
  const sources = cited.map(
    ({ id, label, text, source, asOf }) => `[${id}] ${label}: ${text} (${source}, ${formatMoment(asOf)})`,
  );
  const origin = `Market: ${reply.data.market}, ${formatMoment(reply.data.asOf)}. Engine: ${reply.engine}.`;
  return [
    `> ${question.replaceAll("\n", "\n> ")}`,
    reply.response,
    sources.join("\n"),
    origin,
    reply.disclaimer,
  ]
    .filter(Boolean)
    .join("\n\n");
}
