/** Something is under way. It shows itself only when that takes long enough to be noticed. */
export function Spinner() {
  return <span className="spinner" aria-hidden />;
}

interface WaitingProps {
  label: string;
  /** the address of the same as JSON, for a browser that runs no scripts */
  json?: string;
}

/** A whole panel that waits for its data, or says that it cannot come. */
export function Waiting({ label, json }: WaitingProps) {
  return (
    <>
      <p
        className="flex animate-appear items-center gap-3 p-6 text-fg-2 max-sm:px-4 noscript:hidden"
        role="status"
      >
        <Spinner /> {label}
      </p>
      <noscript>
        <p className="p-6 text-fg-2 max-sm:px-4">
          <NeedsScripts json={json} />
        </p>
      </noscript>
    </>
  );
}

/** A line that waits for its data, or says that it cannot come. */
export function Asking({ json }: { json: string }) {
  return (
    <>
      <span className="noscript:hidden">Asking the server</span>
      <noscript>
        <NeedsScripts json={json} />
      </noscript>
    </>
  );
}

const NeedsScripts = ({ json }: { json: string | undefined }) => (
  <>
    This needs JavaScript.
    {json && (
      <>
        {" "}
        Without it you can read{" "}
        <a href={json} className="text-link">
          the same as JSON
        </a>
        .
      </>
    )}
  </>
);
