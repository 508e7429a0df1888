import { createFileRoute, Link } from "@tanstack/react-router";
import { AdminPanel } from "../features/admin/admin-panel.tsx";
import { readAdminSearch } from "../features/admin/search.ts";
import { LogoutButton } from "../features/auth/logout-button.tsx";
import { SignedIn } from "../features/auth/signed-in.tsx";
import { Notice } from "../ui/notice.tsx";

export const Route = createFileRoute("/admin")({
  validateSearch: readAdminSearch,
  component: Admin,
  staticData: { title: "Admin" },
});

/** The admins' screen; others see whose it is. */
function Admin() {
  const { tab = "distributions", status, subject, account } = Route.useSearch();
  const logout = <LogoutButton onDone={() => {}} />;
  return (
    <SignedIn otherwise="This page is for admins. Sign in with an admin’s address, then come back here.">
      {({ isAdmin, email }) =>
        isAdmin ? (
          <AdminPanel tab={tab} {...{ status, subject, account, logout }} me={email ?? ""} />
        ) : (
          <NotForYou email={email ?? "somebody else"} />
        )
      }
    </SignedIn>
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
