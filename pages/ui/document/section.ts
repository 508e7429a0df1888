import type { ReactNode } from "react";

/** One part of a document; `id` is its anchor, which outlives a change of its title. */
export interface Section {
  id: string;
  /** "2" of "2 Layer 2"; absent for parts without a number */
  number?: string;
  title: string;
  body: ReactNode;
}

export const fullTitle = ({ number, title }: Pick<Section, "number" | "title">) =>
  number ? `${number} ${title}` : title;
