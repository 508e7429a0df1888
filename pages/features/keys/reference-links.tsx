/** Pages of the reference, which are no screens of this application: plain HTML, open to everybody. */
const PAGES = [
  ["reference", "Reference", "Every address: what is sent, what comes back, field by field"],
  ["errors", "Errors", "Each code, why it comes and what to do; none costs anything"],
  ["streaming", "Streaming", "Events while the answer is written"],
  ["idempotency", "Idempotency", "Repeat a call, pay once"],
  ["limits", "Limits", "Credits, rates and sizes, and the headers that state them"],
  ["test-keys", "Test keys", "The whole API for nothing, with answers that never change"],
  ["signatures", "Signatures", "Prove an answer to anybody, offline"],
  ["mcp", "MCP", "The same answers as tools for agents"],
  ["client", "Client", "Functions and types made from the document"],
  ["versioning", "Versions", "What may change within v1, and what not"],
  ["changelog", "Changelog", "What changed, with the day"],
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
