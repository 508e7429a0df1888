import type { ChatReply } from "../../../../../shared/analysis.ts";
import { useSay } from "../../../../ui/words/say.ts";
import { FactAge } from "../../facts/fact-age.tsx";
import { FactsScope } from "../../facts/facts-scope.tsx";
import { SayAnswer } from "../say-answer.tsx";
import { CallMark } from "./call-mark.tsx";
import { PriceLine } from "./price-line.tsx";
import { RangeLine } from "./range-line.tsx";

/** The card that stands further up in the conversation, in one line over what is asked after it; on a phone there is no room. */
export const PinnedCard = ({ reply }: { reply: ChatReply }) => (
  <SayAnswer reply={reply}>{(spelled) => <Pinned reply={spelled} />}</SayAnswer>
);

function Pinned({ reply }: { reply: ChatReply }) {
  const say = useSay();
  const { calls, facts, data, forecast, assets } = reply;
  const [call] = calls;
  if (!call) return null;
  const name = assets.find(({ symbol }) => symbol === call.asset)?.name ?? call.asset;
  return (
    <FactsScope facts={facts} market={data.market}>
      <aside
        aria-label={say("Call on {name}, from further up", { name })}
        className="flex items-center gap-6 border-line border-b px-6 pb-2 max-lg:hidden compact:hidden print:hidden"
      >
        <div className="mt-1.5 flex items-baseline gap-3">
          <span className="label">
            {call.asset} {name !== call.asset && name} ·{" "}
            {say("{days} days ahead", { days: call.horizonDays })}
          </span>
          <CallMark call={call} />
        </div>
        <PriceLine symbol={call.asset} className="mt-1.5 flex items-baseline gap-3" />
        <div className="mt-1.5 flex-1">
          <RangeLine symbol={call.asset} forecast={forecast} />
        </div>
        <span className="text-fg-3 text-xs">
          {say("data")} <FactAge at={data.asOf} market={data.market} />
        </span>
      </aside>
    </FactsScope>
  );
}
