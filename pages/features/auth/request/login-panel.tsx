import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { authCheckQuery } from "../queries.ts";
import { EmailForm } from "./email-form.tsx";
import { LinkFacts } from "./link-facts.tsx";
import { SentNotice } from "./sent-notice.tsx";
import { Steps } from "./steps.tsx";
import { useRequestLink } from "./use-request-link.ts";

/** Signing in by e-mail. */
export function LoginPanel() {
  const { data: person } = useQuery(authCheckQuery);
  const { sent, request, resend, back, isPending, failure } = useRequestLink();
  return (
    <div className="split min-h-full">
      <div className="page-column">
        {sent ? (
          <SentNotice
            {...sent}
            title="Check Your Email"
            back="Back to Login"
            isPending={isPending}
            failure={failure}
            onBack={back}
            onResend={resend}
          />
        ) : (
          <div className="page-words">
            <p className="label">Developer account</p>
            <h1 className="heading">Sign in by e-mail</h1>
            <p className="lead">
              Enter your address and open the link we send you. There is no password to forget, and none to
              steal.
            </p>
            {person && (
              <p className="aside-note">
                You are signed in as <strong>{person.email}</strong>.{" "}
                <Link to="/api-docs" className="text-link">
                  Open the dashboard
                </Link>
              </p>
            )}
            <EmailForm
              takesFocus
              isPending={isPending}
              failure={failure}
              onSend={(email, challenge) => request({ email, tier: "free", challenge })}
            />
          </div>
        )}
        <Steps at={sent ? 1 : 0} />
      </div>
      <aside className="page-aside">
        <LinkFacts />
      </aside>
    </div>
  );
}
