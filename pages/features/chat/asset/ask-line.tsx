import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";

/** The question about an asset that the terminal answers at once; without scripts it is a plain form. */
export function AskLine({ name, onAsk }: { name: string; onAsk: (question: string) => void }) {
  const navigate = useNavigate();
  const usual = `Analyze ${name}`;
  const [question, setQuestion] = useState(usual);
  return (
    <form
      className="prompt-line"
      action="/app"
      onSubmit={(event) => {
        event.preventDefault();
        onAsk(question.trim() || usual);
        void navigate({ to: "/app", search: {} });
      }}
    >
      <label className="prompt-mark" htmlFor="ask-asset">
        <span className="text-amber" aria-hidden>
          ›
        </span>
        <span className="sr-only">Ask about {name}</span>
      </label>
      <input
        id="ask-asset"
        name="ask"
        className="prompt-input"
        value={question}
        maxLength={2_000}
        autoComplete="off"
        enterKeyHint="go"
        onChange={({ target }) => setQuestion(target.value)}
      />
      <button type="submit" className="button prompt-button">
        Ask
      </button>
    </form>
  );
}
