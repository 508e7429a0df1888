import type { Call } from "../../../../../shared/analysis.ts";
import { useSay } from "../../../../ui/words/say.ts";

const SOLID = { Buy: "bg-up text-bg", Hold: "bg-fg text-bg", Sell: "bg-down text-bg" };

/** The word of a call, as loud as it is proven. */
export function CallMark({ call: { action, edge } }: { call: Call }) {
  const say = useSay();
  return (
    <p
      className={`w-fit ${
        action && edge
          ? `px-2.5 font-semibold text-xl ${SOLID[action]}`
          : "border border-line-strong px-2 font-medium"
      }`}
    >
      {action ?? say("No call")}
    </p>
  );
}
