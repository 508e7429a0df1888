import { useHydrated, useRouter } from "@tanstack/react-router";
import { type ComponentType, type MouseEvent, type ReactNode, Suspense, useState } from "react";

const AS_IT_STANDS = { __html: "" };

/** Its links lead on within the site, like those that are drawn by the browser. */
function useFollow() {
  const router = useRouter();
  return (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    const isOrdinary =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || link.target || link.origin !== location.origin || !isOrdinary) return;
    event.preventDefault();
    void router.navigate({ href: link.href.slice(link.origin.length) });
  };
}

/**
 * Content that never changes: `drawn` at build time and left as it stands by the browser, which has no code for it; whoever
 * comes from another screen gets `later`, the same content fetched then. Its box is the parent's.
 */
export function Still({ drawn, later: Later }: { drawn: ReactNode; later: ComponentType }) {
  const [isStanding] = useState(!useHydrated());
  const follow = useFollow();
  if (import.meta.env.SSR) return <div className="contents">{drawn}</div>;
  if (isStanding)
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: what is pressed is a link
      <div
        className="contents"
        onClick={follow}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, which keeps the HTML that is there
        dangerouslySetInnerHTML={AS_IT_STANDS}
      />
    );
  return (
    <div className="contents">
      <Suspense>
        <Later />
      </Suspense>
    </div>
  );
}
