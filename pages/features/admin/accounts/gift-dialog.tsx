import { useMutation } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useId, useState } from "react";
import { type AccountBooks, MAX_GIFT_CREDITS, MAX_GIFT_MONTHS } from "../../../../shared/accounts.ts";
import { type PaidTierId, TIERS } from "../../../../shared/tiers.ts";
import { Dialog } from "../../../ui/controls/dialog.tsx";
import { DialogActions } from "../../../ui/controls/dialog-actions.tsx";
import { Segments } from "../../../ui/controls/segments.tsx";
import { showToastAtom } from "../../../ui/toast.ts";
import { NoteField } from "../parked/note-field.tsx";
import { useAdminRefresh } from "../use-admin-refresh.ts";
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
  const form = useId();
  const showToast = useSetAtom(showToastAtom);
  const refresh = useAdminRefresh();
  const { mutate, isPending } = useMutation({
    ...giftMutation,
    onSuccess: async () => {
      showToast({ title: "Status Updated", text: "It was given" });
      await refresh();
      onClose();
    },
  });
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
    <Dialog
      title="Give this account something"
      onClose={onClose}
      actions={
        <DialogActions
          onClose={onClose}
          label="Give it"
          form={form}
          isReady={isReady}
          isPending={isPending}
        />
      }
    >
      <Segments label="What" options={WHAT} value={what} onChange={setWhat} />
      <form
        id={form}
        className="decision-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady && !isPending) give();
        }}
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
      </form>
    </Dialog>
  );
}
