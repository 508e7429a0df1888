import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Link } from "@tanstack/react-router";
import { AdminPanel } from "../features/admin/admin-panel.tsx";
import { readAdminSearch } from "../features/admin/search.ts";
import { LogoutButton } from "../features/auth/logout-button.tsx";
import { authCheckQuery } from "../features/auth/queries.ts";
import { UnlessSuspended } from "../features/auth/unless-suspended.tsx";
import { Waiting } from "../ui/controls/spinner.tsx";
import { Trouble } from "../ui/controls/trouble.tsx";
import { Notice } from "../ui/notice.tsx";

export const Route = createFileRoute("/admin")({
  validateSearch: readAdminSearch,
  component: Admin,
  staticData: { title: "Admin" },
});

/** The admins' screen; others are told whose it is. */
function Admin() {
  const { tab = "distributions", status, subject, account } = Route.useSearch();
  const { data: person, isPending, isError, refetch } = useQuery(authCheckQuery);
  if (isPending) return <Waiting label="Checking who is signed in" />;
  if (isError) return <Trouble text="We could not check whether you are signed in." onRetry={refetch} />;
  if (!person)
    return (
      <UnlessSuspended>
        <SignInFirst />
      </UnlessSuspended>
    );
  if (!person.isAdmin) return <NotForYou email={person.email ?? "somebody else"} />;
  const logout = <LogoutButton onDone={() => {}} />;
  return <AdminPanel tab={tab} {...{ status, subject, account, logout }} me={person.email ?? ""} />;
}

function SignInFirst() {
  return (
    <Notice
      figure="401"
      title="Please sign in"
      actions={
        <Link to="/login" className="button">
          Log in
        </Link>
      }
    >
      <p>This page is for admins. Sign in with an address that is one, then come back here.</p>
    </Notice>
  );
}

function NotForYou({ email }: { email: string }) {
  return (
    <Notice
      figure="403"
      title="This page is for admins"
      actions={
        <>
          <Link to="/api-docs" className="button">
            Your dashboard
          </Link>
          <LogoutButton onDone={() => {}} />
        </>
      }
    >
      <p>
        You are signed in as <strong className="break-all text-fg">{email}</strong>, which is not on this
        server's list of admins.
      </p>
    </Notice>
  );
}
