import { useState } from "react";
import { NETWORKS } from "../../../../shared/networks.ts";
import type { ParkedPayment } from "../../../../shared/parked.ts";
import { AskDialog } from "../../../ui/controls/ask-dialog.tsx";
import { NoteField } from "../note-field.tsx";
import { type Decision, decisionMutation } from "../queries.ts";
import { useAdminAct } from "../use-admin-act.ts";

export type Act = "grant" | "assign" | RefundAct;
type RefundAct = "refund" | "claim refund" | "release refund";

/** What is shown of a payment that is decided on; a reversed one has no `asked`. */
type Decided = Pick<
  ParkedPayment,
  "id" | "network" | "received" | "symbol" | "product" | "refundAddress" | "refundClaim"
> &
  Partial<Pick<ParkedPayment, "asked">>;

export const ACT_NAMES: Record<Act, string> = {
  ...{ grant: "Grant", assign: "Assign", refund: "Refund" },
  ...{ "claim refund": "Claim refund", "release refund": "Release refund" },
};

/** How money goes back: by card it is noted; on a network it is claimed, sent, then noted or released. */
export const refundActsOf = ({ network, refundClaim }: Pick<Decided, "network" | "refundClaim">) =>
  network === null
    ? (["refund"] as const)
    : refundClaim === null
      ? (["claim refund"] as const)
      : (["refund", "release refund", "claim refund"] as const);

interface DecisionDialogProps {
  act: Act;
  payment: Decided;
  onClose: () => void;
  onDone: () => void;
}

const WORDS: Record<Act, string> = {
  ...{ grant: "Grant", refund: "Note the refund", assign: "Assign" },
  ...{ "claim refund": "Claim", "release refund": "Release" },
};

/** Asks for the reason of a decision, which stays in the audit log. */
export function DecisionDialog({ act, payment, onClose, onDone }: DecisionDialogProps) {
  const [note, setNote] = useState("");
  /** the refund's transaction, the order's id, or whose it is */
  const [value, setValue] = useState("");
  const { mutate, isPending } = useAdminAct(decisionMutation, {
    done: (_reply, { decision }) => DONE[decision.decision],
    onClose,
    onDone,
  });
  const field = fieldOf(act, payment);
  const isBare = act === "claim refund" || act === "release refund";
  const isReady = isBare || (note.trim() !== "" && (field === null || value.trim() !== ""));
  const came = `${payment.received} ${payment.symbol}`;
  return (
    <AskDialog
      title={titleOf(act, payment)}
      label={WORDS[act]}
      text={
        <p className="break-words">
          {act === "assign"
            ? `${came} came, and nothing says from whom. Its owner then sees it among his orders.`
            : act === "grant"
              ? `${came} came, ${payment.asked ?? "nothing we know of"} was asked for. Granting credits the whole order, for good.`
              : sayRefund(act, payment, came)}
        </p>
      }
      isReady={isReady}
      isPending={isPending}
      onSubmit={() => mutate({ id: payment.id, decision: toDecision(act, note.trim(), value.trim()) })}
      onClose={onClose}
    >
      {field !== null && (
        <label>
          <span className="label">{field}</span>
          <input
            className="field"
            autoComplete="off"
            spellCheck={false}
            maxLength={254}
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
        </label>
      )}
      {!isBare && <NoteField note={note} onChange={setNote} />}
    </AskDialog>
  );
}

function titleOf(act: Act, { product, received, symbol }: Decided): string {
  return act === "grant" ? `Grant ${product ?? "an order"}?` : `${ACT_NAMES[act]}: ${received} ${symbol}`;
}

function fieldOf(act: Act, { network, product }: Decided): string | null {
  if (act === "grant") return product === null ? "Id of the order it pays" : null;
  if (act === "assign") return "Owner’s e-mail";
  if (act !== "refund") return null;
  return network === null
    ? "Refund's id at the card provider"
    : `Refund transaction on ${NETWORKS[network].name}`;
}

function sayRefund(act: RefundAct, { network, refundAddress, refundClaim }: Decided, came: string): string {
  if (network === null) return `Give ${came} back at the card provider first, then note how here.`;
  if (refundAddress === null)
    return `The buyer has not confirmed an address yet, so ${came} cannot go back. He can, on his orders' page.`;
  if (act === "release refund")
    return `Only if you did not send ${came}: the buyer can change the address again, and another admin can claim it.`;
  if (act === "refund")
    return `Send ${came} to ${refundAddress}, which the buyer confirmed, then note the transaction here.`;
  const taken = refundClaim
    ? `${refundClaim.by} claimed it at ${refundClaim.at.slice(0, 16)} UTC. Ask first whether it was sent. `
    : "";
  return (
    `${taken}${came} goes to ${refundAddress}, which the buyer confirmed. Claim it before you send it: he ` +
    "cannot change the address then, and no other admin sends it."
  );
}

function toDecision(act: Act, note: string, value: string): Decision {
  if (act === "claim refund" || act === "release refund") return { decision: act };
  if (act === "refund") return { decision: act, note, refundTxHash: value };
  if (act === "assign") return { decision: act, note, email: value };
  return { decision: act, note, ...(value !== "" && { intentId: value }) };
}

const DONE: Record<Act, string> = {
  grant: "The order was granted",
  refund: "The refund was noted",
  assign: "The payment has an owner",
  "claim refund": "The refund is yours to send",
  "release refund": "The refund is free again",
};
