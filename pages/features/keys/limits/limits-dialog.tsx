import { useMutation } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useId, useState } from "react";
import type { ApiKey } from "../../../../shared/keys.ts";
import { Dialog } from "../../../ui/controls/dialog.tsx";
import { Spinner } from "../../../ui/controls/spinner.tsx";
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
      showToast({ title: "Limits Changed", text: "They hold from the next call on" });
      await refresh();
      onClose();
    },
  });
  return (
    <Dialog
      title={`Limits of ${apiKey.name}`}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button button-ghost" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" form={formId} className="button gap-2" disabled={isPending}>
            {isPending && <Spinner />} Save limits
          </button>
        </>
      }
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
