import { useAtomValue } from "jotai";
import type { Distribution } from "../../../../shared/ngma.ts";
import { formatAge, nowAtom } from "../../../ui/age.tsx";
import { holderOf } from "./claim.ts";

const UNVERIFIED =
  "Not found on Solana with this amount and recipient: it is not final yet, or this server has no Solana node to ask.";

/** Where handing out stands, who is at it, and what keeps it. */
export function RowStatus({ distribution, me }: { distribution: Distribution; me: string }) {
  const { distributionStatus, verified, held } = distribution;
  const isSent = distributionStatus === "sent";
  return (
    <>
      <span className={`status-mark ${isSent ? "status-on" : ""}`}>{isSent ? "Sent" : "Pending"}</span>
      {held && (
        <span className="row-note row-held">
          Held: the purchase was refunded or disputed. Do not send the tokens.
        </span>
      )}
      {distribution.needsRelease && (
        <span className="row-note row-held">Above $1,000: approve it before it is sent.</span>
      )}
      {distribution.heldUntil && !isSent && (
        <span className="row-note row-held">
          The delivery address was changed: not before {distribution.heldUntil.slice(0, 16).replace("T", " ")}{" "}
          UTC.
        </span>
      )}
      {isSent && verified && <span className="row-note">Verified on Solana</span>}
      {isSent && !verified && (
        <span className="row-note row-unverified" data-tip={UNVERIFIED}>
          Unverified
        </span>
      )}
      {!isSent && <ClaimNote distribution={distribution} me={me} />}
    </>
  );
}

function ClaimNote({ distribution, me }: { distribution: Distribution; me: string }) {
  const now = useAtomValue(nowAtom);
  const holder = holderOf(distribution, me, now);
  if (holder === "nobody") return null;
  const { claimedBy, claimedAt } = distribution;
  return (
    <span className={`row-note ${holder === "me" ? "row-mine" : ""}`}>
      {holder === "me" ? "You are sending this" : `${claimedBy} is sending this`}
      {claimedAt && `, for ${formatAge(now - Date.parse(claimedAt))}`}
    </span>
  );
}
