import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { KEPT_MONTHS, MAX_KEPT_TALKS } from "../../../../shared/talk-limits.ts";
import type { KeptTalks } from "../../../../shared/talks.ts";
import { Dialog } from "../../../ui/controls/dialog.tsx";
import { Loaded } from "../../../ui/controls/loaded.tsx";
import { Section } from "../../../ui/controls/section.tsx";
import { Spinner } from "../../../ui/controls/spinner.tsx";
import { sayStorage } from "../../../ui/say-storage.ts";
import { showToastAtom } from "../../../ui/toast.ts";
import { keepingMutation, keptTalksQuery } from "./account-talks.ts";

const count = ({ talks }: KeptTalks) =>
  talks.length === 1 ? "1 conversation" : `${talks.length} conversations`;

/** Whether the account keeps talks: off unless chosen; switching off asks what becomes of those that are kept. */
export function TalksSection() {
  return (
    <Section title="Conversations">
      <Loaded
        of={useQuery(keptTalksQuery)}
        waiting="Checking whether your conversations are saved"
        failed="We could not check whether your conversations are saved."
      >
        {(data) => <Keeping kept={data} />}
      </Loaded>
    </Section>
  );
}

function Keeping({ kept }: { kept: KeptTalks }) {
  const [isAsked, setAsked] = useState(false);
  const client = useQueryClient();
  const showToast = useSetAtom(showToastAtom);
  const { mutate, isPending } = useMutation({
    ...keepingMutation,
    onSuccess: (now) => {
      client.setQueryData(keptTalksQuery.queryKey, now);
      setAsked(false);
      showToast({
        title: now.since ? "Conversations Are Saved" : "Conversations Are Not Saved",
        text: now.since ? "From the next new conversation on" : `Your account has ${count(now)}`,
      });
    },
  });
  const isOn = kept.since !== null;
  return (
    <div className="empty">
      <p>
        {kept.since
          ? `Since ${kept.since.slice(0, 10)} new conversations of the terminal are saved in your account, ` +
            `for all your browsers: ${kept.talks.length} of at most ${MAX_KEPT_TALKS}.`
          : "Your conversations are saved only in this browser. Your account can save new ones, so that you find them in every browser."}{" "}
        Each is kept until you delete it, or for {KEPT_MONTHS} months after its last question.
        {sayStorage(kept.storage, "kept")}
        {!isOn && kept.talks.length > 0 && ` From before, your account has ${count(kept)}.`}
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        {!isOn && (
          <button
            type="button"
            className="button gap-2"
            disabled={isPending}
            onClick={() => mutate({ isOn: true, forget: false })}
          >
            {isPending && <Spinner />} Save my conversations
          </button>
        )}
        {(isOn || kept.talks.length > 0) && (
          <button type="button" className="button button-ghost" onClick={() => setAsked(true)}>
            {isOn ? "Stop saving" : "Delete what is saved"}
          </button>
        )}
      </p>
      {isAsked && (
        <StopDialog
          kept={kept}
          isPending={isPending}
          onStop={(forget) => mutate({ isOn: false, forget })}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}

interface StopDialogProps {
  kept: KeptTalks;
  isPending: boolean;
  onStop: (forget: boolean) => void;
  onClose: () => void;
}

function StopDialog({ kept, isPending, onStop, onClose }: StopDialogProps) {
  const isOn = kept.since !== null;
  return (
    <Dialog
      title={isOn ? "Stop saving conversations?" : "Delete the saved conversations?"}
      onClose={onClose}
      actions={
        <>
          <button
            type="button"
            className="button button-ghost"
            disabled={isPending}
            onClick={() => (isOn ? onStop(false) : onClose())}
          >
            {isOn ? "Stop, keep these" : "Cancel"}
          </button>
          <button
            type="button"
            className="button button-danger"
            disabled={isPending}
            onClick={() => onStop(true)}
          >
            {isOn ? "Stop and delete" : "Delete all"}
          </button>
        </>
      }
    >
      <p>
        Your account has {count(kept)}. Deleting is at once and for good, with the links to their answers.
      </p>
    </Dialog>
  );
}
