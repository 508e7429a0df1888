import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useAtom, useAtomValue } from "jotai";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { messageOf } from "../../../api/api-error.ts";
import { Spinner } from "../../../ui/controls/spinner.tsx";
import {
  begunAtom,
  findBegun,
  findKeptAlert,
  findKeptAsset,
  findKeptConsent,
  keptAlertAtom,
  keptAssetAtom,
  keptConsentAtom,
} from "../../../ui/keep-begun.ts";
import { Notice } from "../../../ui/notice.tsx";
import { NOT_VERIFIED } from "../link-queries.ts";
import { authCheckQuery } from "../queries.ts";
import { useVerifyLink } from "./use-verify-link.ts";

const AFTER_SUCCESS_MS = 1_500;
const AFTER_FAILURE_MS = 3_000;

/** Of the dashboard that comes next; its first one without a name. */
type Tab = "keys" | undefined;

/** The opened sign-in link: used by itself, or after a click where it was asked for in another browser. */
export function VerifyPanel({ tab }: { tab: Tab }) {
  const { isMissing, isPending, isConfirming, verified, error, confirm } = useVerifyLink();
  if (isMissing) return <Leave to="/login" afterMs={0} />;
  if (error) return <Failed text={messageOf(error, NOT_VERIFIED)} />;
  if (verified && "confirmAs" in verified) return <Confirm email={verified.confirmAs} onConfirm={confirm} />;
  if (verified && "alreadyAs" in verified) return <SignedInAlready email={verified.alreadyAs} tab={tab} />;
  if (verified) return <SignedIn email={verified.signedInAs} tab={tab} />;
  return <Step title={isConfirming ? "Signing you in" : "Verifying your link"} busy={isPending} />;
}

/** Goes on by itself, unless the person has gone somewhere else before. */
function Leave({ to, tab, afterMs }: { to: "/login" | "/api-docs"; tab?: Tab; afterMs: number }) {
  const navigate = useNavigate();
  const go = useEffectEvent(() => void navigate({ to, search: tab && { tab }, replace: true }));
  useEffect(() => {
    const timer = setTimeout(() => go(), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return null;
}

/** What was begun before signing in, and the way back to it; the app that asked first, since it waits. */
function useBegun(): { name: string; goOn: () => void } | null {
  const navigate = useNavigate();
  const [consent, keepConsent] = useAtom(keptConsentAtom);
  const [purchase, keepPurchase] = useAtom(begunAtom);
  const now = Date.now();
  const asked = findKeptConsent(consent, now);
  const begun = findBegun(purchase, now);
  const alert = findKeptAlert(useAtomValue(keptAlertAtom), now);
  const [place, keepPlace] = useAtom(keptAssetAtom);
  const asset = findKeptAsset(place, now);
  const openAsset = (symbol: string) =>
    void navigate({ to: "/markets/$symbol", params: { symbol }, replace: true });
  if (asked)
    return {
      name: "the app that asked",
      // By the address as it came, which the router would write anew.
      goOn: () => {
        keepConsent(null);
        location.assign(asked);
      },
    };
  if (begun)
    return {
      name: "your purchase",
      goOn: () => {
        keepPurchase(null);
        void navigate({ to: "/pricing", search: begun, replace: true });
      },
    };
  // The chart there takes it.
  if (alert) return { name: "your alert", goOn: () => openAsset(alert.asset) };
  if (!asset) return null;
  return {
    name: asset,
    goOn: () => {
      keepPlace(null);
      openAsset(asset);
    },
  };
}

function GoOn({ begun: { goOn } }: { begun: NonNullable<ReturnType<typeof useBegun>> }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever is kept afterwards
  useEffect(() => {
    const timer = setTimeout(goOn, AFTER_SUCCESS_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

function SignedIn({ email, tab }: { email: string; tab: Tab }) {
  const begun = useBegun();
  if (begun)
    return (
      <Step title="Authenticated">
        <p>
          You are signed in as <strong>{email}</strong>. Going on with {begun.name}.
        </p>
        <GoOn begun={begun} />
      </Step>
    );
  return (
    <Step title="Authenticated">
      <p>
        You are signed in as <strong>{email}</strong>. Opening your{" "}
        <Link to="/api-docs" search={tab && { tab }} replace className="text-link">
          dashboard
        </Link>
        .
      </p>
      <Leave to="/api-docs" tab={tab} afterMs={AFTER_SUCCESS_MS} />
    </Step>
  );
}

function SignedInAlready({ email, tab }: { email: string; tab: Tab }) {
  return (
    <Step title="You are signed in already">
      <p>
        This link was used before or is too old; you do not need it: you are signed in as{" "}
        <strong>{email}</strong>. Opening your{" "}
        <Link to="/api-docs" search={tab && { tab }} replace className="text-link">
          dashboard
        </Link>
        .
      </p>
      <Leave to="/api-docs" tab={tab} afterMs={AFTER_SUCCESS_MS} />
    </Step>
  );
}

function Failed({ text }: { text: string }) {
  return (
    <Step
      title="Authentication failed"
      actions={
        <Link to="/login" replace className="button">
          Ask for another link
        </Link>
      }
    >
      <p>{text}</p>
      <p>A link works once, for a short time, and only the newest works.</p>
      <Leave to="/login" afterMs={AFTER_FAILURE_MS} />
    </Step>
  );
}

function Confirm({ email, onConfirm }: { email: string; onConfirm: () => void }) {
  const { data: person } = useQuery(authCheckQuery);
  const other = person?.email !== email && person?.email;
  return (
    <Step
      title="Is this you?"
      actions={
        <>
          <button type="button" className="button sign-in-as" onClick={onConfirm}>
            Sign in as {email}
          </button>
          <Link to="/" className="button button-ghost">
            Not me
          </Link>
        </>
      }
    >
      <p>
        This link was asked for in another browser, for <strong>{email}</strong>. Continue only if you asked
        for it yourself.
      </p>
      {other && (
        <p className="aside-note">
          You are signed in here as <strong>{other}</strong>. Continuing ends that session in this browser.
        </p>
      )}
    </Step>
  );
}

/** One state of the verification. Its heading takes the focus, so that it is read out. */
function Step(props: { title: string; busy?: boolean; actions?: ReactNode; children?: ReactNode }) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1} className="verify" aria-busy={props.busy}>
      <Notice figure="›" title={props.title} actions={props.actions}>
        {props.busy && (
          <p className="flex items-center gap-3" role="status">
            <Spinner /> One moment.
          </p>
        )}
        {props.children}
      </Notice>
    </div>
  );
}
