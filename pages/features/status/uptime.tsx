import { useQuery } from "@tanstack/react-query";
import { formatCount } from "../../../shared/format.ts";
import type { UptimeReply } from "../../../shared/status.ts";
import { Section } from "../../ui/controls/section.tsx";
import { uptimeQuery } from "./queries.ts";

type Day = UptimeReply["days"][number];
const DAYS = 90;
const total = ({ ok, degraded, down }: Day) => ok + degraded + down;

/** "Up in 99.98% of 25,920 checks": how much of the last 90 days the service was there, a bar a day, and the days that had trouble. */
export function Uptime() {
  const { data } = useQuery(uptimeQuery);
  if (!data || data.days.length === 0) return null;
  const checks = data.days.reduce((sum, day) => sum + total(day), 0);
  const down = data.days.reduce((sum, day) => sum + day.down, 0);
  const troubled = data.days.filter((day) => day.down + day.degraded > 0).toReversed();
  return (
    <Section title="Uptime">
      <div className="px-4 py-4 sm:px-6">
        <p>
          Up in {sayShare(checks - down, checks)} of {formatCount(checks)} {checks === 1 ? "check" : "checks"}
          , one every {data.everyMinutes} minutes since {data.days[0]?.day}. A check that could not be made
          counts as down.
        </p>
        <Bars days={data.days} />
        <p className="label mt-1 flex justify-between" aria-hidden>
          <span>{DAYS} days ago</span> <span>today</span>
        </p>
        <h3 className="label mt-4">Incidents</h3>
        {troubled.length === 0 ? (
          <p className="mt-1 text-fg-2 text-sm">None in these days.</p>
        ) : (
          <ul className="mt-1 text-fg-2 text-sm">
            {troubled.slice(0, MOST_TOLD).map((day) => (
              <li key={day.day}>
                {day.day}: {sayTrouble(day, data.everyMinutes)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
const MOST_TOLD = 10;

/** Never rounded up to all. */
const sayShare = (good: number, all: number): string =>
  good === all ? "100%" : `${(Math.floor((10_000 * good) / Math.max(1, all)) / 100).toFixed(2)}%`;

/** "down for 25 minutes, degraded for 2 hours" */
const sayTrouble = ({ down, degraded }: Day, every: number): string =>
  [
    ["down", down],
    ["degraded", degraded],
  ]
    .flatMap(([state, checks]) =>
      Number(checks) > 0 ? [`${state} for ${saySpan(Number(checks) * every)}`] : [],
    )
    .join(", ");

const saySpan = (minutes: number): string =>
  minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`;

/** One bar a day, half as high where something was degraded; days before the first check are empty. */
function Bars({ days }: Pick<UptimeReply, "days">) {
  return (
    <svg
      viewBox={`0 0 ${DAYS * 4} 24`}
      height={24}
      preserveAspectRatio="none"
      className="mt-3 w-full border-line border-b"
      role="img"
      aria-label={`Each of the last ${DAYS} days`}
    >
      {days.map((day, i) => (
        <rect
          key={day.day}
          x={(DAYS - days.length + i) * 4}
          width={3}
          y={day.down === 0 && day.degraded > 0 ? 12 : 0}
          height={day.down === 0 && day.degraded > 0 ? 12 : 24}
          fill={`var(--color-${day.down > 0 ? "danger" : "up"})`}
        >
          <title>{`${day.day}: ${day.down + day.degraded > 0 ? `${day.down} down, ${day.degraded} degraded of ${total(day)}` : "up"}`}</title>
        </rect>
      ))}
    </svg>
  );
}
