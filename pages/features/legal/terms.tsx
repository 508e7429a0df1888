import type { ReactNode } from "react";
import { DISCLAIMER, PRODUCT } from "../../../shared/product.ts";
import type { Section } from "../../ui/document/section.ts";
import { LegalPage } from "./legal-page.tsx";
import { Responsible } from "./responsible.tsx";

/** `inUse`: the providers of this deployment, in a sentence. */
const sections = (inUse: ReactNode): readonly Section[] => [
  {
    id: "agreement",
    number: "1",
    title: "Agreement",
    body: (
      <p>
        By using {PRODUCT}, through the site or the API, you agree to these terms. If you do not agree, please
        do not use it. You must be at least 18 years old.
      </p>
    ),
  },
  {
    id: "information-only",
    number: "2",
    title: "Information only",
    body: (
      <>
        <p>{DISCLAIMER}</p>
        <p>
          Calls such as buy, hold and sell are the output of published rules applied to market data. They take
          no account of your circumstances and are not financial, investment, legal or tax advice. Decide for
          yourself, or consult a licensed adviser.
        </p>
      </>
    ),
  },
  {
    id: "sources",
    number: "3",
    title: "Sources",
    body: (
      <p>
        Market data comes from a crypto price provider (CoinGecko) and a stock data provider (Finnhub); AI
        text comes from at most two of three AI providers (OpenAI, Anthropic and Cloudflare). Each fact is
        shown with its source and age. Data may be late, wrong or missing. Where no live source is set up, a
        simulated market is shown and labelled as such. {inUse}
      </p>
    ),
  },
  {
    id: "account",
    number: "4",
    title: "Account and keys",
    body: (
      <p>
        You sign in with a link sent to your e-mail address. Anyone with your API key can spend your credits:
        keep it secret, and revoke it if it may have leaked. You may not resell access, attack the service, or
        use it to break the law.
      </p>
    ),
  },
  {
    id: "plans",
    number: "5",
    title: "Plans and credits",
    body: (
      <ul>
        <li>
          Each answered API call costs one credit; a batch costs one per asset answered. Calls that fail on
          our side are free.
        </li>
        <li>
          Where we offer calls without a key, the price is stated in the reply and taken once the answer is
          ready. Anything taken without an answer is returned to the wallet it came from.
        </li>
        <li>
          Credits are valid for one plan month, counted from the day the plan began, and do not carry over.
        </li>
        <li>A card plan renews every month until you cancel it in the card provider’s portal.</li>
        <li>Plans paid from a wallet are prepaid by the month and do not renew.</li>
        <li>A higher plan starts at once; a lower one waits until the higher one has ended.</li>
        <li>Card prices carry a service fee of 3.5%.</li>
      </ul>
    ),
  },
  {
    id: "wallets",
    number: "6",
    title: "Payments from wallets",
    body: (
      <p>
        A wallet payment is requested for an exact amount and is credited when its network reports it as
        final. If more arrives from the wallet you connected, the order is paid and the surplus set aside; if
        less, we ask for the rest. Anything else, such as a payment made twice, late, in another token or from
        an unknown wallet, is set aside and reviewed manually; it is then credited, or returned to an address
        that you confirm while signed in. We cannot undo blockchain transactions.
      </p>
    ),
  },
  {
    id: "ngma",
    number: "7",
    title: "NGMA",
    body: (
      <p>
        NGMA is a utility token for payments and governance. It is not a security, a deposit or a claim on
        profits, and may lose all its value. We send purchased tokens manually to the Solana address you give;
        check it, because tokens sent to a wrong address are lost. A purchase can be refunded until its tokens
        have been sent.
      </p>
    ),
  },
  {
    id: "liability",
    number: "8",
    title: "Liability",
    body: (
      <p>
        The service is provided as is. To the extent the law allows, we are not liable for losses from
        decisions based on it, for interruptions, or for the acts of providers and networks. Nothing here
        limits liability for wilful misconduct, gross negligence or anything else the law does not let us
        exclude.
      </p>
    ),
  },
  {
    id: "ending",
    number: "9",
    title: "Termination and changes",
    body: (
      <p>
        You may stop at any time and close your account on your account page. We may suspend accounts that
        break these terms; the reason is shown at sign-in, and paid months remain. Changed terms apply from
        the date they carry; prepaid months are honoured under the terms in force when you bought them.
      </p>
    ),
  },
  {
    id: "responsible",
    number: "10",
    title: "Who is responsible",
    body: <Responsible />,
  },
];

export const TermsPage = ({ inUse }: { inUse: ReactNode }) => (
  <LegalPage title="Terms of Service" sections={sections(inUse)} />
);
