import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { authCheckQuery } from "./queries.ts";

/** The header's way to the account: signing in, or the dashboard of whoever is signed in. */
export function AccountLink() {
  const { data: person, isPending } = useQuery(authCheckQuery);
  const look = `header-cell account-cell ${isPending ? "invisible" : ""}`;
  return person ? (
    <Link to="/api-docs" className={`${look} account-open`} title={person.email}>
      Dashboard
    </Link>
  ) : (
    <Link to="/login" className={look}>
      Log in
    </Link>
  );
}
