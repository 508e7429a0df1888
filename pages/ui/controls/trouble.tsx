interface TroubleProps {
  text: string;
  requestId?: string | undefined;
  onRetry: () => void;
}

/** A panel without its data: what happened, and the way to ask again. */
export function Trouble({ text, requestId, onRetry }: TroubleProps) {
  return (
    <div className="border-l-2 border-danger p-6 max-sm:px-4" role="alert">
      <p>{text}</p>
      {requestId && <p className="text-fg-3 text-xs">Request {requestId}</p>}
      <button type="button" className="button button-ghost mt-4" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
