import { Link } from "@tanstack/react-router";
import type { KeyboardEvent } from "react";

import { TABS, type Tab } from "./tab.ts";

const NAMES: Record<Tab, string> = { endpoints: "Endpoints", keys: "API Keys", usage: "Usage History" };

/** What makes an element the panel of a tab. */
export const tabPanel = (tab: Tab) =>
  ({ role: "tabpanel", id: "dashboard-panel", "aria-labelledby": `tab-${tab}` }) as const;

/** Puts the focus on a tab and returns it. */
export function focusTab(tab: Tab): HTMLElement | null {
  const element = document.getElementById(`tab-${tab}`);
  element?.focus();
  return element;
}

const STEPS: Record<string, (at: number) => number> = {
  ArrowLeft: (at) => (at + TABS.length - 1) % TABS.length,
  ArrowRight: (at) => (at + 1) % TABS.length,
  Home: () => 0,
  End: () => TABS.length - 1,
};

/** The dashboard's tabs. Each is an address of its own; the arrow keys go from one to the next. */
export function Tabs({ tab }: { tab: Tab }) {
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    focusTab(TABS[step(TABS.indexOf(tab))] ?? tab)?.click();
  }
  return (
    <div role="tablist" aria-label="Dashboard" className="tabs" onKeyDown={onKeyDown}>
      {TABS.map((name) => (
        <Link
          key={name}
          id={`tab-${name}`}
          role="tab"
          className="tab"
          to="/api-docs"
          search={name === "endpoints" ? {} : { tab: name }}
          activeOptions={{ exact: true }}
          resetScroll={false}
          aria-selected={name === tab}
          aria-controls="dashboard-panel"
          tabIndex={name === tab ? 0 : -1}
        >
          {NAMES[name]}
        </Link>
      ))}
    </div>
  );
}
