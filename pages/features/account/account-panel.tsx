import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

interface AccountPanelProps {
  email: string;
  logout: ReactNode;
  /** the sections, one below the other */
  children: ReactNode;
}

/** What belongs to the person rather than to the API: sessions, orders, data. */
export function AccountPanel({ email, logout, children }: AccountPanelProps) {
  return (
    // A section that waits hides those below it: its height is not known, and none may be pushed down.
    <div className="[&>:has(>[role=status])~*]:hidden">
      <div className="dashboard-head">
        <h1 className="heading">Account</h1>
        <div className="flex min-w-0 flex-wrap items-center gap-x-2">
          <span className="break-all text-fg-2 text-sm">{email}</span>
          <div className="flex flex-wrap gap-x-2 max-sm:-ml-2">
            <Link to="/api-docs" className="action">
              API Dashboard <span aria-hidden>→</span>
            </Link>
            <Link to="/account/webhooks" className="action">
              Webhooks <span aria-hidden>→</span>
            </Link>
            {logout}
          </div>
        </div>
      </div>
      {children}
    </div>
  );
}
