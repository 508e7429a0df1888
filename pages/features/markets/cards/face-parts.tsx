import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { AssetIcon } from "./asset-icon.tsx";

/** A card of the grid. Lines are shared by neighbours; the outermost fall outside. */
export const CARD = "relative -mt-px -ml-px grid border-line border-t border-l";
/** Its face: lines under each other, down to the last. */
export const FACE = "flex min-w-0 flex-col";

/** Keeps the room of a number that is not there yet. */
export const Skeleton = ({ children }: { children: string }) => (
  <span className="select-none bg-surface-3 text-transparent noscript:hidden" aria-hidden>
    {children}
  </span>
);

/** The two first lines of a face: whose it is, with the way to its page, and its price. */
export const FaceHead = (props: { symbol: string; name: string; children: ReactNode }) => (
  <>
    <h3 className="flap flex items-center gap-2.5 pt-5 pr-31 pl-4 font-semibold text-lg leading-8 [font-stretch:85%] sm:pr-32 sm:pl-6">
      <AssetIcon symbol={props.symbol} />
      <Link to="/markets/$symbol" params={props} className="hover:underline">
        {props.symbol}
      </Link>{" "}
      {props.name !== props.symbol && (
        <span className="truncate font-normal text-[13px] text-fg-3 [font-stretch:100%]">{props.name}</span>
      )}
    </h3>
    <p className="figure flap flex items-baseline justify-between gap-4 whitespace-nowrap px-4 pt-3.5 [--row:1] [font-feature-settings:'zero'] sm:px-6">
      {props.children}
    </p>
  </>
);

/** The line of a month, or the words that stand in its place. */
export const FaceLine = ({ children }: { children: ReactNode }) => (
  <div className="flap flex h-19 gap-5 px-4 pt-3.5 pb-4 [--row:2] sm:px-6 noscript:hidden">{children}</div>
);

/** The facts under the line: at most four rows. */
export const FaceRows = ({ children }: { children: ReactNode }) => (
  <dl
    className={
      "whitespace-nowrap font-mono text-sm noscript:hidden [--row:3] " +
      "*:nth-2:[--row:4] *:nth-3:[--row:5] *:nth-4:[--row:6] [font-feature-settings:'zero']"
    }
  >
    {children}
  </dl>
);

export const FaceRow = (props: { name: string; children: ReactNode }) => (
  <div className="flap flex justify-between gap-4 border-line border-t px-4 py-[5px] sm:px-6">
    <dt className="font-sans text-fg-3">{props.name}</dt>
    <dd>{props.children}</dd>
  </div>
);
