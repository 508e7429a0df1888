import "../../styles/admin/rows.css";
import "../../styles/admin/stacked.css";
import type { ReactNode } from "react";
import { AuditPanel } from "./audit/audit-panel.tsx";
import { DistributionsPanel } from "./distributions/distributions-panel.tsx";
import { MoneyPanel } from "./money/money-panel.tsx";
import { ParkedPanel } from "./parked/parked-panel.tsx";
import { ReversedPanel } from "./parked/reversed-panel.tsx";
import type { HandOutFilter, Tab } from "./search.ts";
import { Tabs } from "./tabs.tsx";

interface AdminPanelProps {
  tab: Tab;
  status: HandOutFilter | undefined;
  /** whose audit entries alone are listed */
  subject: string | undefined;
  /** e-mail of the admin */
  me: string;
  logout: ReactNode;
}

/** What admins do: hand out NGMA, decide on parked payments, reinstate what was taken back, see whether the books agree, and what was done. */
export function AdminPanel({ tab, status, subject, me, logout }: AdminPanelProps) {
  return (
    <div>
      <div className="dashboard-head">
        <h1 className="heading">Admin</h1>
        <div className="flex min-w-0 flex-wrap items-center gap-x-2">
          <span className="admin-me">{me}</span>
          {logout}
        </div>
      </div>
      <Tabs tab={tab} />
      {tab === "distributions" && <DistributionsPanel status={status} me={me} />}
      {tab === "parked" && <ParkedPanel />}
      {tab === "reversed" && <ReversedPanel />}
      {tab === "money" && <MoneyPanel />}
      {tab === "audit" && <AuditPanel subject={subject} />}
    </div>
  );
}
