import { useMutation } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useId, useState } from "react";
import type { ApiKey } from "../../../../shared/keys.ts";
import { Dialog } from "../../../ui/controls/dialog.tsx";
import { DialogActions } from "../../../ui/controls/dialog-actions.tsx";
import { showToastAtom } from "../../../ui/toast.ts";
import { limitKeyMutation } from "../queries.ts";
import { useDataRefresh } from "../use-refresh.ts";
import { toDraft, toLimits } from "./limit-draft.ts";
import { LimitsFields } from "./limits-fields.tsx";
import { sayRefusal } from "./say-refusal.ts";

/** Changes what a key may do, for its very next call. */
export function LimitsDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const [draft, setDraft] = useState(() => toDraft(apiKey.limits));
  const formId = useId();
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
    <Dialog
      title={`Limits of ${apiKey.name}`}
      onClose={onClose}
      actions={<DialogActions onClose={onClose} label="Save limits" form={formId} isPending={isPending} />}
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) mutate({ id: apiKey.id, limits: toLimits(draft) });
        }}
      >
        <LimitsFields draft={draft} onChange={setDraft} />
        <p role="alert" className="field-note text-danger">
          {error && sayRefusal(error, "Failed to change the limits")}
        </p>
      </form>
    </Dialog>
  );
}
