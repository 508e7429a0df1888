import type { AccountBooks } from "../../../../shared/accounts.ts";
import { ReasonDialog } from "../reason-dialog.tsx";
import { stateMutation } from "./queries.ts";

const WORDS = {
  suspend: {
    title: "Suspend this account?",
    label: "Suspend it",
    text: "Its keys and sessions are refused from the next request on, and its owner is shown the reason. Paid months remain.",
    isDanger: true,
  },
  reopen: {
    title: "Reopen this account?",
    label: "Reopen it",
    text: "Its keys and sessions work again as before.",
    isDanger: false,
  },
};

/** Asks why an account is suspended or opened again. */
export function StateDialog({ account, onClose }: { account: AccountBooks; onClose: () => void }) {
  const act: keyof typeof WORDS = account.state === "open" ? "suspend" : "reopen";
  const { text, ...words } = WORDS[act];
  return (
    <ReasonDialog
      {...words}
      text={<p>{text}</p>}
      minLength={3}
      mutation={stateMutation}
      toInput={(reason) => ({ id: account.id, act, reason })}
      done={({ state }) => `The account is ${state}`}
      onClose={onClose}
    />
  );
}
