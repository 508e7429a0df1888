import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useSetAtom } from "jotai";
import { Bell, Star } from "lucide-react";
import { useState } from "react";
import { createPortal } from "react-dom";
import { Action } from "../../ui/controls/action.tsx";
import { keptAssetAtom } from "../../ui/keep-begun.ts";
import { AlertDialog, type WatchedAsset } from "./alert-dialog.tsx";
import { watchQuery } from "./queries.ts";
import { useWatchChange } from "./use-watch.ts";

interface WatchControlProps {
  asset: WatchedAsset;
  /** undefined while that is not known */
  isSignedIn: boolean | undefined;
}

/** Puts an asset on the watchlist, or off it, and sets an alert on it. */
export function WatchControl({ asset, isSignedIn }: WatchControlProps) {
  const { data } = useQuery({ ...watchQuery, enabled: isSignedIn === true });
  const { mutate, isPending } = useWatchChange();
  const [isAsking, setAsking] = useState(false);
  const keep = useSetAtom(keptAssetAtom);
  if (isSignedIn === false)
    return (
      <Link to="/login" className="action" onClick={() => keep({ asset: asset.symbol, at: Date.now() })}>
        <Star size={14} aria-hidden /> Log in to watch
      </Link>
    );
  const isWatched = data?.assets.includes(asset.symbol) ?? false;
  return (
    <span className="inline-flex flex-wrap">
      <button
        type="button"
        className="action"
        aria-pressed={isWatched}
        aria-label={`Watch ${asset.name}`}
        disabled={!data || isPending}
        onClick={() => mutate({ do: isWatched ? "unwatch" : "watch", asset: asset.symbol })}
      >
        <Star size={14} fill={isWatched ? "currentColor" : "none"} aria-hidden />{" "}
        {isWatched ? "Watching" : "Watch"}
      </button>
      <Action name={`Set an alert on ${asset.name}`} isDisabled={!data} onClick={() => setAsking(true)}>
        <Bell size={14} aria-hidden /> Set an alert
      </Action>
      {/* Out of the line it stands in, whose type it would take on. */}
      {isAsking &&
        createPortal(<AlertDialog asset={asset} onClose={() => setAsking(false)} />, document.body)}
    </span>
  );
}
