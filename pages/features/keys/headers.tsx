const HEADERS = [
  ["X-API-Key", "Your key."],
  [
    "Content-Type",
    'application/json: {"message": "..."}, and "turns" with up to six of what was said before, if you like.',
  ],
  [
    "Idempotency-Key",
    "Any text of yours. A repetition within 24 hours gets the same answer and costs nothing.",
  ],
  [
    "Accept",
    "text/event-stream for the answer as it is written: phase, fact, call, text, then done with the usage, or error. Else one JSON.",
  ],
  ["RateLimit", "In each reply: the credits left (r) and the seconds until they start anew (t)."],
] as const;

/** What stands in the head of a request, and of its reply. */
export function Headers() {
  return (
    <section aria-labelledby="headers">
      <div className="panel-head">
        <h2 id="headers" className="label">
          Headers
        </h2>
        <span className="label">the same for all five</span>
      </div>
      <dl className="refusals">
        {HEADERS.map(([name, use]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{use}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
