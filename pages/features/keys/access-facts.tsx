import { Link } from "@tanstack/react-router";
import { ENDPOINTS, type Endpoint, methodOf } from "../../../shared/endpoints.ts";
import { CodePane } from "../../ui/controls/code-pane.tsx";
import { Section } from "../../ui/controls/section.tsx";
import { ENDPOINT_GIVES } from "./endpoint-gives.ts";
import { ReferenceLinks } from "./reference-links.tsx";

/** The endpoints in brief, for somebody who has no key yet. */
export function AccessFacts({ sample }: { sample: (endpoint: Endpoint) => string }) {
  return (
    <Section
      title="Endpoints"
      className="[contain-intrinsic-size:auto_400px] [content-visibility:auto]"
      aside={<span className="label">1 credit per request</span>}
    >
      <ul className="access-endpoints">
        {ENDPOINTS.map((endpoint) => (
          <li key={endpoint}>
            <p className="endpoint-path">
              <span className="method">{methodOf(endpoint)}</span> /api/v1/{endpoint}
            </p>
            <p className="text-fg-2 text-sm">{ENDPOINT_GIVES[endpoint]}</p>
          </li>
        ))}
      </ul>
      <CodePane title="cURL" code={sample("analyze")} />
      <ReferenceLinks />
      <Link to="/api-playground" className="row-link">
        Have a key? Try it in the API Playground <span aria-hidden>→</span>
      </Link>
    </Section>
  );
}
