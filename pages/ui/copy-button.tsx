import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";

/** Copies a text and says so for two seconds, to the eye and to a screen reader. */
export function CopyButton({ text, label = "Copy" }: { text: () => string; label?: string }) {
  const [result, setResult] = useState<"Copied" | "Copy failed" | null>(null);
  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(null), 2_000);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text()))
      .then(
        () => setResult("Copied"),
        () => setResult("Copy failed"),
      );
  return (
    <button type="button" className="action" onClick={copy}>
      {result === "Copied" ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
      <span aria-live="polite">{result ?? label}</span>
    </button>
  );
}
