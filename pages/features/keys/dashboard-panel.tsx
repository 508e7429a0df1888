import { Link } from "@tanstack/react-router";
import { useAtom } from "jotai";
import { type ReactNode, Suspense } from "react";
import type { Endpoint } from "../../../shared/endpoints.ts";
import { Waiting } from "../../ui/controls/spinner.tsx";
import { lazily } from "../../ui/life/lazily.ts";
import { EndpointsPanel } from "./endpoints-panel.tsx";
import { NewKeyBanner } from "./list/new-key-banner.tsx";
import { MonthPanel } from "./month-panel.tsx";
import { newKeyAtom } from "./new-key.ts";
import type { UsageFilter } from "./queries.ts";
import type { Tab } from "./tabs/tab.ts";
import { focusTab, Tabs, tabPanel } from "./tabs/tabs.tsx";

const KeysPanel = lazily(() => import("./list/keys-panel.tsx"));
const UsagePanel = lazily(() => import("./usage/usage-panel.tsx"));

interface DashboardProps {
  tab: Tab;
  filter: UsageFilter;
  logout: ReactNode;
  /** the shell command that calls an endpoint */
  sample: (endpoint: Endpoint) => string;
}

/** The command with the key itself where it names the variable. */
const withKey = (command: string, secret: string) => command.replace(/\$[A-Z_]+_API_KEY/, secret);

/** What a signed-in developer works with: the month, the endpoints, the keys, the calls. */
export function DashboardPanel({ tab, filter, logout, sample }: DashboardProps) {
  const [newKey, setNewKey] = useAtom(newKeyAtom);
  function dismiss() {
    setNewKey(null);
    focusTab(tab);
  }
  return (
    <div>
      <div className="dashboard-head">
        <h1 className="heading">API Dashboard</h1>
        <div className="flex flex-wrap items-center gap-x-2 max-sm:-ml-2">
          <Link to="/api-playground" className="action">
            API Playground <span aria-hidden>→</span>
          </Link>
          <Link to="/account" className="action">
            Account <span aria-hidden>→</span>
          </Link>
          {logout}
        </div>
      </div>
      <MonthPanel />
      {newKey && (
        <NewKeyBanner {...newKey} curl={withKey(sample("analyze"), newKey.secret)} onDismiss={dismiss} />
      )}
      <Tabs tab={tab} />
      <div {...tabPanel(tab)}>
        {tab === "endpoints" && <EndpointsPanel sample={sample} />}
        <Suspense fallback={<Waiting label="Loading" />}>
          {tab === "keys" && <KeysPanel onMade={setNewKey} />}
          {tab === "usage" && <UsagePanel filter={filter} sample={sample("analyze")} />}
        </Suspense>
      </div>
    </div>
  );
}
