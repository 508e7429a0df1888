import { Link } from "@react-email/link";
import { Text } from "@react-email/text";
import { PRODUCT } from "../../../shared/product.ts";
import { MailFrame, renderMail, SMALL, TEXT } from "../../providers/mail/mail-frame.tsx";

const SUBJECT = `Confirm your ${PRODUCT} newsletter`;

/** The mail that asks whether an address wants the newsletter: subject, HTML and the same words as plain text. */
export const renderConfirmMail = (link: string, unsubscribeLink: string) =>
  renderMail(
    SUBJECT,
    <MailFrame
      preview="One click and you are on the list."
      header="Newsletter"
      heading="Do you want the newsletter?"
      button={{ label: "Yes, subscribe me", link }}
      small={
        <Text style={SMALL}>
          You did not ask for it? Do nothing: without the click there will be no newsletter. Or{" "}
          <Link href={unsubscribeLink}>unsubscribe</Link>.
        </Text>
      }
    >
      <Text style={TEXT}>Somebody, hopefully you, entered this address on our site.</Text>
    </MailFrame>,
  );
