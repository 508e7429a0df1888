import { useAtomValue } from "jotai";
import { useEffect, useRef } from "react";
import { LINK_MINUTES } from "../../../../shared/auth.ts";
import { formatMoment, nowAtom } from "../../../ui/age.tsx";
import { Spinner } from "../../../ui/controls/spinner.tsx";

const RESEND_S = 60;

interface SentNoticeProps {
  title: string;
  back: string;
  email: string;
  /** ms, when it was sent */
  at: number;
  by?: string;
  again?: string;
  isPending: boolean;
  failure: string | null;
  onBack: () => void;
  onResend: () => void;
}

/** The link is on its way: where to, for how long, and how to ask again. */
export function SentNotice(props: SentNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const now = useAtomValue(nowAtom);
  const waitS = Math.min(RESEND_S, Math.max(0, Math.ceil((props.at - now) / 1000) + RESEND_S));
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="page-words">
      <p className="label">Link sent</p>
      <h1 ref={heading} tabIndex={-1} className="heading">
        {props.title}
      </h1>
      <p className="lead">
        {props.by || props.again
          ? "If this address has signed in here before, a sign-in link is on its way to "
          : "We sent a sign-in link to "}
        <strong className="sent-to">{props.email}</strong>. It works once, within {LINK_MINUTES} minutes. Only
        the newest link works.
      </p>
      <LaterNote {...props} />
      <div className="flex flex-wrap items-center gap-3">
        <button type="button" className="button button-ghost" onClick={props.onBack}>
          {props.back}
        </button>
        <button
          type="button"
          className="button button-ghost gap-2"
          disabled={waitS > 0 || props.isPending}
          onClick={props.onResend}
        >
          {props.isPending && <Spinner />}
          {waitS > 0 ? `Send again in ${waitS} s` : "Send again"}
        </button>
      </div>
      <p className="field-note text-danger" role="alert">
        {props.failure}
      </p>
      <p className="text-fg-3 text-sm">Nothing there? Check your spam folder.</p>
    </div>
  );
}

/** What a new address has to wait for on a busy day. */
function LaterNote({ by, again }: Pick<SentNoticeProps, "by" | "again">) {
  const at = again ?? by;
  if (at === undefined) return null;
  const moment = <time dateTime={at}>{formatMoment(at)}</time>;
  return (
    <p className="aside-note">
      {again ? (
        <>
          More people are signing up today than we can email. If this address is new here, no link was sent:
          please ask again after {moment}.
        </>
      ) : (
        <>
          Many people are signing up today. If this address is new here, its link is sent at about {moment}.
        </>
      )}
    </p>
  );
}
