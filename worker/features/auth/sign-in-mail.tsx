import { Text } from "@react-email/text";
import { LINK_MINUTES } from "../../../shared/auth.ts";
import { MailFrame, renderMail, SMALL, TEXT } from "../../providers/mail/mail-frame.tsx";

const SUBJECT = "Your API Login Link";

/** The sign-in mail around a link, as it is sent: subject, HTML and the same words as plain text. */
export const renderSignInMail = (link: string) =>
  renderMail(
    SUBJECT,
    <MailFrame
      preview={`The link works once, within ${LINK_MINUTES} minutes.`}
      header="API Access Login"
      heading="Sign in to your API account"
      button={{ label: "Access My API Dashboard", link }}
      small={
        <Text style={SMALL}>
          You did not ask for it? Ignore this mail: without the link nobody can sign in. Do not forward it.
        </Text>
      }
    >
      <Text style={TEXT}>
        The button signs you in. It works once, within {LINK_MINUTES} minutes of your asking for it.
      </Text>
    </MailFrame>,
  );
