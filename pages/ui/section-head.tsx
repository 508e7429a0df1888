import type { ReactNode } from "react";

interface SectionHeadProps {
  id: string;
  title: string;
  note?: string;
  /** the note stands beside the title */
  isWide?: boolean;
  children?: ReactNode;
}

/** The head of a section of the home page: its name, what it is, and more words. */
export const SectionHead = ({ id, title, note, isWide, children }: SectionHeadProps) => (
  <div
    className={`px-4 pt-10 pb-6 sm:px-6 sm:pt-14 sm:pb-8 ${isWide ? "flex flex-wrap items-baseline-last justify-between gap-x-12 gap-y-3" : ""}`}
  >
    <h2
      id={id}
      className="text-balance font-semibold text-[32px] leading-9 tracking-[-0.02em] [font-stretch:85%] sm:text-[40px] sm:leading-10"
    >
      {title}
    </h2>
    {note && <p className={`max-w-[44ch] text-pretty text-fg-2 ${isWide ? "" : "mt-3"}`}>{note}</p>}
    {children}
  </div>
);
