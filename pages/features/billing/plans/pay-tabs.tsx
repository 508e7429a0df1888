import { Link } from "@tanstack/react-router";
import type { KeyboardEvent } from "react";
import type { PaymentMethod } from "../../../../shared/tiers.ts";
import { PAYS } from "./pays.ts";

const NAMES: Record<PaymentMethod, string> = { card: "Card", crypto: "Crypto", ngma: "NGMA" };

const STEPS: Record<string, (at: number) => number> = {
  ArrowLeft: (at) => (at + PAYS.length - 1) % PAYS.length,
  ArrowRight: (at) => (at + 1) % PAYS.length,
  Home: () => 0,
  End: () => PAYS.length - 1,
};

/** What makes an element the panel of these tabs. */
export const pricesPanel = (pay: PaymentMethod) =>
  ({ role: "tabpanel", id: "prices", "aria-labelledby": `pay-${pay}` }) as const;

/** How the prices are shown. Each is an address of its own; the arrow keys go from one to the next. */
export function PayTabs({ pay }: { pay: PaymentMethod }) {
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = document.getElementById(`pay-${PAYS[step(PAYS.indexOf(pay))]}`);
    next?.focus();
    next?.click();
  }
  return (
    <div role="tablist" aria-label="Prices by way of paying" className="tabs" onKeyDown={onKeyDown}>
      {PAYS.map((name) => (
        <Link
          key={name}
          id={`pay-${name}`}
          role="tab"
          className="tab"
          to="/pricing"
          search={{ pay: name }}
          replace
          resetScroll={false}
          aria-selected={name === pay}
          aria-controls="prices"
          tabIndex={name === pay ? 0 : -1}
        >
          {NAMES[name]}
        </Link>
      ))}
    </div>
  );
}
