import { Link } from "@tanstack/react-router";
import { useSetAtom } from "jotai";
import { formatUsd } from "../../../shared/format.ts";
import { Dialog } from "../../ui/controls/dialog.tsx";
import { keptAlertAtom } from "../../ui/keep-begun.ts";
import { AlertDialog, type WatchedAsset } from "./alert-dialog.tsx";

interface AlertAtLevelProps {
  asset: WatchedAsset & { price: number };
  /** in USD */
  level: number;
  isSignedIn: boolean;
  onClose: () => void;
}

/** The form of an alert with its level filled in; for others the way to sign in, on which it is kept. Nothing is set without its button. */
export function AlertAtLevel({ asset, level, isSignedIn, onClose }: AlertAtLevelProps) {
  const keep = useSetAtom(keptAlertAtom);
  if (isSignedIn)
    return (
      <AlertDialog
        asset={asset}
        level={{ price: level, side: level >= asset.price ? "above" : "below" }}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      title={`Alert for ${asset.name}`}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button button-ghost" onClick={onClose}>
            Cancel
          </button>
          <Link
            to="/login"
            className="button"
            onClick={() => keep({ asset: asset.symbol, level, price: asset.price, at: Date.now() })}
          >
            Log in
          </Link>
        </>
      }
    >
      <p>
        An alert at {formatUsd(level)} is sent by mail, so it needs an account. Open our mail’s link in this
        browser: it brings you back to this price.
      </p>
    </Dialog>
  );
}
