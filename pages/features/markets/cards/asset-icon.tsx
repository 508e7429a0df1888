/** The sign of a listed asset, drawn by us, in a ruled square. The drawings are in public/signs.svg. */
export const AssetIcon = ({ symbol }: { symbol: string }) => (
  <svg className="size-8 flex-none border border-line-strong text-fg-2" aria-hidden>
    <use href={`/signs.svg#${symbol}`} />
  </svg>
);
