import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { formatCount } from "../../../shared/format.ts";
import { TIERS } from "../../../shared/tiers.ts";
import { Trouble } from "../../ui/controls/trouble.tsx";
import { monthQuery, UNREACHABLE } from "./queries.ts";
import { useRefresh } from "./use-refresh.ts";

/** The account's month: plan, credits used, credits left. */
export function MonthPanel() {
  const { data, error } = useQuery(monthQuery);
  const refresh = useRefresh();
  if (!data && error)
    return (
      <div className="month-trouble">
        <Trouble error={error} fallback={UNREACHABLE} onRetry={refresh} />
      </div>
    );
  const user = data?.user;
  return (
    <dl className="month" aria-busy={!user}>
      <Cell name="Plan" figure={user && TIERS[user.tier].name}>
        {user?.email}
      </Cell>
      <Cell name="Credits Used" figure={user && formatCount(user.creditsUsed)}>
        {user && (
          <>
            of {formatCount(user.creditsLimit)} this month
            <meter
              className="month-meter"
              aria-label="Share of the month's credits used"
              max={user.creditsLimit}
              value={user.creditsUsed}
            />
          </>
        )}
      </Cell>
      <Cell name="Remaining credits" figure={user && formatCount(user.creditsRemaining)}>
        {user && (
          <>
            renews on <time dateTime={user.resetsAt}>{user.resetsAt.slice(0, 10)}</time>
          </>
        )}
      </Cell>
    </dl>
  );
}

function Cell({ name, figure, children }: { name: string; figure: string | undefined; children: ReactNode }) {
  return (
    <div className="month-cell">
      <dt className="label">{name}</dt>
      <dd className="figure">{figure ?? <span className="text-fg-3">–</span>}</dd>
      <dd className="month-note">{children}</dd>
    </div>
  );
}
