import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useId, useState } from "react";
import { ACCOUNT, ACCOUNT_DATA } from "../../api/account.ts";
import { AskDialog } from "../../ui/controls/ask-dialog.tsx";
import { showToastAtom } from "../../ui/toast.ts";
import { closeMutation } from "./queries.ts";
import { Refusal } from "./refusal.tsx";

/** Asks for one's own address, typed, before the account is closed. */
export function CloseDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const [typed, setTyped] = useState("");
  const field = useId();
  const client = useQueryClient();
  const showToast = useSetAtom(showToastAtom);
  const { mutate, isPending, error } = useMutation({
    ...closeMutation,
    onSuccess: async ({ undoUntil }) => {
      onClose();
      client.removeQueries({ queryKey: ACCOUNT_DATA });
      showToast({
        title: "Account Closed",
        text: `Until ${undoUntil.slice(0, 10)} the link in your mail opens it again`,
      });
      await client.invalidateQueries({ queryKey: ACCOUNT });
    },
  });
  const isSame = typed.trim().toLowerCase() === email;
  return (
    <AskDialog
      title="Close your account?"
      label="Close it"
      onAct={() => mutate(typed)}
      isDanger
      isReady={isSame}
      isPending={isPending}
      onClose={onClose}
    >
      <p>Every key is refused from the next call on. Months you paid for end with the account.</p>
      <div>
        <label htmlFor={field}>
          Type <strong className="break-all text-fg">{email}</strong> to confirm
        </label>
        <input
          id={field}
          type="email"
          className="field"
          autoComplete="off"
          spellCheck={false}
          maxLength={254}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {error && <Refusal error={error} />}
      </div>
    </AskDialog>
  );
}
