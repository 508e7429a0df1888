import type { ChatReply } from "../../../../shared/analysis.ts";
import { sayEnglish } from "../../../ui/words/say.ts";
import { writeCopy } from "../answer/copy-text.ts";
import type { TalkTurn } from "../talk/turn.ts";

/** A talk as Markdown: each question with its answer, the facts it cites with source and moment, and the disclaimer. */
export function writeTalk(title: string, turns: TalkTurn[]): string {
  const parts = turns.map(({ question, at, answer }) => {
    const asked = `## ${question.replace(/\s+/g, " ")}\n\nAsked ${at.slice(0, 16).replace("T", " ")} UTC`;
    if (answer?.reply) return `${asked}\n\n${writeCopy(question, answer.reply)}`;
    return `${asked}\n\n${answer?.part ? `${answer.part.text}\n\n(stopped here)` : "(no answer)"}`;
  });
  return `# ${title}\n\n${parts.join("\n\n---\n\n")}\n`;
}

/** One answer as Markdown, under its question. */
export const writeAnswer = (question: string, reply: ChatReply, say = sayEnglish): string =>
  `# ${question.replace(/\s+/g, " ")}\n\n${writeCopy(question, reply, say)}\n`;

/** A file's name from a title: letters and digits of any script, at most 60. */
export const fileNameOf = (title: string): string =>
  `${
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "")
      .slice(0, 60) || "talk"
  }.md`;
