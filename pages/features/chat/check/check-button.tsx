import { ShieldCheck } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { ChatReply } from "../../../../shared/analysis.ts";

const CheckDialog = lazy(() => import("./check-dialog.tsx"));

interface CheckButtonProps {
  reply: ChatReply;
  /** the server's, by which it knows the answer again */
  seal?: string | undefined;
}

/** Leads to all that an answer can be checked by. */
export function CheckButton(props: CheckButtonProps) {
  const [isOpen, open] = useState(false);
  return (
    <>
      <button type="button" className="action" aria-haspopup="dialog" onClick={() => open(true)}>
        <ShieldCheck size={14} aria-hidden /> Check this answer
      </button>
      {isOpen && (
        <Suspense>
          <CheckDialog {...props} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  );
}
