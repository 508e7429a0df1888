import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Heading } from "@react-email/heading";
import { Hr } from "@react-email/hr";
import { Html } from "@react-email/html";
import { Preview } from "@react-email/preview";
import { render, toPlainText } from "@react-email/render";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import { PRODUCT } from "../../../../shared/product.ts";
import { TIERS } from "../../../../shared/tiers.ts";
import type { PlanEnd } from "./judge-end.ts";

const BUTTON = "Extend My Plan";

/** The colours of the sign-in mail. */
const PAPER = "#f9f7f1";
const INK = "#1c1813";
const FADED = "#5d564c";
const LINE = "#dcd6ca";
const BLACK = "#0e0c09";
const AMBER = "#fbb336";
const SANS = "'IBM Plex Sans', 'Segoe UI', Helvetica, Arial, sans-serif";

const paragraph = { margin: "0 0 16px", fontSize: "15px", lineHeight: "24px" };
const small = { margin: "0", fontSize: "13px", lineHeight: "20px", color: FADED };

const nameDay = (time: number) =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(time);

function ReminderMail({ end, subject, link }: { end: PlanEnd; subject: string; link: string }) {
  const after = end.next ? TIERS[end.next.tier] : TIERS.free;
  const credits = after.credits.toLocaleString("en-US");
  return (
    <Html lang="en">
      <Head />
      <Preview>{`From then on your account has ${credits} API credits a month.`}</Preview>
      <Body
        style={{ margin: "0", padding: "24px 8px", backgroundColor: PAPER, fontFamily: SANS, color: INK }}
      >
        <Container style={{ maxWidth: "520px", backgroundColor: "#ffffff", border: `1px solid ${LINE}` }}>
          <Section style={{ backgroundColor: BLACK, padding: "16px 24px" }}>
            <Text style={{ margin: "0", fontSize: "15px", lineHeight: "24px", color: AMBER }}>
              <strong>{PRODUCT}</strong> · Your Plan
            </Text>
          </Section>
          <Section style={{ padding: "24px" }}>
            <Heading as="h1" style={{ margin: "0 0 12px", fontSize: "22px", lineHeight: "28px" }}>
              {subject}
            </Heading>
            <Text style={paragraph}>
              The months you paid for are used up at the end of that day (UTC). Then your account goes on with{" "}
              {after.name}: {credits} API credits a month. Your keys keep working.
            </Text>
            <Text style={paragraph}>
              Months you add now begin when these end. Nothing is renewed by itself.
            </Text>
            <Button
              href={link}
              style={{ padding: "12px 20px", backgroundColor: AMBER, color: BLACK, fontWeight: 600 }}
            >
              {BUTTON}
            </Button>
            <Hr style={{ margin: "24px 0 16px", borderColor: LINE }} />
            <Text style={small}>This mail comes once for each payment, because you prepaid a plan.</Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

const HEADING_AS_IT_IS = { selector: "h1", options: { uppercase: false } };

/** The mail that a prepaid plan ends soon: subject, HTML and the same words as plain text. */
export async function renderReminderMail(
  end: PlanEnd,
  link: string,
): Promise<{ subject: string; html: string; text: string }> {
  const subject = `Your ${TIERS[end.tier].name} plan ends on ${nameDay(end.until)}`;
  const html = await render(<ReminderMail end={end} subject={subject} link={link} />);
  return { subject, html, text: toPlainText(html, { selectors: [HEADING_AS_IT_IS] }) };
}
