import * as z from "zod";
import { callSchema, chatReplySchema, factSchema } from "../../../../shared/analysis.ts";

const spoken = { id: z.string(), content: z.string(), at: z.iso.datetime() };
const questionSchema = z.object({ role: z.literal("user"), ...spoken });
/** As much of an answer as had come when the reader stopped it. */
const partSchema = z.object({
  text: z.string(),
  calls: z.array(callSchema),
  facts: z.array(factSchema),
  engine: z.string().nullable(),
});
export type AnswerPart = z.infer<typeof partSchema>;
const answerSchema = z.object({
  role: z.literal("assistant"),
  ...spoken,
  /** absent when the request failed or was stopped */
  reply: chatReplySchema.optional(),
  part: partSchema.optional(),
  /** the reader stopped it before any of it was on the screen */
  isStopped: z.boolean().optional(),
  /** of a failed request, where the server named it */
  requestId: z.string().optional(),
});
export const messageSchema = z.discriminatedUnion("role", [questionSchema, answerSchema]);
export type AskedQuestion = z.infer<typeof questionSchema>;
type Answer = z.infer<typeof answerSchema>;
export type Message = z.infer<typeof messageSchema>;

/** A question with its answer, which may be missing: still asked, stopped, or lost with a closed tab. */
export interface TalkTurn {
  question: AskedQuestion;
  answer: Answer | null;
}

export function groupTurns(messages: Message[]): TalkTurn[] {
  const turns: TalkTurn[] = [];
  for (const message of messages) {
    const last = turns.at(-1);
    if (message.role === "user") turns.push({ question: message, answer: null });
    else if (last) last.answer = message;
  }
  return turns;
}

let count = 0;
/** What every new message begins with; randomUUID is absent on plain http. */
export function stamp() {
  count += 1;
  const at = new Date();
  return { id: `${at.getTime().toString(36)}-${count}`, at: at.toISOString() };
}
