import { useMutation } from "@tanstack/react-query";
import { SHARE_DAYS } from "../../../../shared/shares.ts";
import { messageOf } from "../../../api/api-error.ts";
import { Dialog } from "../../../ui/controls/dialog.tsx";
import { Spinner } from "../../../ui/controls/spinner.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { useSay } from "../../../ui/words/say.ts";
import type { Link, TalkTurn } from "../talk/turn.ts";
import { newId } from "../talk/turn.ts";
import { endShareMutation, shareMutation } from "./queries.ts";

interface ShareDialogProps {
  turn: TalkTurn;
  /** id of the talk, where the account keeps it */
  keptTalk: string | undefined;
  /** keeps the turn with what was noted of its links */
  onKeep: (turn: TalkTurn) => void;
  onClose: () => void;
}

const linkTo = (id: string) => `${location.origin}/a/${id}`;

/** The link of the answer that the turn has now; an earlier answer's leads to that one. */
const findLink = ({ links = [], answer }: TalkTurn): Link | undefined =>
  links.find(({ seal }) => seal === answer?.seal);

/** Makes a link to an answer as it stands, shows it, and deletes it again. */
export default function ShareDialog({ turn, keptTalk, onKeep, onClose }: ShareDialogProps) {
  const link = findLink(turn);
  const others = (turn.links ?? []).filter((one) => one !== link);
  const making = useMutation(shareMutation);
  const ending = useMutation(endShareMutation);
  const { seal = "", reply } = turn.answer ?? {};
  const say = useSay();

  function make() {
    if (!reply) return;
    // Kept before it is sent: a lost reply leaves no link that nobody can delete.
    const noted = link ?? { token: newId(), seal };
    onKeep({ ...turn, links: [...others, noted] });
    making.mutate(
      {
        ...{ token: noted.token ?? newId(), question: turn.question, reply, seal },
        ...(keptTalk && { talk: keptTalk, turn: turn.id }),
      },
      {
        onSuccess: ({ id, expiresAt }) =>
          onKeep({ ...turn, links: [...others, { ...noted, id, expiresAt }] }),
      },
    );
  }
  function end({ id, token }: Link) {
    if (id) ending.mutate({ id, token }, { onSuccess: () => onKeep({ ...turn, links: others }) });
  }

  const close = (
    <button type="button" className="button button-ghost" onClick={onClose}>
      {say(link?.id ? "Close" : "Cancel")}
    </button>
  );
  if (link?.id)
    return (
      <Dialog
        title={say("Anyone with this link can read the answer")}
        onClose={onClose}
        actions={
          <>
            {close}
            <CopyButton
              className="button gap-2"
              text={() => linkTo(link.id ?? "")}
              label="Copy link"
              server={say.server}
            />
          </>
        }
      >
        <code className="break-all">{linkTo(link.id)}</code>
        <p>
          {say("Readable until {day}. Deleting the conversation deletes its links too.", {
            day: link.expiresAt?.slice(0, 10) ?? "",
          })}
        </p>
        <button
          type="button"
          className="action action-danger -ml-2 self-start"
          disabled={ending.isPending}
          onClick={() => end(link)}
        >
          {ending.isPending && <Spinner />} {say("Delete link")}
        </button>
      </Dialog>
    );
  return (
    <Dialog
      title={say("Share this answer?")}
      onClose={onClose}
      actions={
        <>
          {close}
          <button type="button" className="button gap-2" disabled={making.isPending} onClick={make}>
            {making.isPending && <Spinner />} {say("Make a link")}
          </button>
        </>
      }
    >
      <p>
        {say(
          "Anyone with the link can read this question and its answer, as they are now, for {days} days.",
          {
            days: SHARE_DAYS,
          },
        )}{" "}
        {say("The rest of the conversation stays private; links in the question are removed.")}
      </p>
      {making.error && (
        <p className="field-note text-danger" role="alert">
          {messageOf(making.error, say("The link could not be made. Please try again."))}
        </p>
      )}
    </Dialog>
  );
}
