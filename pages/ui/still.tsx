import { useHydrated } from "@tanstack/react-router";
import { type ComponentType, type ReactNode, Suspense, useState } from "react";

const AS_IT_STANDS = { __html: "" };

/**
 * Content that never changes: `drawn` at build time and left as it stands by the browser, which has no code for it; whoever
 * comes from another screen gets `later`, the same content fetched then.
 */
export function Still({ drawn, later: Later }: { drawn: ReactNode; later: ComponentType }) {
  const [isStanding] = useState(!useHydrated());
  if (import.meta.env.SSR) return <div>{drawn}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, which keeps the HTML that is there
  if (isStanding) return <div suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_STANDS} />;
  return (
    <div>
      <Suspense>
        <Later />
      </Suspense>
    </div>
  );
}
