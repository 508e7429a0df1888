import type { ReactNode } from "react";

interface PictureProps {
  /** what it shows, in a sentence */
  said: string;
  legend: ReactNode;
  /** of its drawing, which is stretched to the width there is */
  size: [width: number, height: number];
  /** the first and the last day or month */
  ends: [from: string, to: string];
  children: ReactNode;
}

/** A picture of the record: its sentence, its legend, its drawing and between which days it lies. */
export const Picture = ({
  said,
  legend,
  size: [width, height],
  ends: [from, to],
  children,
}: PictureProps) => (
  <figure className="border-line border-b px-4 py-3 sm:px-6">
    <figcaption className="text-fg text-sm">{said}</figcaption>
    <p className="mt-1 flex flex-wrap gap-3 font-mono text-fg-3 text-xs">{legend}</p>
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      width="100%"
      height={height}
      className="mt-1 block"
      aria-hidden
    >
      {children}
    </svg>
    <p className="mt-1 flex justify-between font-mono text-fg-3 text-xs">
      <span>{from}</span>
      <span>{to}</span>
    </p>
  </figure>
);
