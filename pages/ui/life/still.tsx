import { useHydrated, useRouter } from "@tanstack/react-router";
import {
  type ComponentType,
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  type RefCallback,
  Suspense,
  useState,
} from "react";

/** Given to an element that is hydrated, keeps the HTML it has. */
const AS_IT_STANDS = { __html: "" };

/** Its links and forms lead on within the site, like those that are drawn by the browser. */
function useFollow() {
  const router = useRouter();
  const follow = (href: string) => void router.navigate({ href });
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    const isOrdinary =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || link.target || link.origin !== location.origin || !isOrdinary || event.defaultPrevented)
      return;
    event.preventDefault();
    follow(link.href.slice(link.origin.length));
  };
  const onSubmit = (event: FormEvent) => {
    const form = event.target as HTMLFormElement;
    const fields = [...form.querySelectorAll<HTMLInputElement>("input[name]")];
    event.preventDefault();
    // A field left empty says what its placeholder says.
    const said = fields.map(({ name, value, placeholder }) => [name, value.trim() || placeholder]);
    follow(`${form.getAttribute("action")}?${new URLSearchParams(said)}`);
  };
  return { onClick, onSubmit };
}

interface StillProps {
  drawn: ReactNode;
  later: ComponentType;
  /** gets the box once the content stands in it */
  onStand?: RefCallback<HTMLElement>;
}

/**
 * Content that never changes: `drawn` at build time and left as it stands by the browser, which has no code for it; coming
 * from another screen loads `later`, the same content. Its box is the parent's.
 */
export function Still({ drawn, later: Later, onStand }: StillProps) {
  const [isStanding] = useState(!useHydrated());
  const box = { className: "contents", ref: onStand, ...useFollow() };
  if (import.meta.env.SSR) return <div className="contents">{drawn}</div>;
  if (isStanding)
    return (
      <div
        {...box}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, which keeps the HTML that is there
        dangerouslySetInnerHTML={AS_IT_STANDS}
      />
    );
  return (
    <Suspense>
      <div {...box}>
        <Later />
      </div>
    </Suspense>
  );
}
