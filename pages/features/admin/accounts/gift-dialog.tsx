import { useState } from "react";
import { type AccountBooks, MAX_GIFT_CREDITS, MAX_GIFT_MONTHS } from "../../../../shared/accounts.ts";
import { type PaidTierId, TIERS } from "../../../../shared/tiers.ts";
import { AskDialog } from "../../../ui/controls/ask-dialog.tsx";
import { Segments } from "../../../ui/controls/segments.tsx";
import { NoteField } from "../note-field.tsx";
import { useAdminAct } from "../use-admin-act.ts";
import { giftMutation } from "./queries.ts";

const WHAT = [
  ["credits", "Credits"],
  ["pre-enigma", TIERS["pre-enigma"].name],
  ["enigmatic", TIERS.enigmatic.name],
] as const;
type What = (typeof WHAT)[number][0];

/** Asks what an account is given, and why. */
export function GiftDialog({ account, onClose }: { account: AccountBooks; onClose: () => void }) {
  const [what, setWhat] = useState<What>("credits");
  const [count, setCount] = useState("");
  const [reason, setReason] = useState("");
  const { mutate, isPending } = useAdminAct(giftMutation, { done: "It was given", onClose });
  const number = Number(count);
  const max = what === "credits" ? MAX_GIFT_CREDITS : MAX_GIFT_MONTHS;
  const isReady = Number.isInteger(number) && number >= 1 && number <= max && reason.trim().length >= 3;
  const give = () => {
    const more = { reason: reason.trim() };
    const gift =
      what === "credits"
        ? { credits: number, ...more }
        : { tier: what satisfies PaidTierId, months: number, ...more };
    mutate({ id: account.id, gift });
  };
  return (
    <AskDialog
      title="Give this account something"
      label="Give it"
      text={<Segments label="What" options={WHAT} value={what} onChange={setWhat} />}
      isReady={isReady}
      isPending={isPending}
      onSubmit={give}
      onClose={onClose}
    >
      <label>
        <span className="label">
          {what === "credits" ? `Credits of this month, at most ${max}` : `Months, at most ${max}`}
        </span>
        <input
          className="field"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={count}
          onChange={(event) => setCount(event.target.value)}
        />
      </label>
      <NoteField note={reason} onChange={setReason} />
    </AskDialog>
  );
}
