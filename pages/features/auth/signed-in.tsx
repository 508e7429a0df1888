import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { AuthCheck } from "../../../shared/auth.ts";
import { Waiting } from "../../ui/controls/spinner.tsx";
import { Trouble } from "../../ui/controls/trouble.tsx";
import { Notice } from "../../ui/notice.tsx";
import { authCheckQuery } from "./queries.ts";
import { UnlessSuspended } from "./unless-suspended.tsx";

interface Props {
  /** why one has to sign in, or what stands in the place of the usual notice */
  otherwise: string | ((onAgain: () => void) => ReactNode);
  children: (person: AuthCheck) => ReactNode;
}

/** A screen of the person who is signed in; all others are asked to sign in first. */
export function SignedIn({ otherwise, children }: Props) {
  const { data: person, isPending, isError, refetch } = useQuery(authCheckQuery);
  if (isPending) return <Waiting label="Checking who is signed in" />;
  if (isError) return <Trouble text="We could not check whether you are signed in." onRetry={refetch} />;
  if (person) return children(person);
  return (
    <UnlessSuspended>
      {typeof otherwise === "string" ? <SignInFirst reason={otherwise} /> : otherwise(refetch)}
    </UnlessSuspended>
  );
}

const SignInFirst = ({ reason }: { reason: string }) => (
  <Notice
    figure="401"
    title="Please sign in"
    actions={
      <Link to="/login" className="button">
        Log in
      </Link>
    }
  >
    <p>{reason}</p>
  </Notice>
);
