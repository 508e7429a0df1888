import { Link } from "@tanstack/react-router";
import { formatCount } from "../../../shared/format.ts";
import { NGMA_SUPPLY } from "../../../shared/ngma.ts";
import { DocumentSheet } from "../../ui/document/document.tsx";
import type { Section } from "../../ui/document/section.ts";
import { AllocationChart, AllocationTable } from "./allocation-chart.tsx";
import { LiveTotals } from "./live-totals.tsx";
import { PlanCards } from "./plan-cards.tsx";
import { SplitFigure } from "./split-figure.tsx";
import { THREE } from "./three.tsx";
import { WorkedExample } from "./worked-example.tsx";

const SECTIONS: readonly Section[] = [
  {
    id: "overview",
    title: "Overview",
    body: (
      <p>
        NGMA is a utility token, an SPL token on the Solana network, with a fixed supply of{" "}
        {formatCount(NGMA_SUPPLY)}. It buys plans at a discount and gives governance votes. Each payment takes
        tokens out of circulation, permanently or for a time.
      </p>
    ),
  },
  {
    id: "allocation",
    title: "Token allocation",
    body: (
      <div className="grid max-w-[760px] items-center gap-8 sm:grid-cols-[auto_minmax(0,1fr)]">
        <AllocationChart />
        <AllocationTable />
      </div>
    ),
  },
  { id: "plans", title: "Subscription pricing", body: <PlanCards /> },
  {
    id: "flow",
    title: "Payment flow",
    body: (
      <>
        <p>
          A plan paid with NGMA is one transaction on Solana with three parts. We check all three on chain
          before we activate the plan; a payment split in any other way does not count.
        </p>
        <SplitFigure />
      </>
    ),
  },
  {
    id: "example",
    title: "Example",
    body: (
      <>
        <p>An example price, not a forecast. Edit either number.</p>
        <WorkedExample />
      </>
    ),
  },
  { id: "totals", title: "Burned, locked, liquidity", body: <LiveTotals /> },
  {
    id: "launch",
    title: "Token launch",
    body: (
      <>
        <dl className={THREE}>
          <div className="px-6 py-5">
            <dt className="label">Launch</dt>
            <dd className="font-mono text-lg">Announced for Q4 2025</dd>
          </div>
          <div className="px-6 py-5">
            <dt className="label">Network</dt>
            <dd className="font-mono text-lg">Solana</dd>
          </div>
          <div className="px-6 py-5">
            <dt className="label">Listing price</dt>
            <dd className="font-mono text-lg">To be announced</dd>
          </div>
        </dl>
        <p>
          <Link to="/buy-ngma" className="button text-ink no-underline">
            Buy NGMA Tokens
          </Link>
        </p>
      </>
    ),
  },
];

/** Supply, plans, and where NGMA payments go. */
export function TokenomicsPage() {
  return (
    <DocumentSheet
      kicker="NGMA"
      title="Tokenomics"
      note="How many tokens there are, what they pay for, and what happens to each one that is spent."
      back="Back"
      sections={SECTIONS}
    />
  );
}
