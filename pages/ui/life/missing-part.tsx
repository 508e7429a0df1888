import { type ComponentType, useEffect, useState } from "react";
import type { Load } from "./lazily.ts";

/** What takes the place of a part that cannot be loaded. */
export const makeStandIn = <P,>(load: Load<P>): Awaited<ReturnType<Load<P>>> => ({
  default: (props) => <MissingPart load={load} props={props} />,
});

/** Says that a part is missing, and loads it when asked to, or when the browser is online again. */
function MissingPart<P>({ load, props }: { load: Load<P>; props: P }) {
  const [Part, setPart] = useState<ComponentType<P> | null>(null);
  const again = () =>
    void load().then(
      ({ default: loaded }) => setPart(() => loaded),
      () => {},
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and then when the line is back
  useEffect(() => {
    again();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, []);
  if (Part) return <Part {...(props as P & object)} />;
  return (
    <div className="flex flex-wrap items-center gap-4 border-line border-t px-4 py-3 sm:px-6" role="alert">
      This could not be loaded: the connection was cut.
      <button type="button" className="button button-ghost" onClick={again}>
        Try again
      </button>
    </div>
  );
}
