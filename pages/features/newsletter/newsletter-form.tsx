import { useEffect, useId, useRef } from "react";
import { PromptLine } from "../../ui/controls/prompt-line.tsx";
import { useSubscribe } from "./use-subscribe.ts";

/** The focus goes with the field when that is disabled; it comes back to the button, which opens no keyboard. */
function useFocusBack(isPending: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasPending = useRef(false);
  useEffect(() => {
    if (wasPending.current && !isPending && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
    wasPending.current = isPending;
  }, [isPending]);
  return button;
}

/** An e-mail address and a button; what became of it stands beneath, beside the toast. */
export function NewsletterForm() {
  const { email, type, submit, isPending, trouble, note } = useSubscribe();
  const id = useId();
  const button = useFocusBack(isPending);
  return (
    <form
      className="newsletter-form"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <PromptLine
        label="Email"
        type="email"
        placeholder="you@example.com"
        autoComplete="email"
        spellCheck={false}
        enterKeyHint="send"
        maxLength={254}
        value={email}
        disabled={isPending}
        aria-invalid={Boolean(trouble)}
        aria-describedby={`${id}-note`}
        onChange={(event) => type(event.target.value)}
      >
        <button ref={button} type="submit" className="button prompt-button" disabled={isPending}>
          {isPending ? "..." : "Subscribe"}
        </button>
      </PromptLine>
      <p id={`${id}-note`} role="status" className={trouble ? "field-note text-danger" : "field-note"}>
        {trouble || note || "Unsubscribe with one click."}
      </p>
    </form>
  );
}
