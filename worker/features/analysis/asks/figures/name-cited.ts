import type { ChatReply } from "../../../../../shared/analysis.ts";

/** The name of the fact that an answer cites first, which is what it answers with. */
export function nameCited({ response, facts }: Pick<ChatReply, "response" | "facts">): string | undefined {
  const id = /\[(f\d+)\]/.exec(response)?.[1];
  return facts.find((fact) => fact.id === id)?.label;
}
