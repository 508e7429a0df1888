import { POSTED_ENDPOINTS, type PostedEndpoint } from "../../../shared/endpoints.ts";

interface WiresProps {
  endpoint: PostedEndpoint;
  state: "idle" | "calling" | "answered" | "failed";
}

/**
 * The page's background: one wire an endpoint. A pulse runs along each once when the page opens, to and fro on the
 * chosen one while a call is under way; then the wire keeps the colour of what came back.
 */
export function Wires({ endpoint, state }: WiresProps) {
  return (
    <div className="wires" aria-hidden>
      {POSTED_ENDPOINTS.map((name) => (
        <div key={name} className={`wire ${name === endpoint ? `wire-chosen wire-${state}` : ""}`}>
          <span className="wire-pulse" />
        </div>
      ))}
    </div>
  );
}
