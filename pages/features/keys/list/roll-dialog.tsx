import { useMutation } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { type ApiKey, ROLL_GRACE_HOURS } from "../../../../shared/keys.ts";
import { AskDialog } from "../../../ui/controls/ask-dialog.tsx";
import { Segments } from "../../../ui/controls/segments.tsx";
import { showToastAtom } from "../../../ui/toast.ts";
import { rollKeyMutation } from "../queries.ts";
import { useDataRefresh } from "../use-refresh.ts";
import { KEY_MADE } from "./create-form.tsx";

type Grace = (typeof ROLL_GRACE_HOURS)[number];

const WORDS: Record<Grace, string> = { 0: "Now", 1: "In 1 h", 24: "In 24 h", 168: "In 7 d" };
const OPTIONS = ROLL_GRACE_HOURS.map((hours) => [String(hours), WORDS[hours]] as const);

interface RollDialogProps {
  apiKey: ApiKey;
  onClose: () => void;
  onMade: (made: { name: string; secret: string }) => void;
}

/** Makes a successor of a key, and says when the old one ends. */
export function RollDialog({ apiKey, onClose, onMade }: RollDialogProps) {
  const [hours, setHours] = useState<string>("24");
  const showToast = useSetAtom(showToastAtom);
  const refresh = useDataRefresh();
  const { mutate, isPending } = useMutation({
    ...rollKeyMutation,
    onSuccess: (reply) => {
      onClose();
      onMade({ name: reply.apiKey.name, secret: reply.apiKey.key });
      showToast(KEY_MADE);
      return refresh();
    },
    onError: onClose,
  });
  return (
    <AskDialog
      title={`Roll ${apiKey.name}`}
      label="Roll key"
      onAct={() => mutate({ id: apiKey.id, endsInHours: Number(hours) as Grace })}
      isPending={isPending}
      onClose={onClose}
    >
      <p>
        You get a new key of the same name. The old one, <code>{apiKey.keyPreview}</code>, goes on working
        until it ends:
      </p>
      <Segments label="The old key ends" options={OPTIONS} value={hours} onChange={setHours} />
    </AskDialog>
  );
}
