import { type ReactNode, useState } from "react";
import type { TierId } from "../../../../shared/tiers.ts";
import { Waiting } from "../../../ui/controls/spinner.tsx";
import { EmailForm } from "./email-form.tsx";
import { PlanChoice } from "./plan-choice.tsx";
import { SentNotice } from "./sent-notice.tsx";
import { Steps } from "./steps.tsx";
import { useRequestLink } from "./use-request-link.ts";

function Opening({ title }: { title: string }) {
  return (
    <>
      <p className="label">Developer API</p>
      <h1 className="heading">{title}</h1>
      <p className="lead">
        The analysis of the terminal as JSON: the call, its odds, and every fact with source and age. One
        request, one credit.
      </p>
    </>
  );
}

/** The front door while it is not known who stands there: words to read already, and what is waited for. */
export function AccessWaiting() {
  return (
    <div className="split min-h-full">
      <div className="page-column">
        <div className="page-words">
          <Opening title="API Access" />
          <Waiting label="Checking who is signed in" />
        </div>
      </div>
    </div>
  );
}

/** The API's front door: a plan to think of, an e-mail address, and what can be called, beside it. */
export function AccessPanel({ aside }: { aside: ReactNode }) {
  const [tier, setTier] = useState<TierId>("free");
  const { sent, request, resend, back, isBack, isPending, failure } = useRequestLink();
  return (
    <div className="split min-h-full">
      <div className="page-column">
        {sent ? (
          <SentNotice
            {...sent}
            title="Check your email"
            back="Back to form"
            isPending={isPending}
            failure={failure}
            onBack={back}
            onResend={resend}
          />
        ) : (
          <div className="page-words">
            <Opening title="Request API Access" />
            <PlanChoice value={tier} onChange={setTier} />
            <EmailForm
              waits
              takesFocus={isBack}
              isPending={isPending}
              failure={failure}
              onSend={(email, challenge) => request({ email, tier, challenge })}
            />
          </div>
        )}
        <Steps at={sent ? 1 : 0} />
      </div>
      <aside className="page-aside">{aside}</aside>
    </div>
  );
}
