import { Download } from "lucide-react";
import type { ChatReply } from "../../../shared/analysis.ts";
import { saveFile } from "../../ui/save-file.ts";
import { useSay } from "../../ui/words/say.ts";
import { fileNameOf, writeAnswer } from "./talks/write-talk.ts";

/** Saves one answer as a file of Markdown. */
export function SaveButton({ question, reply }: { question: string; reply: ChatReply }) {
  const say = useSay();
  const save = () => saveFile(fileNameOf(question), writeAnswer(question, reply, say), "text/markdown");
  return (
    <button type="button" className="action" onClick={save}>
      <Download size={14} aria-hidden /> Markdown
    </button>
  );
}
