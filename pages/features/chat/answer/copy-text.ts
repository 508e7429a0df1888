import type { ChatReply } from "../../../../shared/analysis.ts";
import { formatMoment } from "../../../ui/age.tsx";
import { sayEngine } from "../../../ui/say-engine.ts";
import { sayEnglish } from "../../../ui/words/say.ts";
import { spellFacts } from "./spell-facts.ts";

/** An answer as text to paste elsewhere: with the facts it cites, its market and the disclaimer. */
export function writeCopy(question: string, reply: ChatReply, say = sayEnglish): string {
  const cited = spellFacts(
    reply.facts.filter(({ id }) => reply.response.includes(`[${id}]`)),
    say,
  );
  const sources = cited.map(
    ({ id, label, text, source, asOf }) => `[${id}] ${label}: ${text} (${source}, ${formatMoment(asOf)})`,
  );
  const { market, asOf } = reply.data;
  const origin = `${say("Market")}: ${say.server(market)}, ${formatMoment(asOf)}. ${sayEngine(reply.engine, say.server)}.`;
  return [
    `> ${question.replaceAll("\n", "\n> ")}`,
    reply.response,
    sources.join("\n"),
    origin,
    say.server(reply.disclaimer),
  ]
    .filter(Boolean)
    .join("\n\n");
}
