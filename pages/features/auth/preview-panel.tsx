import { useQuery } from "@tanstack/react-query";
import { type SyntheticEvent, useState } from "react";
import type * as z from "zod";
import { type emailPreviewSchema, LINK_MINUTES } from "../../../shared/auth.ts";
import { messageOf } from "../../api/api-error.ts";
import { Section } from "../../ui/controls/section.tsx";
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
        <div className="panel-head py-2">
          <h1 className="label">Magic-link e-mail preview</h1>
          <div className="flex gap-4">
            <Segments label="Width" options={WIDTHS} value={width} onChange={setWidth} />
            <Segments label="Form" options={FORMS} value={form} onChange={setForm} />
          </div>
        </div>
        <div className="flex-1 bg-surface-2 px-2 py-4 sm:p-6">
          {mail ? (
            <div
              data-width={width}
              className={`mx-auto border border-line-strong ${width === "mobile" ? "max-w-[377px]" : "max-w-[680px]"}`}
            >
              {form === "html" ? (
                <MailFrame key={width} />
              ) : (
                <pre className="wrap-anywhere whitespace-pre-wrap bg-bg px-6 py-5 font-mono text-sm">
                  {mail.text}
                </pre>
              )}
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
      className="block w-full [background:#fff] [color-scheme:light]"
      // Without allow-scripts nothing in it can use the origin it shares with us; we use it to measure.
      sandbox="allow-same-origin"
      // Of its own address: it has styles in attributes, which this page may not have.
      src="/api/auth/email-preview.html"
      style={{ height }}
      onLoad={measure}
    />
  );
}

const NOTES = [
  "The link carries 64 random characters; we keep only their SHA-256.",
  "Opened in another browser, it asks for one more click.",
  "Mail scanners that open the link do not use it up.",
  "If you did not request it, ignore it: nothing happens without the link.",
  "We never ask for a password or an API key by mail.",
];

function Details({ mail }: { mail: Mail }) {
  const rows = [
    ["From", mail.from],
    ["Subject", mail.subject],
    ["Expires", `${LINK_MINUTES} minutes after the request`],
    ["Works", "once, and only the newest link"],
  ];
  return (
    <Section title="Details" className="">
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
      <p className="wrap-anywhere px-4 py-2.5 font-mono text-fg-2 text-xs leading-[18px] sm:px-6">
        {mail.link}
      </p>
      <div className="panel-head border-line border-t">
        <h3 className="label">Security notes</h3>
      </div>
      <ul>
        {NOTES.map((note) => (
          <li key={note} className="border-line border-b px-4 py-2 text-fg-2 text-sm sm:px-6">
            {note}
          </li>
        ))}
      </ul>
    </Section>
  );
}
