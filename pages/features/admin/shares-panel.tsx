import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ShareBooks } from "../../../shared/shares.ts";
import { Day } from "../../ui/age.tsx";
import { Action } from "../../ui/controls/action.tsx";
import { PromptLine } from "../../ui/controls/prompt-line.tsx";
import { HistoryLink } from "./cells.tsx";
import { decideShareMutation, reportedSharesQuery, shareBooksQuery } from "./queries.ts";
import { ReasonDialog } from "./reason-dialog.tsx";
import { AdminLoaded, AdminTable } from "./table-state.tsx";

const COLUMNS = ["Shared", "Question", "By", "State"] as const;
const REPORTED_COLUMNS = ["Reported", "Question", "By", ""] as const;

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
        <PromptLine
          label="Link of a shared answer"
          autoComplete="off"
          spellCheck={false}
          maxLength={254}
          value={text}
          onChange={(event) => setText(event.target.value)}
        >
          <button type="submit" className="button prompt-button" disabled={id === ""}>
            Find
          </button>
        </PromptLine>
      </form>
      {sought === "" ? <Reported onPick={setSought} /> : <Found key={sought} id={sought} />}
    </>
  );
}

function Reported({ onPick }: { onPick: (id: string) => void }) {
  return (
    <AdminLoaded
      of={useQuery(reportedSharesQuery)}
      columns={REPORTED_COLUMNS}
      waiting="Loading reported answers"
    >
      {({ shares }) =>
        shares.length === 0 ? (
          <p className="empty">No reports to review.</p>
        ) : (
          <AdminTable columns={REPORTED_COLUMNS}>
            {shares.map(({ id, question, account, reportedAt }) => (
              <tr key={id}>
                <th scope="row">
                  <Day at={reportedAt ?? ""} />
                </th>
                <td className="break-words">{question}</td>
                <td>{account ?? "nobody signed in"}</td>
                <td>
                  <Action onClick={() => onPick(id)}>Review</Action>
                </td>
              </tr>
            ))}
          </AdminTable>
        )
      }
    </AdminLoaded>
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
    button: "Take down",
    title: "Take this answer down?",
    label: "Take it down",
    text: "Its text is deleted for good; its address says that it was taken down.",
    done: "The answer was taken down",
    isDanger: true,
  },
  review: {
    button: "Leave it",
    title: "Leave this answer as it is?",
    label: "Leave it",
    text: "The answer is shown again, and further reports have no effect.",
    done: "The answer stays",
    isDanger: false,
  },
} as const;
type Decision = keyof typeof DECISIONS;

const Found = ({ id }: { id: string }) => (
  <AdminLoaded of={useQuery(shareBooksQuery(id))} columns={COLUMNS} waiting="Looking for the shared answer">
    {(share) => <Shared id={id} share={share} />}
  </AdminLoaded>
);

function Shared({ id, share }: { id: string; share: ShareBooks }) {
  const [asked, setAsked] = useState<Decision | null>(null);
  const client = useQueryClient();
  const isReported = share.reportedAt !== null && share.reviewedAt === null;
  const decisions = (["take-down", ...(isReported ? (["review"] as const) : [])] as const).filter(
    () => share.endedBy === null,
  );
  const { button: _, text, ...words } = DECISIONS[asked ?? "review"];
  return (
    <>
      <AdminTable columns={COLUMNS}>
        <tr>
          <th scope="row">
            <Day at={share.sharedAt} />
          </th>
          <td className="break-words">{share.question ?? "Its text is gone"}</td>
          <td>{share.account ?? "nobody signed in"}</td>
          <td>{sayState(share)}</td>
        </tr>
      </AdminTable>
      <div className="admin-tools px-4 py-2">
        {decisions.map((decision) => (
          <Action key={decision} isDanger={DECISIONS[decision].isDanger} onClick={() => setAsked(decision)}>
            {DECISIONS[decision].button}
          </Action>
        ))}
        <HistoryLink subject={id} />
      </div>
      {asked && (
        <ReasonDialog
          {...words}
          text={<p>{text}</p>}
          minLength={3}
          mutation={decideShareMutation}
          toInput={(reason) => ({ id, decision: asked, reason })}
          refresh={(books) => {
            client.setQueryData(shareBooksQuery(id).queryKey, books);
            return client.invalidateQueries({ queryKey: reportedSharesQuery.queryKey });
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
