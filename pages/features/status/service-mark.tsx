import { useQuery } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import { sayEngine } from "../../ui/say-engine.ts";
import { sayDegraded } from "./judge.ts";
import { statusQuery } from "./queries.ts";

/** For the status line: what is wrong, and which model writes. Nothing until the server has replied. */
export function ServiceMark() {
  const { data } = useQuery(statusQuery);
  const isAlive = useHydrated();
  if (!data || !isAlive) return null;
  const degraded = sayDegraded(data);
  return (
    <>
      {degraded && (
        <span className="text-danger">
          <span aria-hidden>✕</span> {degraded}
        </span>
      )}
      <span className="hidden lg:block">{sayEngine(data.engine)}</span>
    </>
  );
}
