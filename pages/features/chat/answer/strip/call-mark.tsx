import type { Call } from "../../../../../shared/analysis.ts";

const SOLID = { Buy: "bg-up text-bg", Hold: "bg-fg text-bg", Sell: "bg-down text-bg" };

/** The word of a call, as loud as it is proven. */
export const CallMark = ({ call: { action, edge } }: { call: Call }) => (
  <p
    className={`w-fit ${
      action && edge
        ? `px-2.5 font-semibold text-xl ${SOLID[action]}`
        : "border border-line-strong px-2 font-medium"
    }`}
  >
    {action ?? "No call"}
  </p>
);
