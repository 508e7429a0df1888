import "./rows.css";
import "./stacked.css";
import type { ReactNode } from "react";
import { AccountsPanel } from "./accounts/accounts-panel.tsx";
import { AlarmsPanel } from "./alarms-panel.tsx";
import { AuditPanel } from "./audit-panel.tsx";
import { DistributionsPanel } from "./distributions/distributions-panel.tsx";
import { MoneyPanel } from "./money-panel.tsx";
import { ParkedPanel } from "./parked/parked-panel.tsx";
import { ReversedPanel } from "./parked/reversed-panel.tsx";
import type { AdminTab, HandOutFilter } from "./search.ts";
import { SharesPanel } from "./shares-panel.tsx";
import { AdminTabs } from "./tabs.tsx";

interface AdminPanelProps {
  tab: AdminTab;
  status: HandOutFilter | undefined;
  /** whose audit entries alone are listed */
  subject: string | undefined;
  /** id of the account that is looked at */
  account: string | undefined;
  /** e-mail of the admin */
  me: string;
  logout: ReactNode;
}

/**
 * What admins do: hand out NGMA, decide on parked payments, reinstate what was taken back, see whether the books agree,
 * look after accounts, take shared answers down, and see what was done.
 */
export function AdminPanel({ tab, status, subject, account, me, logout }: AdminPanelProps) {
  return (
    <div>
      <div className="dashboard-head">
        <h1 className="heading">Admin</h1>
        <div className="flex min-w-0 flex-wrap items-center gap-x-2">
          <span className="admin-me">{me}</span>
          {logout}
        </div>
      </div>
      <AdminTabs tab={tab} />
      {tab === "distributions" && <DistributionsPanel status={status} me={me} />}
      {tab === "parked" && <ParkedPanel />}
      {tab === "reversed" && <ReversedPanel />}
      {tab === "money" && <MoneyPanel />}
      {tab === "accounts" && <AccountsPanel account={account} />}
      {tab === "shares" && <SharesPanel />}
      {tab === "alarms" && <AlarmsPanel />}
      {tab === "audit" && <AuditPanel subject={subject} />}
    </div>
  );
}
