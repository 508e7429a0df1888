import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { messageOf } from "../../api/api-error.ts";
import { Spinner } from "../../ui/controls/spinner.tsx";
import { Notice } from "../../ui/notice.tsx";
import { undoMutation } from "./queries.ts";

/** The page of the link in the mail about a closed account. It waits for a click: mail scanners open links. */
export function UndoPanel({ token }: { token: string }) {
  const { mutate, data, isPending, error } = useMutation(undoMutation);
  if (data)
    return (
      <Notice
        figure="›"
        title="Your account is open again"
        actions={
          <Link to="/login" className="button">
            Log in
          </Link>
        }
      >
        <p>
          Sign in as <strong className="break-all text-fg">{data.email}</strong>. Keys and sessions of before
          stay ended; make new keys on your dashboard.
        </p>
      </Notice>
    );
  return (
    <Notice
      figure="›"
      title="Open your account again?"
      actions={
        <button type="button" className="button gap-2" disabled={isPending} onClick={() => mutate(token)}>
          {isPending && <Spinner />} Open my account again
        </button>
      }
    >
      <p>It was closed, and its data is not erased yet.</p>
      {error && (
        <p className="field-note text-danger" role="alert">
          {messageOf(error, "That did not work. Please try again.")}
        </p>
      )}
    </Notice>
  );
}
