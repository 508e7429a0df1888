/** An error that may carry the server's own words, and the id of the request that failed. */
interface KnownError extends Error {
  serverText?: string | undefined;
  requestId?: string | undefined;
}

/** `text` is said in any case, `fallback` where the server gave no words of its own. */
type TroubleProps = { onRetry: () => unknown } & (
  | { text: string; fallback?: never; error?: KnownError | null }
  | { text?: never; fallback: string; error: KnownError | null }
);

/** A panel without its data: what happened, and the way to ask again. */
export function Trouble({ text, fallback, error, onRetry }: TroubleProps) {
  return (
    <div className="border-l-2 border-danger p-6 max-sm:px-4" role="alert">
      <p>{text ?? (error?.serverText || fallback)}</p>
      {error?.requestId && <p className="text-fg-3 text-xs">Request {error.requestId}</p>}
      <button type="button" className="button button-ghost mt-4" onClick={() => onRetry()}>
        Try again
      </button>
    </div>
  );
}
