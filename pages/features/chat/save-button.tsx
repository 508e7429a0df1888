import { Download } from "lucide-react";
import type { ChatReply } from "../../../shared/analysis.ts";
import { saveFile } from "../../ui/save-file.ts";
import { fileNameOf, writeAnswer } from "./talks/write-talk.ts";

/** Saves one answer as a file of Markdown. */
export function SaveButton({ question, reply }: { question: string; reply: ChatReply }) {
  const save = () => saveFile(fileNameOf(question), writeAnswer(question, reply), "text/markdown");
  return (
    <button type="button" className="action" onClick={save}>
      <Download size={14} aria-hidden /> Markdown
    </button>
  );
}
