import { Suspense, useEffect, useId, useRef, useState } from "react";
import { PromptLine } from "../../../ui/controls/prompt-line.tsx";
import { Spinner } from "../../../ui/controls/spinner.tsx";
import { lazily } from "../../../ui/life/lazily.ts";

/** What the form does not wait for: most servers have no challenge. */
const Turnstile = lazily(() => import("./turnstile.tsx"));

interface EmailFormProps {
  isPending: boolean;
  failure: string | null;
  /** whether the button waits for something to be typed */
  waits?: boolean;
  /** whether the focus goes to it as soon as it is there */
  takesFocus: boolean;
  onSend: (email: string, challenge?: string) => void;
}

/** The prompt line that takes an e-mail address and sends a sign-in link to it. */
export function EmailForm({ isPending, failure, waits = false, takesFocus, onSend }: EmailFormProps) {
  const [email, setEmail] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const failureId = useId();
  const [challenge, setChallenge] = useState<string>();
  const typed = email.trim();
  return (
    <form
      className="email-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending) return;
        onSend(typed, challenge);
        // A token is good once.
        setChallenge(undefined);
      }}
    >
      <PromptLine
        label="Email"
        ref={field}
        type="email"
        placeholder="you@example.com"
        autoComplete="email"
        spellCheck={false}
        enterKeyHint="send"
        required
        maxLength={254}
        value={email}
        aria-invalid={failure !== null}
        aria-describedby={failureId}
        onChange={(event) => setEmail(event.target.value)}
      >
        <button
          type="submit"
          className="button prompt-button gap-2"
          disabled={isPending || (waits && typed === "")}
        >
          {isPending && <Spinner />} Send Magic Link
        </button>
      </PromptLine>
      <p id={failureId} className="field-note text-danger">
        {failure}
      </p>
      {isPending && <SlowNote />}
      <noscript>
        <p className="field-note">
          Signing in needs JavaScript: on busy days your browser has to do a short calculation first.
        </p>
      </noscript>
      <Suspense>
        <Turnstile key={String(isPending)} onToken={setChallenge} />
      </Suspense>
    </form>
  );
}

const SLOW_MS = 2_000;

/** What takes so long, once it does. */
function SlowNote() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className="field-note" role="status">
      {isSlow &&
        "Many links are being asked for, so your browser does a short calculation first. On a phone it can take half a minute."}
    </p>
  );
}
