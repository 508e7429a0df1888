import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { AssetIcon } from "./asset-icon.tsx";

/** Keeps the room of a number that is not there yet. */
export const Skeleton = ({ children }: { children: string }) => (
  <span className="skeleton" aria-hidden>
    {children}
  </span>
);

/** The two first lines of a face: whose it is, with the way to its page where it has one, and its price. */
export const FaceHead = (props: { symbol: string; name: string; hasPage?: boolean; children: ReactNode }) => (
  <>
    <h3 className="face-name flap">
      <AssetIcon symbol={props.symbol} />
      {props.hasPage ? (
        <Link to="/markets/$symbol" params={props} className="hover:underline">
          {props.symbol}
        </Link>
      ) : (
        props.symbol
      )}{" "}
      {props.name !== props.symbol && <span className="face-full">{props.name}</span>}
    </h3>
    <p className="face-price flap">{props.children}</p>
  </>
);

export const FaceRow = (props: { name: string; children: ReactNode }) => (
  <div className="face-row flap">
    <dt>{props.name}</dt>
    <dd>{props.children}</dd>
  </div>
);
