import type { ReactNode } from "react";
import { Section as Panel } from "../../../ui/controls/section.tsx";

/** A part of an asset's page under its name; `beside` stands at the right of that. */
export const Section = ({ beside, ...props }: { title: string; beside?: ReactNode; children: ReactNode }) => (
  <Panel
    {...props}
    className="min-w-0"
    aside={beside && <span className="text-fg-3 text-xs">{beside}</span>}
  />
);
