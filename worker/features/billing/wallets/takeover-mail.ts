import { NETWORKS, type NetworkId } from "../../../../shared/networks.ts";
import { TAKEOVER_HOURS } from "../../../../shared/wallets.ts";
import { renderMail } from "../../../providers/mail/render-mail.tsx";

/** The mail that somebody else has signed for a wallet of this account: subject, HTML and the same words as plain text. */
export function renderTakeoverMail(
  { network, address }: { network: NetworkId; address: string },
  link: string,
) {
  const subject = "Another account signed for a wallet of yours";
  return renderMail({
    subject,
    preview: `In ${TAKEOVER_HOURS} hours payments from it count for the other account.`,
    header: "Your Wallets",
    heading: subject,
    paragraphs: [
      `Somebody signed with the key of ${address} on ${NETWORKS[network].name}. In ${TAKEOVER_HOURS} hours ` +
        "the wallet is theirs here; until then payments from it that fit no order wait for a person.",
      "If that was not you, sign for the wallet again from your account: it stays yours. Whoever signed " +
        "holds the wallet's key, so move what it holds to a new one.",
    ],
    button: { label: "See My Wallets", link },
    small: "This mail comes because you signed for this wallet with your account.",
  });
}
