import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { messageOf } from "../../api/api-error.ts";
import { Spinner } from "../../ui/controls/spinner.tsx";
import { Notice } from "../../ui/notice.tsx";
import { NewsletterForm } from "./newsletter-form.tsx";
import { useLink } from "./use-link.ts";

const DONE = {
  subscribed: {
    title: "You are on the list",
    text: "Your address is confirmed. Each newsletter has a one-click unsubscribe link.",
  },
  unsubscribed: {
    title: "You are unsubscribed",
    text: "We will no longer send you the newsletter.",
  },
};

/** Where the links of our newsletter lead: confirming takes a click, unsubscribing none. Without a link, the form. */
export function LinkPanel() {
  const { link, isPending, state, error, isInvalid, follow } = useLink();
  if (state) return <Step key={state} title={DONE[state].title} text={DONE[state].text} />;
  if (isInvalid)
    return (
      <Step
        key="invalid"
        title="This link is no longer valid"
        text="Only the link in the newest email works, and an unconfirmed address is forgotten after a week. Enter yours again for a new link:"
      >
        <NewsletterForm />
      </Step>
    );
  if (error)
    return (
      <Step
        key="failed"
        title="That did not work"
        text={messageOf(error, "We could not be reached. Nothing has changed; please try again.")}
        action={{ name: "Try again", run: follow }}
      />
    );
  if (link?.kind === "unsubscribe" || isPending)
    return (
      <Step key="busy" title={link?.kind === "confirm" ? "Confirming" : "Unsubscribing"}>
        <p className="flex items-center gap-3" role="status">
          <Spinner /> One moment.
        </p>
      </Step>
    );
  if (link)
    return (
      <Step
        key="confirm"
        title="Do you want the newsletter?"
        text="Somebody, hopefully you, entered your address. Click to join the list."
        action={{ name: "Confirm", run: follow }}
      />
    );
  return (
    <Step
      key="form"
      title="Newsletter"
      text="What changed in the rules, the data and the network. No price targets."
    >
      <NewsletterForm />
    </Step>
  );
}

interface StepProps {
  title: string;
  text?: string;
  action?: { name: string; run: () => void };
  children?: ReactNode;
}

/** One state of the page. It takes the focus, so that it is read out. */
function Step({ title, text, action, children }: StepProps) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={words} tabIndex={-1} className="verify">
      <Notice
        figure="›"
        title={title}
        actions={
          <>
            {action && (
              <button type="button" className="button" onClick={action.run}>
                {action.name}
              </button>
            )}
            <Link to="/" className="button button-ghost">
              Home
            </Link>
          </>
        }
      >
        {text && <p>{text}</p>}
        {children}
      </Notice>
    </div>
  );
}
