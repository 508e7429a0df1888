import { useAtomValue } from "jotai";
import { Age, formatMoment } from "../../ui/age.tsx";
import { nowAtom } from "../../ui/clock.ts";
import { useListedPrices } from "./queries.ts";
import { readStockHours } from "./stock-hours.ts";

const time = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  weekday: "short",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

const REALITY = { replay: 0, simulated: 1, live: 2 };
const WORDS = { live: "live", simulated: "simulated market", replay: "replay" };

/** The bottom line of every screen: which market, how old its data, the exchange's hours, the clock. */
export function StatusPanel() {
  const now = useAtomValue(nowAtom);
  const { prices } = useListedPrices();
  const least = prices.toSorted((a, b) => REALITY[a.market] - REALITY[b.market])[0];
  const oldest = prices.toSorted((a, b) => a.asOf.localeCompare(b.asOf))[0];
  const { open, changesAt } = readStockHours(now);
  return (
    <footer className="status">
      <span className={`status-market ${least ? `status-${least.market}` : ""}`}>
        {least ? WORDS[least.market] : "no data"}
      </span>
      {oldest && least && (
        <span>
          {least.market === "replay" ? `data of ${oldest.asOf.slice(0, 10)}` : <Data at={oldest.asOf} />}
        </span>
      )}
      <span className="hidden lg:block">
        US stocks {open ? "open · closes" : "closed · opens"} {time.format(changesAt)} UTC · regular hours
      </span>
      <span className="flex-1" />
      <span className="hidden sm:block">{formatMoment(new Date(now).toISOString())}</span>
    </footer>
  );
}

const Data = ({ at }: { at: string }) => (
  <>
    data <Age at={at} />
  </>
);
