import { useAtomValue } from "jotai";
import type { Distribution } from "../../../../shared/ngma.ts";
import { nowAtom } from "../../../ui/age.tsx";
import { Action } from "../../../ui/controls/action.tsx";
import { Spinner } from "../../../ui/controls/spinner.tsx";
import { HistoryLink, TransactionLink } from "../cells.tsx";
import { holderOf } from "./claim.ts";
import { HashForm } from "./hash-form.tsx";
import { useChange } from "./use-change.ts";

interface RowActionsProps {
  distribution: Distribution;
  /** the row in words */
  label: string;
  me: string;
  onCorrect: () => void;
  /** the row is about to leave the list */
  onLeave: () => void;
}

/** What an admin can do with a distribution. */
export function RowActions(props: RowActionsProps) {
  return props.distribution.distributionStatus === "pending" ? (
    <PendingActions {...props} />
  ) : (
    <SentActions {...props} />
  );
}

function PendingActions({ distribution, label, me }: RowActionsProps) {
  const { change, changing } = useChange(distribution.id);
  const holder = holderOf(distribution, me, useAtomValue(nowAtom));
  const isOthers = holder === "another" || holder === "another, too long ago";
  return (
    <div className="row-acts">
      {!distribution.held && (
        <HashForm
          label={label}
          isBusy={changing === "sent"}
          isDisabled={isOthers}
          onSubmit={(txHash) => change({ status: "sent", txHash })}
        />
      )}
      <div className="row-links">
        {distribution.needsRelease && (
          <Action
            name={`Approve: ${label}`}
            isBusy={changing === "approve"}
            onClick={() => change({ status: "approve" })}
          >
            Approve
          </Action>
        )}
        {holder === "nobody" && !distribution.held && (
          <Action
            name={`Claim: ${label}`}
            isBusy={changing === "claim"}
            onClick={() => change({ status: "claim" })}
          >
            Claim
          </Action>
        )}
        {holder === "another, too long ago" && !distribution.held && (
          <Action
            name={`Take over: ${label}`}
            isBusy={changing === "claim"}
            onClick={() => change({ status: "claim" })}
          >
            Take over
          </Action>
        )}
        {holder === "me" && (
          <Action
            name={`Release: ${label}`}
            isBusy={changing === "release"}
            onClick={() => change({ status: "release" })}
          >
            Release
          </Action>
        )}
        <HistoryLink subject={distribution.id} />
      </div>
    </div>
  );
}

function SentActions({ distribution, label, me, onCorrect, onLeave }: RowActionsProps) {
  const { change, changing } = useChange(distribution.id, ({ status }) => {
    if (status === "confirmed") onLeave();
  });
  const holder = holderOf(distribution, me, useAtomValue(nowAtom));
  const { distributionTxHash: hash, verified } = distribution;
  return (
    <div className="row-acts">
      <div className="row-sent">
        {hash && (
          <TransactionLink network="solana" hash={hash}>
            View Distribution
          </TransactionLink>
        )}
        <button
          type="button"
          className={`button button-small gap-2 ${verified ? "" : "button-ghost"}`}
          aria-label={`Confirm ${label}`}
          disabled={changing !== null}
          onClick={() => change({ status: "confirmed" })}
        >
          {changing === "confirmed" && <Spinner />} Confirm
        </button>
      </div>
      <div className="row-links">
        {holder === "me" && !verified && (
          <Action name={`Correct hash: ${label}`} onClick={onCorrect}>
            Correct hash
          </Action>
        )}
        {holder === "another, too long ago" && !verified && (
          <Action
            name={`Take over: ${label}`}
            isBusy={changing === "claim"}
            onClick={() => change({ status: "claim" })}
          >
            Take over
          </Action>
        )}
        <HistoryLink subject={distribution.id} />
      </div>
    </div>
  );
}
