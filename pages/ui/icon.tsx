/** A line drawing of 24 by 24; decoration beside words or within a labelled button. */
export const Icon = ({ path, size = 16 }: { path: string; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden
  >
    <path d={path} />
  </svg>
);
