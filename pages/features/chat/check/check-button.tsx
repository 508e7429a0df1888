import { ShieldCheck } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { lazily } from "../../../ui/life/lazily.ts";
import { useSay } from "../../../ui/words/say.ts";
import type { Checked } from "./check-panel.tsx";

const CheckPanel = lazily(() => import("./check-panel.tsx"));

/** The button that leads to all that an answer can be checked by, and the panel it opens, which stands elsewhere. */
export function useCheck(checked: Checked | undefined) {
  const [isOpen, open] = useState(false);
  const say = useSay();
  const button = useRef<HTMLButtonElement>(null);
  if (!checked) return { button: null, panel: null };
  return {
    button: (
      <button
        ref={button}
        type="button"
        className="action"
        aria-expanded={isOpen}
        onClick={() => open(!isOpen)}
      >
        <ShieldCheck size={14} aria-hidden /> {say("Check this answer")}
      </button>
    ),
    panel: isOpen && (
      <Suspense>
        <CheckPanel
          {...checked}
          onClose={() => {
            open(false);
            button.current?.focus();
          }}
        />
      </Suspense>
    ),
  };
}
