import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { MAX_ALERTS } from "../../../shared/watch.ts";
import { Action } from "../../ui/controls/action.tsx";
import { Section } from "../../ui/controls/section.tsx";
import { Waiting } from "../../ui/controls/spinner.tsx";
import { Trouble } from "../../ui/controls/trouble.tsx";
import { AlertsTable } from "./alerts-table.tsx";
import { MorningMail } from "./morning-mail.tsx";
import { watchQuery } from "./queries.ts";
import { useWatchChange } from "./use-watch.ts";
import { Watchlist, type WatchlistProps } from "./watchlist.tsx";

/** Prices are looked at once a minute. */
const REFRESH_MS = 60_000;

/** The account's watchlist and alerts. */
export function WatchSections({ usePrice }: Pick<WatchlistProps, "usePrice">) {
  const { data, error, refetch } = useQuery({
    ...watchQuery,
    refetchOnMount: "always",
    refetchInterval: REFRESH_MS,
  });
  const { mutate, isPending } = useWatchChange();
  if (!data)
    return (
      <Section title="Watchlist">
        {error ? (
          <Trouble error={error} fallback="Your watchlist could not be loaded." onRetry={refetch} />
        ) : (
          <Waiting label="Loading your watchlist" />
        )}
      </Section>
    );
  const { assets, alerts, mail, morning } = data;
  return (
    <>
      <Section
        title="Watchlist"
        aside={
          <span className="flex flex-wrap items-center gap-x-3">
            <Link to="/portfolio" className="text-link text-sm">
              Portfolio
            </Link>
            <span className="label">USD</span>
          </span>
        }
      >
        <Watchlist assets={assets} usePrice={usePrice} />
      </Section>
      <Section
        title="Alerts"
        aside={
          <span className="flex flex-wrap items-center gap-x-3">
            <span className="label">
              {alerts.length} of {MAX_ALERTS}
              {mail.isOn ? ` · ${mail.leftToday} mails left today` : " · no mails"}
            </span>
            <Action isDisabled={isPending} onClick={() => mutate({ do: "mail", isOn: !mail.isOn })}>
              {mail.isOn ? "Stop mails" : "Send mails"}
            </Action>
          </span>
        }
      >
        <AlertsTable alerts={alerts} />
      </Section>
      <Section title="Morning mail">
        <MorningMail morning={morning} isStopped={!mail.isOn} />
      </Section>
    </>
  );
}
