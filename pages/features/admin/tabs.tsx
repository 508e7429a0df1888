import { Link } from "@tanstack/react-router";
import { TABS, type Tab } from "./search.ts";

const NAMES: Record<Tab, string> = {
  distributions: "Distributions",
  parked: "Parked",
  reversed: "Taken back",
  money: "Reconciliation",
  audit: "Audit log",
};

/** The admin's lists, each an address of its own. */
export function Tabs({ tab }: { tab: Tab }) {
  return (
    <nav aria-label="Admin" className="tabs">
      {TABS.map((name) => (
        <Link
          key={name}
          className="tab"
          to="/admin"
          search={name === "distributions" ? {} : { tab: name }}
          activeOptions={{ exact: true }}
          aria-current={name === tab ? "page" : undefined}
          resetScroll={false}
        >
          {NAMES[name]}
        </Link>
      ))}
    </nav>
  );
}
