/** @jsxImportSource hono/jsx */
import { PRODUCT } from "../../../shared/product.ts";

/** What a mail says, once: its HTML and its plain text are both made from this. */
export interface MailWords {
  subject: string;
  /** the line a mailbox shows beside the subject */
  preview: string;
  header: string;
  heading: string;
  paragraphs: string[];
  button: { label: string; link: string };
  /** small print under the line */
  small: string;
  smallLink?: { label: string; link: string };
}

/** Dark ink on warm paper, the header warm black with amber: mail clients that turn colours keep both readable. */
const PAPER = "#f9f7f1";
const INK = "#1c1813";
const FADED = "#5d564c";
const LINE = "#dcd6ca";
const BLACK = "#0e0c09";
const AMBER = "#fbb336";
const SANS = "'IBM Plex Sans', 'Segoe UI', Helvetica, Arial, sans-serif";
const MONO = "'IBM Plex Mono', Menlo, Consolas, monospace";
const SMALL = { margin: "0 0 8px", fontSize: "13px", lineHeight: "20px", color: FADED };

/** Outlook lays out tables only, and pads cells only. */
const TABLE = { role: "presentation", width: "100%", border: 0, cellpadding: 0, cellspacing: 0 };
const HIDDEN = { display: "none", overflow: "hidden", maxHeight: "0", maxWidth: "0", opacity: "0" };
/** Invisible, so that a mailbox shows the preview alone and not the first words after it. */
const FILLER = "\u00a0\u200c".repeat(100);

const Button = ({ label, link }: MailWords["button"]) => (
  <table role="presentation" border={0} cellpadding={0} cellspacing={0}>
    <tr>
      <td style={{ backgroundColor: AMBER, msoPaddingAlt: "12px 20px" }}>
        <a
          href={link}
          style={{
            display: "inline-block",
            padding: "12px 20px",
            lineHeight: "19px",
            color: BLACK,
            fontWeight: "600",
            textDecoration: "none",
          }}
        >
          {label}
        </a>
      </td>
    </tr>
  </table>
);

/** What every mail of ours looks like: header, heading, words, one button whose address is repeated, small print. */
const MailFrame = ({ preview, header, heading, paragraphs, button, small, smallLink }: MailWords) => (
  <html lang="en" dir="ltr">
    <head>
      <meta http-equiv="Content-Type" content="text/html; charset=UTF-8" />
      <meta name="x-apple-disable-message-reformatting" />
    </head>
    <body style={{ margin: "0", padding: "0", backgroundColor: PAPER }}>
      <div style={HIDDEN}>
        {preview}
        {FILLER}
      </div>
      <table {...TABLE}>
        <tr>
          <td style={{ padding: "24px 8px", backgroundColor: PAPER, fontFamily: SANS, color: INK }}>
            <table
              {...TABLE}
              align="center"
              style={{ maxWidth: "520px", backgroundColor: "#ffffff", border: `1px solid ${LINE}` }}
            >
              <tr>
                <td style={{ padding: "16px 24px", backgroundColor: BLACK }}>
                  <p style={{ margin: "0", fontSize: "15px", lineHeight: "24px", color: AMBER }}>
                    <strong>{PRODUCT}</strong> · {header}
                  </p>
                </td>
              </tr>
              <tr>
                <td style={{ padding: "24px" }}>
                  <h1 style={{ margin: "0 0 12px", fontSize: "22px", lineHeight: "28px" }}>{heading}</h1>
                  {paragraphs.map((words) => (
                    <p key={words} style={{ margin: "0 0 20px", fontSize: "15px", lineHeight: "24px" }}>
                      {words}
                    </p>
                  ))}
                  <Button {...button} />
                  <p style={{ ...SMALL, margin: "24px 0 8px" }}>Or copy this address into your browser:</p>
                  <a
                    href={button.link}
                    style={{
                      fontFamily: MONO,
                      fontSize: "13px",
                      color: INK,
                      textDecoration: "none",
                      wordBreak: "break-all",
                    }}
                  >
                    {button.link}
                  </a>
                  <hr style={{ margin: "24px 0 16px", border: "none", borderTop: `1px solid ${LINE}` }} />
                  <p style={SMALL}>
                    {small} {smallLink && <a href={smallLink.link}>{smallLink.label}</a>}
                  </p>
                </td>
              </tr>
            </table>
          </td>
        </tr>
      </table>
    </body>
  </html>
);

/** The same words for readers without HTML: nothing is escaped, links stand after their label. */
const toText = ({ header, heading, paragraphs, button, small, smallLink }: MailWords): string =>
  [
    `${PRODUCT} · ${header}`,
    heading,
    ...paragraphs,
    `${button.label}:\n${button.link}`,
    "-".repeat(40),
    smallLink ? `${small}\n${smallLink.label}: ${smallLink.link}` : small,
  ].join("\n\n");

/** A mail as it is sent: subject, HTML and the same words as plain text. */
export async function renderMail(words: MailWords): Promise<{ subject: string; html: string; text: string }> {
  const html = `<!DOCTYPE html>${await MailFrame(words)}`;
  return { subject: words.subject, html, text: toText(words) };
}
