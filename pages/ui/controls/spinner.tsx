/** Something is under way. It shows itself only when that takes long enough to be noticed. */
export function Spinner() {
  return <span className="spinner" aria-hidden />;
}

/** A whole panel that waits for its data. */
export function Waiting({ label }: { label: string }) {
  return (
    <p className="flex animate-appear items-center gap-3 p-6 text-fg-2 max-sm:px-4" role="status">
      <Spinner /> {label}
    </p>
  );
}
