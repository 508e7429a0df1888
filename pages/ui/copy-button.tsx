import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";

interface CopyButtonProps {
  text: () => string;
  label?: string;
  /** what it says for two seconds once the text is copied */
  done?: string;
  className?: string;
  /** our words in the language of the answer it stands in */
  server?: (words: string) => string;
}

/** Copies a text and says so for two seconds, to the eye and to a screen reader. */
export function CopyButton({
  text,
  label = "Copy",
  done = "Copied",
  className = "action",
  server = String,
}: CopyButtonProps) {
  const [result, setResult] = useState<"done" | "failed" | null>(null);
  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(null), 2_000);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text()))
      .then(
        () => setResult("done"),
        () => setResult("failed"),
      );
  const words = { done, failed: "Copy failed" };
  return (
    <button type="button" className={className} onClick={copy}>
      {result === "done" ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
      <span aria-live="polite">{server(result ? words[result] : label)}</span>
    </button>
  );
}
