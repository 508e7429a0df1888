import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Age } from "../../ui/age.tsx";
import { Asking } from "../../ui/controls/spinner.tsx";
import { Trouble } from "../../ui/controls/trouble.tsx";
import { STATUS_REFRESH_MS, statusQuery } from "./queries.ts";
import { Report } from "./report.tsx";
import { sayStatus } from "./say-status.ts";

/** What answers rest on at this moment: markets, engine, providers. */
export function StatusScreen() {
  const { data, error, refetch } = useQuery({ ...statusQuery, refetchInterval: STATUS_REFRESH_MS });
  return (
    <div>
      <div className="dashboard-head">
        <div>
          <h1 className="heading">Status</h1>
          <p role="status" className="mt-1 max-w-[60ch] text-lg text-pretty">
            {data ? sayStatus(data) : !error && <Asking json="/api/status" />}
          </p>
        </div>
        {data && (
          <p className="text-fg-3 text-sm">
            as of <Age at={data.at} word="ago" />, updates every {STATUS_REFRESH_MS / 1_000} s ·{" "}
            <a href="/api/status" className="text-link">
              as JSON
            </a>{" "}
            ·{" "}
            <Link to="/record" className="text-link">
              record of forecasts
            </Link>
          </p>
        )}
      </div>
      {error && (
        <Trouble
          error={error}
          text={`The server did not report on its providers.${data ? " What stands below is older." : ""}`}
          onRetry={refetch}
        />
      )}
      {data && <Report of={data} />}
    </div>
  );
}
