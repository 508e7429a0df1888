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
        By using {PRODUCT}, the site and its programming interface, you agree to these terms. If you do not,
        please do not use it. You must be at least 18 years old.
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
          Calls such as buy, hold and sell are results of published rules applied to market data. They do not
          know your situation and are not financial, investment, legal or tax advice. Decide for yourself, or
          ask somebody licensed to advise you.
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
        shown with its source and age. Data may be late, wrong or missing, and where no live source is set up
        a simulated market is shown and labelled as such. {inUse}
      </p>
    ),
  },
  {
    id: "account",
    number: "4",
    title: "Account and keys",
    body: (
      <p>
        You sign in by a link sent to your e-mail address. Anyone with your API key can spend your credits:
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
          Each API call that is answered costs one credit, a batch one for each asset that is answered. A call
          that fails on our side costs nothing.
        </li>
        <li>
          A call without a key, where we offer that, costs what its reply states, taken once the answer is
          ready. Anything taken without an answer goes back to the wallet it came from.
        </li>
        <li>Credits belong to a month, which runs from the day the plan began, and do not carry over.</li>
        <li>A card plan renews every month until you cancel it in the card provider’s portal.</li>
        <li>Plans paid from a wallet are prepaid months and do not renew.</li>
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
        final. If more arrives from the wallet you connected, the order is paid and the surplus is put aside;
        if less, we ask for the rest. Anything else, such as a payment that came twice, late, in another token
        or from a wallet nobody named, is put aside and reviewed manually; it is credited, or returned to an
        address that you confirm while signed in. Transactions on a blockchain cannot be undone by us.
      </p>
    ),
  },
  {
    id: "ngma",
    number: "7",
    title: "NGMA",
    body: (
      <p>
        NGMA is a utility token for paying and for governance. It is not a security, deposit or claim to
        profit, and may lose all of its value. Purchased tokens are sent by hand to the Solana address you
        gave; please check it, since tokens sent to a wrong address are lost. A purchase can be returned until
        its tokens have been sent.
      </p>
    ),
  },
  {
    id: "liability",
    number: "8",
    title: "Liability",
    body: (
      <p>
        The service is provided as it is. To the extent the law allows, we are not liable for losses from
        decisions made with it, for interruptions, or for the acts of providers and networks. Nothing here
        limits liability for intent, gross negligence, or what the law does not let us exclude.
      </p>
    ),
  },
  {
    id: "ending",
    number: "9",
    title: "Ending and changes",
    body: (
      <p>
        You may stop at any time and close your account on its own page. We may suspend accounts that break
        these terms; whoever signs in is shown the reason, and paid months stay. Changed terms apply from the
        date they carry; prepaid months are honoured under the terms they were bought under.
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
