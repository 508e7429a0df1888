import { Link } from "@tanstack/react-router";
import type { Morning } from "../../../shared/watch.ts";
import { useWatchChange } from "./use-watch.ts";

const EVERY = [
  ["", "Never"],
  ["day", "Daily"],
  ["week", "On Mondays"],
] as const;
const OF = [
  ["watchlist", "My watchlist"],
  ["portfolio", "My portfolio"],
] as const;

/** How often the morning mail comes, and of what. */
export function MorningMail({ morning, isStopped }: { morning: Morning; isStopped: boolean }) {
  const { mutate, isPending } = useWatchChange();
  const change = (part: Partial<Morning>) => mutate({ do: "morning", morning: { ...morning, ...part } });
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 px-4 py-3 sm:px-6">
        <label className="select">
          <span className="label">Send</span>
          <select
            value={morning.every ?? ""}
            disabled={isPending}
            onChange={({ target: { value } }) =>
              change({ every: value === "day" || value === "week" ? value : null })
            }
          >
            {EVERY.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </label>
        <label className="select">
          <span className="label">Of</span>
          <select
            value={morning.of}
            disabled={isPending}
            onChange={({ target: { value } }) =>
              change({ of: value === "portfolio" ? "portfolio" : "watchlist" })
            }
          >
            {OF.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </label>
      </p>
      <p className="max-w-[72ch] px-4 py-3 text-fg-3 text-sm sm:px-6">
        {isStopped && (
          <strong className="text-fg">
            Mails are stopped: “Send mails” beside the alerts starts them again.{" "}
          </strong>
        )}
        Sent at 7:00 UTC: which prices left their range, which calls changed, and why. No mail when nothing
        did.{" "}
        {morning.of === "portfolio" && (
          <>
            It reads the holdings you keep in your account:{" "}
            <Link to="/portfolio" className="text-link">
              your portfolio
            </Link>
            .
          </>
        )}
      </p>
    </>
  );
}
