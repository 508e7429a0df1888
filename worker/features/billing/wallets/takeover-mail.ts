import { NETWORKS, type NetworkId } from "../../../../shared/networks.ts";
import { TAKEOVER_HOURS } from "../../../../shared/wallets.ts";
import { renderMail } from "../../../providers/mail/render-mail.tsx";

/** The mail that somebody else has signed for a wallet of this account: subject, HTML and the same words as plain text. */
export function renderTakeoverMail(
  { network, address }: { network: NetworkId; address: string },
  link: string,
) {
  const subject = "Another account signed for your wallet";
  return renderMail({
    subject,
    preview: `In ${TAKEOVER_HOURS} hours payments from it count for the other account.`,
    header: "Your Wallets",
    heading: subject,
    paragraphs: [
      `Somebody signed with the key of ${address} on ${NETWORKS[network].name}. In ${TAKEOVER_HOURS} hours ` +
        "the wallet is theirs here; until then payments from it that match no order wait for review.",
      "If that was not you, sign for the wallet again from your account: it stays yours. Whoever signed " +
        "has the wallet's key, so move its funds to a new one.",
    ],
    button: { label: "See My Wallets", link },
    small: "You get this email because you signed for this wallet with your account.",
  });
}
