import { useMutation } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useState } from "react";
import type { ApiKey } from "../../../../shared/keys.ts";
import { AskDialog } from "../../../ui/controls/ask-dialog.tsx";
import { showToastAtom } from "../../../ui/toast.ts";
import { limitKeyMutation } from "../queries.ts";
import { useDataRefresh } from "../use-refresh.ts";
import { toDraft, toLimits } from "./limit-draft.ts";
import { LimitsFields } from "./limits-fields.tsx";
import { sayRefusal } from "./say-refusal.ts";

/** Changes what a key may do, for its very next call. */
export function LimitsDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const [draft, setDraft] = useState(() => toDraft(apiKey.limits));
  const showToast = useSetAtom(showToastAtom);
  const refresh = useDataRefresh();
  const { mutate, isPending, error } = useMutation({
    ...limitKeyMutation,
    onSuccess: async () => {
      showToast({ title: "Limits Changed", text: "They apply from the next call on" });
      await refresh();
      onClose();
    },
  });
  return (
    <AskDialog
      title={`Limits of ${apiKey.name}`}
      label="Save limits"
      onSubmit={() => mutate({ id: apiKey.id, limits: toLimits(draft) })}
      isPending={isPending}
      onClose={onClose}
    >
      <LimitsFields draft={draft} onChange={setDraft} />
      <p role="alert" className="field-note text-danger">
        {error && sayRefusal(error, "Failed to change the limits")}
      </p>
    </AskDialog>
  );
}
