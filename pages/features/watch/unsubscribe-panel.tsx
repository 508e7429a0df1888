import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { messageOf } from "../../api/api-error.ts";
import { Spinner } from "../../ui/controls/spinner.tsx";
import { Notice } from "../../ui/notice.tsx";
import { unsubscribeMutation } from "./queries.ts";

/** The page of the link in an alert's or a morning's mail. It waits for a click: mail scanners open links. */
export function UnsubscribePanel({ token }: { token: string }) {
  const { mutate, data, isPending, error } = useMutation(unsubscribeMutation);
  if (data)
    return (
      <Notice
        figure="›"
        title="These mails have stopped"
        actions={
          <Link to="/account" className="button button-ghost">
            My account
          </Link>
        }
      >
        <p>
          Your alerts still fire and are shown on your account’s page, where mails of alerts and of the
          morning can be switched on again.
        </p>
      </Notice>
    );
  return (
    <Notice
      figure="›"
      title="Stop alert and morning mails?"
      actions={
        <button type="button" className="button gap-2" disabled={isPending} onClick={() => mutate(token)}>
          {isPending && <Spinner />} Stop them
        </button>
      }
    >
      <p>We will no longer send alert or morning mail to your address. The alerts themselves stay.</p>
      {error && (
        <p className="field-note text-danger" role="alert">
          {messageOf(error, "That did not work. Please try again.")}
        </p>
      )}
    </Notice>
  );
}
