import { Link } from "@tanstack/react-router";
import { ADMIN_TABS, type AdminTab } from "./search.ts";

const NAMES: Record<AdminTab, string> = {
  distributions: "Distributions",
  parked: "Parked",
  reversed: "Reversed",
  money: "Reconciliation",
  accounts: "Accounts",
  shares: "Shared answers",
  alarms: "Alarms",
  audit: "Audit log",
};

/** On a phone the row of lists is wider than the screen. */
const bringIntoView = (link: HTMLAnchorElement | null) =>
  link?.scrollIntoView?.({ block: "nearest", inline: "center" });

/** The admin's lists, each an address of its own. */
export function AdminTabs({ tab }: { tab: AdminTab }) {
  return (
    <nav aria-label="Admin" className="tabs">
      {ADMIN_TABS.map((name) => (
        <Link
          key={name}
          className="tab"
          to="/admin"
          search={name === "distributions" ? {} : { tab: name }}
          activeOptions={{ exact: true }}
          aria-current={name === tab ? "page" : undefined}
          ref={name === tab ? bringIntoView : undefined}
          resetScroll={false}
        >
          {NAMES[name]}
        </Link>
      ))}
    </nav>
  );
}
