import { useMutation } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { Download } from "lucide-react";
import { useState } from "react";
import { UNDO_DAYS } from "../../../shared/accounts.ts";
import { PRODUCT } from "../../../shared/product.ts";
import { dateOf } from "../../../shared/time.ts";
import { Section } from "../../ui/controls/section.tsx";
import { Spinner } from "../../ui/controls/spinner.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { showToastAtom } from "../../ui/toast.ts";
import { CloseDialog } from "./close-dialog.tsx";
import { exportMutation } from "./queries.ts";
import { Refusal } from "./refusal.tsx";

/** Taking along everything that is held about one, and closing the account. */
export function DataSection({ email }: { email: string }) {
  const [isClosing, setClosing] = useState(false);
  const showToast = useSetAtom(showToastAtom);
  const { mutate, isPending, error } = useMutation({
    ...exportMutation,
    onSuccess: (text) => {
      saveFile(`${PRODUCT.toLowerCase()}-account-${dateOf(Date.now())}.json`, text, "application/json");
      showToast({ title: "Exported", text: "Everything we hold about you, in one file" });
    },
  });
  return (
    <Section title="Your data">
      <div className="empty">
        <p>
          One JSON file has your account, sessions, keys, calls, orders, payments, watchlist, alerts, saved
          conversations and shared answers. We e-mail you when it is ready.
        </p>
        <p className="mt-3">
          <button type="button" className="button gap-2" disabled={isPending} onClick={() => mutate()}>
            {isPending ? <Spinner /> : <Download size={14} aria-hidden />} Export my data
          </button>
        </p>
        {error && <Refusal error={error} />}
      </div>
      <div className="empty">
        <p>
          Closing your account ends its keys, its sessions and its card subscription at once. For {UNDO_DAYS}{" "}
          days a link in your mail opens it again; then your personal data is erased. Payment records stay,
          without your address; a receipt keeps the name on it for ten years.
        </p>
        <p className="mt-3">
          <button type="button" className="button button-danger" onClick={() => setClosing(true)}>
            Close my account
          </button>
        </p>
      </div>
      {isClosing && <CloseDialog email={email} onClose={() => setClosing(false)} />}
    </Section>
  );
}
