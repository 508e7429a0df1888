/** Pages of the reference, which are no screens of this application: plain HTML, open to everybody. */
const PAGES = [
  ["reference", "Reference", "Every endpoint: request and response, field by field"],
  ["errors", "Errors", "Each code, its cause and what to do; errors are free"],
  ["streaming", "Streaming", "Events while the answer is written"],
  ["idempotency", "Idempotency", "Repeat a call, pay once"],
  ["limits", "Limits", "Limits on credits, request rate and size, and the headers that state them"],
  ["test-keys", "Test keys", "The whole API for free, with answers that never change"],
  ["signatures", "Signatures", "Prove an answer to anyone, offline"],
  ["mcp", "MCP", "The same answers as tools for agents"],
  ["client", "Client", "Functions and types generated from OpenAPI"],
  ["versioning", "Versions", "What may and may not change in v1"],
  ["changelog", "Changelog", "What changed, and when"],
] as const;

/** Where everything about the API is to be read, without signing in. */
export function ReferenceLinks() {
  return (
    <nav aria-labelledby="reference-links">
      <div className="panel-head">
        <h2 id="reference-links" className="label">
          Documentation
        </h2>
        <a className="label" href="/openapi.json">
          OpenAPI 3.1
        </a>
      </div>
      <ul className="references">
        {PAGES.map(([page, name, words]) => (
          <li key={page}>
            <a href={`/api-docs/${page}`}>
              <span>{name}</span> {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
