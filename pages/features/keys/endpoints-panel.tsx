import { Link } from "@tanstack/react-router";
import { costOf, ENDPOINTS, type Endpoint, methodOf } from "../../../shared/endpoints.ts";
import { CodePane } from "../../ui/controls/code-pane.tsx";
import { ENDPOINT_GIVES } from "./endpoint-gives.ts";
import { ReferenceLinks } from "./reference-links.tsx";

/** What can be called, at what cost, with a command to try. */
export function EndpointsPanel({ sample }: { sample: (endpoint: Endpoint) => string }) {
  return (
    <>
      {ENDPOINTS.map((endpoint) => (
        <section key={endpoint} className="split endpoint" aria-label={`/api/v1/${endpoint}`}>
          <div className="endpoint-words">
            <h2 className="endpoint-path">
              <span className="method">{methodOf(endpoint)}</span> /api/v1/{endpoint}
            </h2>
            <p className="text-fg-2">{ENDPOINT_GIVES[endpoint]}</p>
            <p className="endpoint-cost">{costOf(endpoint)}</p>
          </div>
          <CodePane title="cURL" code={sample(endpoint)} />
        </section>
      ))}
      <ReferenceLinks />
      <Link to="/api-playground" className="row-link">
        Try them in the API Playground <span aria-hidden>→</span>
      </Link>
    </>
  );
}
