import type { ChatReply } from "../../../shared/analysis.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { useSay } from "../../ui/words/say.ts";
import { writeCopy } from "./answer/copy-text.ts";

/** Copies an answer as text, in its own language. */
export function CopyAnswer({ question, reply }: { question: string; reply: ChatReply }) {
  const say = useSay();
  return <CopyButton text={() => writeCopy(question, reply, say)} server={say.server} />;
}
