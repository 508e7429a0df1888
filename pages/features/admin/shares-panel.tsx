import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useId, useState } from "react";
import type { ShareBooks } from "../../../shared/shares.ts";
import { Dialog } from "../../ui/controls/dialog.tsx";
import { DialogActions } from "../../ui/controls/dialog-actions.tsx";
import { showToastAtom } from "../../ui/toast.ts";
import { Day, HistoryLink } from "./cells.tsx";
import { NoteField } from "./parked/note-field.tsx";
import { shareBooksQuery, takeDownMutation } from "./queries.ts";
import { Heads, ListTrouble, SkeletonRows } from "./table-state.tsx";

const HEADS = ["Shared", "Question", "By", "State"] as const;
const MIN_REASON = 3;

/** The id of a shared answer, from its address or as it is. */
const readId = (text: string) => /([A-Za-z0-9]{22})\/?$/.exec(text.trim())?.[1] ?? "";

/** Finding a shared answer by its link, and taking it down. */
export function SharesPanel() {
  const [text, setText] = useState("");
  const [sought, setSought] = useState("");
  const id = readId(text);
  return (
    <>
      <form
        className="create-key"
        onSubmit={(event) => {
          event.preventDefault();
          setSought(id);
        }}
      >
        <label className="label" htmlFor="share-sought">
          Link of a shared answer
        </label>
        <div className="prompt-line">
          <span className="prompt-mark text-amber" aria-hidden>
            ›
          </span>
          <input
            id="share-sought"
            className="prompt-input"
            autoComplete="off"
            spellCheck={false}
            maxLength={254}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="button prompt-button" disabled={id === ""}>
            Find
          </button>
        </div>
      </form>
      {sought !== "" && <Found key={sought} id={sought} />}
    </>
  );
}

const sayState = ({ endedBy, endedAt }: ShareBooks) =>
  endedBy ? `ended by ${endedBy}, ${endedAt?.slice(0, 10)}` : "can be read";

function Found({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(shareBooksQuery(id));
  const [isAsked, setAsked] = useState(false);
  if (error) return <ListTrouble error={error} onRetry={() => refetch()} />;
  if (!data) return <SkeletonRows heads={HEADS} label="Looking for the shared answer" />;
  return (
    <>
      <table className="ledger admin-table">
        <Heads heads={HEADS} />
        <tbody>
          <tr>
            <th scope="row">
              <Day at={data.sharedAt} />
            </th>
            <td className="break-words">{data.question ?? "Its words are gone"}</td>
            <td>{data.account ?? "nobody signed in"}</td>
            <td>{sayState(data)}</td>
          </tr>
        </tbody>
      </table>
      <div className="admin-tools px-4 py-2">
        {data.endedBy === null && (
          <button type="button" className="action action-danger" onClick={() => setAsked(true)}>
            Take down
          </button>
        )}
        <HistoryLink subject={id} />
      </div>
      {isAsked && <TakeDownDialog id={id} onClose={() => setAsked(false)} />}
    </>
  );
}

function TakeDownDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [reason, setReason] = useState("");
  const form = useId();
  const client = useQueryClient();
  const showToast = useSetAtom(showToastAtom);
  const { mutate, isPending } = useMutation({
    ...takeDownMutation,
    onSuccess: (books) => {
      client.setQueryData(shareBooksQuery(id).queryKey, books);
      showToast({ title: "Status Updated", text: "The answer was taken down" });
      onClose();
    },
  });
  const isReady = reason.trim().length >= MIN_REASON;
  return (
    <Dialog
      title="Take this answer down?"
      onClose={onClose}
      actions={
        <DialogActions
          onClose={onClose}
          label="Take it down"
          form={form}
          isDanger
          isReady={isReady}
          isPending={isPending}
        />
      }
    >
      <p>Its words are deleted for good; its address says that it was taken down.</p>
      <form
        id={form}
        className="decision-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady && !isPending) mutate({ id, reason: reason.trim() });
        }}
      >
        <NoteField note={reason} onChange={setReason} />
      </form>
    </Dialog>
  );
}
