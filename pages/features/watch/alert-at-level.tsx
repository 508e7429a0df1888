import { Link } from "@tanstack/react-router";
import { formatUsd } from "../../../shared/format.ts";
import { Dialog } from "../../ui/controls/dialog.tsx";
import { AlertDialog, type WatchedAsset } from "./alert-dialog.tsx";

interface AlertAtLevelProps {
  asset: WatchedAsset & { price: number };
  /** in USD */
  level: number;
  isSignedIn: boolean;
  onClose: () => void;
}

/** The form of an alert with its level filled in; for whoever is not signed in, the way there. Nothing is set without its button. */
export function AlertAtLevel({ asset, level, isSignedIn, onClose }: AlertAtLevelProps) {
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
          <Link to="/login" className="button">
            Log in
          </Link>
        </>
      }
    >
      <p>
        An alert at {formatUsd(level)} is sent by mail, so it needs an account. Log in, then drag the line
        again.
      </p>
    </Dialog>
  );
}
