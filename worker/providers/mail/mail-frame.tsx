import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Heading } from "@react-email/heading";
import { Hr } from "@react-email/hr";
import { Html } from "@react-email/html";
import { Link } from "@react-email/link";
import { Preview } from "@react-email/preview";
import { render, toPlainText } from "@react-email/render";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import type { ReactElement, ReactNode } from "react";
import { PRODUCT } from "../../../shared/product.ts";

/** Dark ink on warm paper, the header warm black with amber: mail clients that turn colours keep both readable. */
const PAPER = "#f9f7f1";
const INK = "#1c1813";
const FADED = "#5d564c";
const LINE = "#dcd6ca";
const BLACK = "#0e0c09";
const AMBER = "#fbb336";
const SANS = "'IBM Plex Sans', 'Segoe UI', Helvetica, Arial, sans-serif";
const MONO = "'IBM Plex Mono', Menlo, Consolas, monospace";

export const TEXT = { margin: "0 0 20px", fontSize: "15px", lineHeight: "24px" };
export const SMALL = { margin: "0 0 8px", fontSize: "13px", lineHeight: "20px", color: FADED };

interface MailFrameProps {
  /** the line a mailbox shows beside the subject */
  preview: string;
  header: string;
  heading: string;
  children: ReactNode;
  button: { label: string; link: string };
  /** under the line */
  small: ReactNode;
}

/** What every mail of ours looks like: header, heading, words, one button whose address is repeated, small print. */
export const MailFrame = ({ preview, header, heading, children, button, small }: MailFrameProps) => (
  <Html lang="en">
    <Head />
    <Preview>{preview}</Preview>
    <Body style={{ margin: "0", padding: "24px 8px", backgroundColor: PAPER, fontFamily: SANS, color: INK }}>
      <Container style={{ maxWidth: "520px", backgroundColor: "#ffffff", border: `1px solid ${LINE}` }}>
        <Section style={{ backgroundColor: BLACK, padding: "16px 24px" }}>
          <Text style={{ margin: "0", fontSize: "15px", lineHeight: "24px", color: AMBER }}>
            <strong>{PRODUCT}</strong> · {header}
          </Text>
        </Section>
        <Section style={{ padding: "24px" }}>
          <Heading as="h1" style={{ margin: "0 0 12px", fontSize: "22px", lineHeight: "28px" }}>
            {heading}
          </Heading>
          {children}
          <Button
            href={button.link}
            style={{ padding: "12px 20px", backgroundColor: AMBER, color: BLACK, fontWeight: 600 }}
          >
            {button.label}
          </Button>
          <Text style={{ ...SMALL, margin: "24px 0 8px" }}>Or copy this address into your browser:</Text>
          <Link
            href={button.link}
            style={{ fontFamily: MONO, fontSize: "13px", color: INK, wordBreak: "break-all" }}
          >
            {button.link}
          </Link>
          <Hr style={{ margin: "24px 0 16px", borderColor: LINE }} />
          {small}
        </Section>
      </Container>
    </Body>
  </Html>
);

const HEADING_AS_IT_IS = { selector: "h1", options: { uppercase: false } };

/** A mail as it is sent: subject, HTML and the same words as plain text. */
export async function renderMail(
  subject: string,
  mail: ReactElement,
): Promise<{ subject: string; html: string; text: string }> {
  const html = await render(mail);
  return { subject, html, text: toPlainText(html, { selectors: [HEADING_AS_IT_IS] }) };
}
