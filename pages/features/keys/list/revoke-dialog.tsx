import { useMutation } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { flushSync } from "react-dom";
import type { ApiKey } from "../../../../shared/keys.ts";
import { AskDialog } from "../../../ui/controls/ask-dialog.tsx";
import { showToastAtom } from "../../../ui/toast.ts";
import { revokeKeyMutation } from "../queries.ts";
import { useDataRefresh } from "../use-refresh.ts";

interface RevokeDialogProps {
  apiKey: ApiKey;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before a key is ended for good. */
export function RevokeDialog({ apiKey, onClose, onDone }: RevokeDialogProps) {
  const showToast = useSetAtom(showToastAtom);
  const refresh = useDataRefresh();
  const { mutate, isPending } = useMutation({
    ...revokeKeyMutation,
    onSuccess: async () => {
      showToast({ title: "Key Revoked", text: "API key has been deactivated" });
      await refresh();
      // While the dialog is open nothing outside it can take the focus.
      flushSync(onClose);
      onDone();
    },
    onError: onClose,
  });
  return (
    <AskDialog
      title={`Revoke ${apiKey.name}?`}
      label={apiKey.app ? "Revoke access" : "Revoke key"}
      onAct={() => mutate(apiKey.id)}
      isDanger
      isPending={isPending}
      onClose={onClose}
    >
      {apiKey.app ? (
        <p>
          The app at <strong>{apiKey.app.host}</strong> is refused from the next call on. To come back it has
          to ask you again.
        </p>
      ) : (
        <p>
          <code>{apiKey.keyPreview}</code> is refused from the next call on, everywhere. A revoked key cannot
          come back.
        </p>
      )}
    </AskDialog>
  );
}
