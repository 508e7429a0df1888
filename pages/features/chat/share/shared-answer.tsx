import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useSetAtom } from "jotai";
import { Flag } from "lucide-react";
import { useCallback, useState } from "react";
import type { Share } from "../../../../shared/shares.ts";
import { ApiError, messageOf } from "../../../api/api-error.ts";
import { formatMoment } from "../../../ui/age.tsx";
import { Waiting } from "../../../ui/controls/spinner.tsx";
import { Trouble } from "../../../ui/controls/trouble.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { showToastAtom } from "../../../ui/toast.ts";
import { useSay } from "../../../ui/words/say.ts";
import type { DrawChart } from "../answer/answer-body.tsx";
import { AnswerSheet } from "../answer/answer-sheet.tsx";
import { SayAnswer } from "../answer/say-answer.tsx";
import { CopyAnswer } from "../copy-answer.tsx";
import { SaveButton } from "../save-button.tsx";
import { draftAtom } from "../talk/atoms.ts";
import { QuestionLine } from "../talk/question-line.tsx";
import { reportMutation, shareQuery } from "./queries.ts";

interface SharedAnswerProps {
  id: string;
  /** draws the prices up to a day, YYYY-MM-DD */
  chartUntil: (day: string) => DrawChart;
}

/** One question and its answer, as they were when they were shared. */
export function SharedAnswer({ id, chartUntil }: SharedAnswerProps) {
  const { data, error, refetch } = useQuery(shareQuery(id));
  if (data)
    return (
      <SayAnswer reply={data.reply}>
        {() => <Frozen {...data} chart={chartUntil(data.reply.data.asOf.slice(0, 10))} />}
      </SayAnswer>
    );
  if (error instanceof ApiError && [404, 410].includes(error.status))
    return (
      <Notice
        figure={String(error.status)}
        title={error.status === 410 ? "This answer is no longer available" : "Nothing was shared here"}
        actions={
          <Link to="/app" className="button">
            Open the terminal
          </Link>
        }
      >
        <p>{messageOf(error, "")}</p>
      </Notice>
    );
  if (error)
    return <Trouble error={error} fallback="The shared answer could not be loaded." onRetry={refetch} />;
  // The server puts the words here, for a browser that runs no scripts.
  return (
    <div data-words className="prose px-4 py-4 md:px-6">
      <Waiting label="Opening the shared answer" />
    </div>
  );
}

function Frozen({ chart, ...share }: Share & { chart: DrawChart }) {
  const { id, question, isReported, reply, askedAt, expiresAt } = share;
  const say = useSay();
  const title = say.server(share.title);
  const [isOpen, setOpen] = useState(true);
  const setDraft = useSetAtom(draftAtom);
  const navigate = useNavigate();
  const ask = (words: string) => {
    setDraft(words);
    void navigate({ to: "/app" });
  };
  return (
    <article aria-label={title}>
      <h1 className="sr-only">{say("Shared answer")}</h1>
      <QuestionLine question={title} />
      <VisitorWords question={question} isReported={isReported} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b bg-surface-2 px-4 py-2 font-mono text-fg-2 text-xs md:px-6">
        <span className="mark border-amber">{say("FROZEN")}</span>
        <span>
          {say("as of")} <time dateTime={askedAt}>{formatMoment(askedAt)}</time>
        </span>
        <span>{say("readable until {day}", { day: expiresAt.slice(0, 10) })}</span>
        <button type="button" className="action ml-auto print:hidden" onClick={() => ask(question ?? title)}>
          {say("Ask this yourself")} <span aria-hidden>→</span>
        </button>
      </div>
      <AnswerSheet
        reply={reply}
        chart={chart}
        checked={{ reply }}
        isFrozen
        isOpen={isOpen}
        onToggle={useCallback((open: boolean) => setOpen(open), [])}
        onAsk={ask}
      >
        <CopyAnswer question={title} reply={reply} />
        <SaveButton question={title} reply={reply} />
        <ReportButton id={id} isReported={isReported} />
      </AnswerSheet>
    </article>
  );
}

/** What the visitor typed: small, quoted and marked as theirs. */
function VisitorWords({ question, isReported }: Pick<Share, "question" | "isReported">) {
  const say = useSay();
  if (!isReported && question === null) return null;
  return (
    <p className="border-line border-b px-4 py-2 text-fg-3 text-sm break-words md:px-6">
      {isReported
        ? say("Reported, not reviewed.")
        : say("A visitor asked: “{question}”", { question: question ?? "" })}
    </p>
  );
}

function ReportButton({ id, isReported }: Pick<Share, "id" | "isReported">) {
  const say = useSay();
  const client = useQueryClient();
  const showToast = useSetAtom(showToastAtom);
  const { mutate, isPending } = useMutation({
    ...reportMutation,
    onSuccess: () => {
      showToast({ title: say("Reported"), text: say("An admin will review this page") });
      return client.invalidateQueries({ queryKey: shareQuery(id).queryKey });
    },
  });
  if (isReported) return null;
  return (
    <button type="button" className="action" disabled={isPending} onClick={() => mutate(id)}>
      <Flag size={14} aria-hidden /> {say("Report")}
    </button>
  );
}
