import { useQuery } from "@tanstack/react-query";
import { type SyntheticEvent, useState } from "react";
import type * as z from "zod";
import { type emailPreviewSchema, LINK_MINUTES } from "../../../shared/auth.ts";
import { messageOf } from "../../api/api-error.ts";
import { Segments } from "../../ui/controls/segments.tsx";
import { Waiting } from "../../ui/controls/spinner.tsx";
import { Trouble } from "../../ui/controls/trouble.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { emailPreviewQuery } from "./link-queries.ts";

type Mail = z.infer<typeof emailPreviewSchema>;

const WIDTHS = [
  ["desktop", "Desktop"],
  ["mobile", "Mobile"],
] as const;
const FORMS = [
  ["html", "HTML"],
  ["text", "Plain text"],
] as const;

/** The sign-in mail as it is sent, and what to know about it. */
export function PreviewPanel() {
  const { data: mail, error, refetch } = useQuery(emailPreviewQuery);
  const [width, setWidth] = useState<"desktop" | "mobile">("desktop");
  const [form, setForm] = useState<"html" | "text">("html");
  return (
    <div className="split min-h-full">
      <section aria-label="The mail" className="flex flex-col">
        <div className="panel-head">
          <h1 className="label">Magic-link e-mail preview</h1>
          <div className="flex gap-4">
            <Segments label="Width" options={WIDTHS} value={width} onChange={setWidth} />
            <Segments label="Form" options={FORMS} value={form} onChange={setForm} />
          </div>
        </div>
        <div className="mail-desk">
          {mail ? (
            <div className={`mail mail-${width}`}>
              {form === "html" ? <MailFrame key={width} /> : <pre className="mail-text">{mail.text}</pre>}
            </div>
          ) : error ? (
            <Trouble text={messageOf(error, "The mail could not be loaded.")} onRetry={refetch} />
          ) : (
            <Waiting label="Loading the mail" />
          )}
        </div>
      </section>
      <aside className="page-aside">{mail && <Details mail={mail} />}</aside>
    </div>
  );
}

/** The mail's own HTML, where no script runs and no link leads out, as high as it is. */
function MailFrame() {
  const [height, setHeight] = useState(560);
  const measure = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const height = currentTarget.contentDocument?.documentElement.offsetHeight;
    if (height) setHeight(height);
  };
  return (
    <iframe
      title="Sign-in mail"
      className="mail-frame"
      // Without allow-scripts nothing in it can use the origin it shares with us; we use it to measure.
      sandbox="allow-same-origin"
      // Of its own address: it has styles in attributes, which this page may not have.
      src="/api/auth/email-preview.html"
      style={{ height }}
      onLoad={measure}
    />
  );
}

function Details({ mail }: { mail: Mail }) {
  const rows = [
    ["From", mail.from],
    ["Subject", mail.subject],
    ["Expires", `${LINK_MINUTES} minutes after it was asked for`],
    ["Works", "once; a newer link ends it"],
  ];
  return (
    <section aria-labelledby="mail-details">
      <div className="panel-head">
        <h2 id="mail-details" className="label">
          Details
        </h2>
      </div>
      <dl className="facts-list">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="panel-head">
        <h3 className="label">The link, an example</h3>
        <CopyButton text={() => mail.link} label="Copy link" done="Copied!" />
      </div>
      <p className="mail-link">{mail.link}</p>
      <div className="panel-head border-line border-t">
        <h3 className="label">Security notes</h3>
      </div>
      <ul className="notes-list">
        <li>The link carries 64 random characters; we keep only their SHA-256.</li>
        <li>Opened in another browser than it was asked for in, it waits for one click more.</li>
        <li>Mail scanners that open the link do not use it up.</li>
        <li>Whoever did not ask for it can ignore it: nothing happens without the link.</li>
        <li>We never ask for a password or an API key by mail.</li>
      </ul>
    </section>
  );
}
