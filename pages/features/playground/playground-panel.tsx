import { Link } from "@tanstack/react-router";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { costOf, POSTED_ENDPOINTS, type PostedEndpoint } from "../../../shared/endpoints.ts";
import { MESSAGE_MAX_LENGTH } from "../../../shared/message-limits.ts";
import { Spinner } from "../../ui/controls/spinner.tsx";
import { AnswerView } from "./answer-view.tsx";
import { EndpointSelect } from "./endpoint-select.tsx";
import { optionOf } from "./endpoints.ts";
import { SamplesPanel } from "./samples-panel.tsx";
import { useCall } from "./use-call.ts";
import { Wires } from "./wires.tsx";

type Missing = "key" | "message" | null;
const MISSING = { key: "Please enter your API key", message: "Please enter a message" };

/** The call to begin with, as an address names it. */
interface PlaygroundProps {
  endpoint: string | null;
  message: string | null;
  /** stands in the field from the start; empty for none */
  apiKey: string;
  /** an answer to look at before the first call, as JSON, once it is there */
  example: string | null;
  /** draws the words of an answer, given as JSON */
  words: (json: string) => ReactNode;
}

/** Tries the paid API with a key of one's own. */
export function PlaygroundPanel(begin: PlaygroundProps) {
  const [endpoint, setEndpoint] = useState<PostedEndpoint>(
    POSTED_ENDPOINTS.find((name) => name === begin.endpoint) ?? "analyze",
  );
  const [message, setMessage] = useState(
    begin.message?.slice(0, MESSAGE_MAX_LENGTH) ?? optionOf(endpoint).placeholder,
  );
  const [missing, setMissing] = useState<Missing>(null);
  const keyField = useRef<HTMLInputElement>(null);
  const messageField = useRef<HTMLTextAreaElement>(null);
  const { run, drop, isPending, answer, failure } = useCall(keyField);

  function change(next: PostedEndpoint) {
    drop();
    setMissing(null);
    setEndpoint(next);
    setMessage(optionOf(next).placeholder);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const lacks: Missing = !keyField.current?.value.trim() ? "key" : !message.trim() ? "message" : null;
    drop();
    setMissing(lacks);
    if (lacks) (lacks === "key" ? keyField : messageField).current?.focus();
    else run({ endpoint, message });
  }

  const problem = missing ? MISSING[missing] : failure;
  const state = isPending ? "calling" : problem ? "failed" : answer ? "answered" : "idle";
  return (
    <div className="playground">
      <header className="playground-head">
        <Wires endpoint={endpoint} state={state} />
        <p className="label">Developer API</p>
        <h1 className="heading">API Playground</h1>
        <p className="lead">Test the real analysis API in real time with your own key.</p>
      </header>
      <div className="split xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <form className="playground-form" onSubmit={submit} noValidate>
          <div>
            <span id="endpoint-label" className="label">
              Endpoint
            </span>
            <EndpointSelect value={endpoint} onChange={change} />
          </div>
          <div>
            <div className="field-head">
              <label className="label" htmlFor="api-key">
                API key
              </label>
              <Link to="/api-docs" className="text-link text-sm">
                Get one here
              </Link>
            </div>
            <input
              ref={keyField}
              id="api-key"
              type="password"
              className="field"
              placeholder="ngma_live_..."
              defaultValue={begin.apiKey}
              autoComplete="off"
              spellCheck={false}
              aria-invalid={missing === "key"}
              aria-describedby="api-key-note"
            />
            <p id="api-key-note" className="field-note">
              Sent only to our API. The page does not store it.
            </p>
          </div>
          <div>
            <label className="label" htmlFor="message">
              Message
            </label>
            <textarea
              ref={messageField}
              id="message"
              className="field"
              rows={3}
              maxLength={MESSAGE_MAX_LENGTH}
              placeholder={optionOf(endpoint).placeholder}
              value={message}
              aria-invalid={missing === "message"}
              onChange={(event) => setMessage(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) submit(event);
              }}
            />
          </div>
          <div className="playground-send">
            <button type="submit" className="button gap-2" disabled={isPending}>
              {isPending && <Spinner />}
              {isPending ? "Analyzing..." : "Test API"}
            </button>
            <span className="field-note">
              {costOf(endpoint)} <kbd>ctrl ⏎</kbd>
            </span>
          </div>
        </form>
        <AnswerView
          answer={missing ? undefined : answer}
          failure={problem}
          isPending={isPending}
          example={begin.example}
          words={begin.words}
        />
      </div>
      <SamplesPanel endpoint={endpoint} message={message} />
      <Link to="/api-docs" className="row-link">
        View API Documentation <span aria-hidden>→</span>
      </Link>
    </div>
  );
}
