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
import { LINK_MINUTES } from "../../../shared/auth.ts";
import { PRODUCT } from "../../../shared/product.ts";

const SUBJECT = "Your API Login Link";
const HEADER = "API Access Login";
const HEADING = "Sign in to your API account";
const BUTTON = "Access My API Dashboard";

/** Dark ink on warm paper, the header warm black with amber: mail clients that turn colours keep both readable. */
const PAPER = "#f9f7f1";
const INK = "#1c1813";
const FADED = "#5d564c";
const LINE = "#dcd6ca";
const BLACK = "#0e0c09";
const AMBER = "#fbb336";
const SANS = "'IBM Plex Sans', 'Segoe UI', Helvetica, Arial, sans-serif";
const MONO = "'IBM Plex Mono', Menlo, Consolas, monospace";

const small = { margin: "0 0 8px", fontSize: "13px", lineHeight: "20px", color: FADED };

function SignInMail({ link }: { link: string }) {
  return (
    <Html lang="en">
      <Head />
      <Preview>{`The link works once, within ${LINK_MINUTES} minutes.`}</Preview>
      <Body
        style={{ margin: "0", padding: "24px 8px", backgroundColor: PAPER, fontFamily: SANS, color: INK }}
      >
        <Container style={{ maxWidth: "520px", backgroundColor: "#ffffff", border: `1px solid ${LINE}` }}>
          <Section style={{ backgroundColor: BLACK, padding: "16px 24px" }}>
            <Text style={{ margin: "0", fontSize: "15px", lineHeight: "24px", color: AMBER }}>
              <strong>{PRODUCT}</strong> · {HEADER}
            </Text>
          </Section>
          <Section style={{ padding: "24px" }}>
            <Heading as="h1" style={{ margin: "0 0 12px", fontSize: "22px", lineHeight: "28px" }}>
              {HEADING}
            </Heading>
            <Text style={{ margin: "0 0 20px", fontSize: "15px", lineHeight: "24px" }}>
              The button signs you in. It works once, within {LINK_MINUTES} minutes of your asking for it.
            </Text>
            <Button
              href={link}
              style={{ padding: "12px 20px", backgroundColor: AMBER, color: BLACK, fontWeight: 600 }}
            >
              {BUTTON}
            </Button>
            <Text style={{ ...small, margin: "24px 0 8px" }}>Or copy this address into your browser:</Text>
            <Link
              href={link}
              style={{ fontFamily: MONO, fontSize: "13px", color: INK, wordBreak: "break-all" }}
            >
              {link}
            </Link>
            <Hr style={{ margin: "24px 0 16px", borderColor: LINE }} />
            <Text style={small}>
              You did not ask for it? Ignore this mail: without the link nobody can sign in. Do not forward
              it.
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

const HEADING_AS_IT_IS = { selector: "h1", options: { uppercase: false } };

/** The sign-in mail around a link, as it is sent: subject, HTML and the same words as plain text. */
export async function renderSignInMail(
  link: string,
): Promise<{ subject: string; html: string; text: string }> {
  const html = await render(<SignInMail link={link} />);
  return { subject: SUBJECT, html, text: toPlainText(html, { selectors: [HEADING_AS_IT_IS] }) };
}
