import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { authCheckQuery } from "./queries.ts";

/** The header's way to the account: signing in, or the dashboard of whoever is signed in, and the admins' screen for them. */
export function AccountLink() {
  const { data: person, isPending } = useQuery(authCheckQuery);
  const look = `header-cell account-cell ${isPending ? "invisible" : ""}`;
  if (!person)
    return (
      <Link to="/login" className={look}>
        Log in
      </Link>
    );
  return (
    <>
      {person.isAdmin && (
        <Link to="/admin" className={`${look} account-open max-sm:hidden`}>
          Admin
        </Link>
      )}
      <Link to="/api-docs" className={`${look} account-open`} data-tip={person.email}>
        Dashboard
      </Link>
    </>
  );
}
