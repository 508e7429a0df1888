import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { formatCount } from "../../../shared/format.ts";
import type { AuthorizeRequest, Consent, ConsentAnswer } from "../../../shared/oauth.ts";
import { PRODUCT } from "../../../shared/product.ts";
import { ApiError, messageOf } from "../../api/api-error.ts";
import { Segments } from "../../ui/controls/segments.tsx";
import { Spinner, Waiting } from "../../ui/controls/spinner.tsx";
import { Notice } from "../../ui/notice.tsx";
import { askedAtom } from "./asked.ts";
import { consentMutation, consentQuery } from "./queries.ts";
import { readAsked } from "./read-asked.ts";

/** An app asks a person who is signed in to let it ask in their name. */
export function ConsentPanel() {
  const request = readAsked(useAtomValue(askedAtom));
  const { data, error } = useQuery(consentQuery(request));
  if (error) return <NoConsent error={error} />;
  return data ? (
    <ConsentForm request={request} consent={data} />
  ) : (
    <Waiting label="Checking which app asks" />
  );
}

/** Nobody is sent back to an address that an app has not proved to be its own. */
function NoConsent({ error }: { error: Error }) {
  const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
  return (
    <Notice
      figure="!"
      title="This app cannot be connected"
      actions={
        <Link to="/api-docs" search={{ tab: "keys" }} className="button button-ghost">
          My API keys
        </Link>
      }
    >
      <p>{messageOf(error, "We could not identify the app. Please start again in the app.")}</p>
      {fields.map(([name, words]) => (
        <p key={name} className="field-note">
          {name}: {words}
        </p>
      ))}
    </Notice>
  );
}

function ConsentForm({ request, consent }: { request: AuthorizeRequest; consent: Consent }) {
  const { app, choices } = consent;
  const [credits, setCredits] = useState(choices[0] ?? 0);
  const { mutate, isPending, isSuccess, error } = useMutation({
    ...consentMutation,
    onSuccess: ({ redirect }) => location.assign(redirect),
  });
  const isBusy = isPending || isSuccess;
  const answer = (chosen: number | null) =>
    !isBusy && mutate({ request, credits: chosen as ConsentAnswer["credits"] });
  return (
    <form
      className="page-words"
      aria-labelledby="consent-host"
      onSubmit={(event) => {
        event.preventDefault();
        answer(credits);
      }}
    >
      <p className="label">
        {app.isLocal ? "A program on this device wants to connect" : "An app wants to connect"}
      </p>
      <h1 id="consent-host" className="heading break-all text-amber">
        {app.host}
      </h1>
      <p className="lead">
        It {app.name ? <>calls itself “{app.name}” and</> : ""} wants to use {PRODUCT} on your behalf.
      </p>
      {app.isLocal ? (
        <p className="aside-note max-w-[72ch]">
          Any program on this device can give itself that name. Allow it only if you have just started to
          connect it yourself.
        </p>
      ) : (
        <p className="text-fg-2">
          Anyone can choose a name. Check the address above: your answer is sent there.
        </p>
      )}
      {app.describedBy && (
        <p className="text-fg-2">
          Its description is at <strong className="break-all">{app.describedBy}</strong>.
        </p>
      )}
      <fieldset className="flex flex-wrap items-center gap-4">
        <legend className="label py-3">It may spend</legend>
        {choices.length > 1 && (
          <Segments
            label="Credits per month"
            options={choices.map((one) => [String(one), `up to ${formatCount(one)}`] as const)}
            value={String(credits)}
            onChange={(chosen) => setCredits(Number(chosen))}
          />
        )}
        <p className="text-fg-2">
          {choices.length === 1 && `up to ${formatCount(credits)} `}
          credits per month, of your plan’s {formatCount(consent.creditsLimit)}. Failed calls are free.
        </p>
      </fieldset>
      <p className="max-w-[60ch] text-fg-2">
        It gets analyses, forecasts and your remaining credits. It does not see your e-mail address, your keys
        or your conversations. You can end this at any time under API keys.
      </p>
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button gap-2" disabled={isBusy}>
          {isBusy && <Spinner />} Allow
        </button>
        <button type="button" className="button button-ghost" disabled={isBusy} onClick={() => answer(null)}>
          Deny
        </button>
      </div>
      {error && (
        <p className="field-note text-danger" role="alert">
          {messageOf(error, "Your answer could not be sent. Please try again.")}
        </p>
      )}
      <p className="field-note">Signed in as {consent.email}</p>
    </form>
  );
}
