import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useId, useState } from "react";
import type { ShareBooks } from "../../../shared/shares.ts";
import { Dialog } from "../../ui/controls/dialog.tsx";
import { DialogActions } from "../../ui/controls/dialog-actions.tsx";
import { showToastAtom } from "../../ui/toast.ts";
import { Day, HistoryLink } from "./cells.tsx";
import { NoteField } from "./parked/note-field.tsx";
import { decideShareMutation, reportedSharesQuery, shareBooksQuery } from "./queries.ts";
import { Heads, ListTrouble, SkeletonRows } from "./table-state.tsx";

const HEADS = ["Shared", "Question", "By", "State"] as const;
const REPORTED_HEADS = ["Reported", "Question", "By", ""] as const;
const MIN_REASON = 3;

/** The id of a shared answer, from its address or as it is. */
const readId = (text: string) => /([A-Za-z0-9]{22})\/?$/.exec(text.trim())?.[1] ?? "";

/** The shared answers that were reported; finding one by its link, taking it down, or leaving it. */
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
      {sought === "" ? <Reported onPick={setSought} /> : <Found key={sought} id={sought} />}
    </>
  );
}

function Reported({ onPick }: { onPick: (id: string) => void }) {
  const { data, error, refetch } = useQuery(reportedSharesQuery);
  if (error) return <ListTrouble error={error} onRetry={() => refetch()} />;
  if (!data) return <SkeletonRows heads={REPORTED_HEADS} label="Loading reported answers" />;
  if (data.shares.length === 0) return <p className="empty">No reports to review.</p>;
  return (
    <table className="ledger admin-table">
      <Heads heads={REPORTED_HEADS} />
      <tbody>
        {data.shares.map(({ id, question, account, reportedAt }) => (
          <tr key={id}>
            <th scope="row">
              <Day at={reportedAt ?? ""} />
            </th>
            <td className="break-words">{question}</td>
            <td>{account ?? "nobody signed in"}</td>
            <td>
              <button type="button" className="action" onClick={() => onPick(id)}>
                Review
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const sayState = ({ endedBy, endedAt, reportedAt, reviewedAt }: ShareBooks) => {
  if (endedBy) return `ended by ${endedBy}, ${endedAt?.slice(0, 10)}`;
  if (reviewedAt) return `reviewed ${reviewedAt.slice(0, 10)}`;
  return reportedAt ? `reported ${reportedAt.slice(0, 10)}, not reviewed` : "can be read";
};

/** What an admin can do with a shared answer: the button, the question, what follows, and the toast. */
const DECISIONS = {
  "take-down": {
    label: "Take down",
    title: "Take this answer down?",
    submit: "Take it down",
    text: "Its words are deleted for good; its address says that it was taken down.",
    done: "The answer was taken down",
    isDanger: true,
  },
  review: {
    label: "Leave it",
    title: "Leave this answer as it is?",
    submit: "Leave it",
    text: "The visitor's words are shown again, and further reports change nothing.",
    done: "The answer stays",
    isDanger: false,
  },
} as const;
type Decision = keyof typeof DECISIONS;

function Found({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(shareBooksQuery(id));
  const [asked, setAsked] = useState<Decision | null>(null);
  if (error) return <ListTrouble error={error} onRetry={() => refetch()} />;
  if (!data) return <SkeletonRows heads={HEADS} label="Looking for the shared answer" />;
  const isReported = data.reportedAt !== null && data.reviewedAt === null;
  const decisions = (["take-down", ...(isReported ? (["review"] as const) : [])] as const).filter(
    () => data.endedBy === null,
  );
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
        {decisions.map((decision) => (
          <button
            key={decision}
            type="button"
            className={`action ${DECISIONS[decision].isDanger ? "action-danger" : ""}`}
            onClick={() => setAsked(decision)}
          >
            {DECISIONS[decision].label}
          </button>
        ))}
        <HistoryLink subject={id} />
      </div>
      {asked && <DecideDialog id={id} decision={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function DecideDialog({ id, decision, onClose }: { id: string; decision: Decision; onClose: () => void }) {
  const [reason, setReason] = useState("");
  const form = useId();
  const client = useQueryClient();
  const showToast = useSetAtom(showToastAtom);
  const { title, submit, text, done, isDanger } = DECISIONS[decision];
  const { mutate, isPending } = useMutation({
    ...decideShareMutation,
    onSuccess: (books) => {
      client.setQueryData(shareBooksQuery(id).queryKey, books);
      showToast({ title: "Status Updated", text: done });
      onClose();
      return client.invalidateQueries({ queryKey: reportedSharesQuery.queryKey });
    },
  });
  const isReady = reason.trim().length >= MIN_REASON;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <DialogActions
          onClose={onClose}
          label={submit}
          form={form}
          isDanger={isDanger}
          isReady={isReady}
          isPending={isPending}
        />
      }
    >
      <p>{text}</p>
      <form
        id={form}
        className="decision-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady && !isPending) mutate({ id, decision, reason: reason.trim() });
        }}
      >
        <NoteField note={reason} onChange={setReason} />
      </form>
    </Dialog>
  );
}
