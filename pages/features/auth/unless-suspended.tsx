import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { operatorQuery } from "../../api/operator.ts";
import { Notice } from "../../ui/notice.tsx";
import { LogoutButton } from "./logout-button.tsx";
import { suspensionQuery } from "./queries.ts";

/** What stands where nobody is signed in; for somebody whose account is suspended, why it is and whom to write to. */
export function UnlessSuspended({ children }: { children: ReactNode }) {
  const { data: reason } = useQuery(suspensionQuery);
  return typeof reason === "string" ? <SuspendedNotice reason={reason} /> : children;
}

function SuspendedNotice({ reason }: { reason: string }) {
  const { data } = useQuery(operatorQuery);
  return (
    <Notice
      figure="403"
      title="This account is suspended"
      actions={
        <>
          {data?.email && (
            <a className="button" href={`mailto:${data.email}`}>
              Write to us
            </a>
          )}
          <LogoutButton onDone={() => {}} />
        </>
      }
    >
      {reason && <p>The reason: {reason}</p>}
      <p>
        Its keys and sessions are paused; what you paid for is kept.{" "}
        {data?.email
          ? `If you think that is a mistake, write to ${data.email} from the account's address.`
          : "If you think that is a mistake, contact the operator of this service."}
      </p>
    </Notice>
  );
}
