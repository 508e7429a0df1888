import { useNavigate } from "@tanstack/react-router";
import { ENDPOINTS, type Endpoint } from "../../../../shared/endpoints.ts";
import type { ApiKey } from "../../../../shared/keys.ts";
import type { UsageFilter } from "../queries.ts";

interface UsageFiltersProps {
  filter: UsageFilter;
  keys: readonly ApiKey[];
}

/** Which calls to list, kept in the address. */
export function UsageFilters({ filter, keys }: UsageFiltersProps) {
  const navigate = useNavigate();
  const choose = (change: UsageFilter) =>
    navigate({
      to: "/api-docs",
      search: { tab: "usage", ...filter, ...change },
      replace: true,
      resetScroll: false,
    });
  return (
    <div className="usage-filters">
      <label className="select">
        <span className="label">Key</span>
        <select
          value={filter.key ?? ""}
          onChange={(event) => choose({ key: event.target.value || undefined })}
        >
          <option value="">All keys</option>
          {keys.map(({ id, name, keyPreview }) => (
            <option key={id} value={id}>
              {name} ({keyPreview.slice(-4)})
            </option>
          ))}
        </select>
      </label>
      <label className="select">
        <span className="label">Endpoint</span>
        <select
          value={filter.endpoint ?? ""}
          onChange={(event) =>
            choose({ endpoint: (event.target.value || undefined) as Endpoint | undefined })
          }
        >
          <option value="">All endpoints</option>
          {ENDPOINTS.map((endpoint) => (
            <option key={endpoint}>{endpoint}</option>
          ))}
        </select>
      </label>
      <label className="select">
        <span className="label">Calls</span>
        <select
          value={filter.errors ? "errors" : ""}
          onChange={(event) => choose({ errors: event.target.value ? true : undefined })}
        >
          <option value="">All calls</option>
          <option value="errors">Errors</option>
        </select>
      </label>
    </div>
  );
}
