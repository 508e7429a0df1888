import { useQuery } from "@tanstack/react-query";
import { Link, useHydrated } from "@tanstack/react-router";
import { authCheckQuery } from "./queries.ts";

const LOOK = "header-cell account-cell";

const LogIn = ({ className }: { className: string }) => (
  <Link to="/login" className={className}>
    Log in
  </Link>
);

/** Its place in the header until it is known who is here. */
const AccountPlace = () => <LogIn className={`${LOOK} invisible`} />;

/** The header's way to the account: signing in, or the dashboard, and for admins their screen. */
export function AccountLink() {
  const { data: person, isPending } = useQuery(authCheckQuery);
  // Another part of the page may know it before this one has come to life.
  const isAlive = useHydrated();
  if (isPending || !isAlive) return <AccountPlace />;
  if (!person) return <LogIn className={LOOK} />;
  return (
    <>
      {person.isAdmin && (
        <Link to="/admin" className={`${LOOK} account-open max-sm:hidden`}>
          Admin
        </Link>
      )}
      <Link to="/api-docs" className={`${LOOK} account-open`} data-tip={person.email}>
        Dashboard
      </Link>
    </>
  );
}
