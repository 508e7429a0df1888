import { PRODUCT } from "../../../shared/product.ts";
import type { Section } from "../../ui/document/section.ts";
import { LegalPage } from "./legal-page.tsx";

const SECTIONS: readonly Section[] = [
  {
    id: "short",
    title: "In short",
    body: (
      <p>
        {PRODUCT} keeps what it needs to answer, to sign you in, to count credits and to account for payments.
        It sells no data, shows no advertising and loads nothing from other sites into this one.
      </p>
    ),
  },
  {
    id: "what-we-keep",
    number: "1",
    title: "What we keep",
    body: (
      <ul>
        <li>
          <strong>E-mail address</strong>, when you ask for a sign-in link or subscribe to the newsletter.
          There is no password. Links and session identifiers are stored as hashes only.
        </li>
        <li>
          <strong>API keys</strong> as hashes, with their names, and a log of calls: endpoint, status,
          credits, response time. The log does not hold your messages.
        </li>
        <li>
          <strong>Payments</strong>: what was bought, the amount, the network, the public transaction hash and
          wallet addresses, or the identifiers of the card provider. Card numbers never reach us.
        </li>
        <li>
          <strong>Questions</strong> are worked on and answered; they are not stored on our servers. Your talk
          in the terminal is kept in your own browser and can be deleted there.
        </li>
        <li>
          <strong>Network addresses</strong> are used to limit abuse, for minutes, and are kept as hashes
          where they are kept at all.
        </li>
      </ul>
    ),
  },
  {
    id: "who-else",
    number: "2",
    title: "Who else takes part",
    body: (
      <>
        <p>Analysis needs data and words, and some of both come from others:</p>
        <ul>
          <li>
            a crypto price provider (CoinGecko) and a stock data provider (Finnhub) send us market data;
          </li>
          <li>
            two AI providers (OpenAI and Anthropic) may put facts into words. They receive your question and
            the facts, never your e-mail address, key or wallet;
          </li>
          <li>Cloudflare runs the servers and the database;</li>
          <li>Stripe handles card payments; a mail provider delivers sign-in links and newsletters;</li>
          <li>public blockchains are read to find your payment, and show it to everybody.</li>
        </ul>
      </>
    ),
  },
  {
    id: "cookies",
    number: "3",
    title: "Cookies and storage",
    body: (
      <p>
        One cookie keeps you signed in and ends after 7 days without use. A second one, for fifteen minutes,
        ties a sign-in link to the browser that asked for it. Your theme, your talk and a payment under way
        are kept in your browser’s storage. There are no tracking cookies, so there is no banner.
      </p>
    ),
  },
  {
    id: "how-long",
    number: "4",
    title: "How long",
    body: (
      <p>
        Sign-in links are deleted after they expire, sessions after 7 days without use, the call log after 13
        months. Records of payments are kept as long as tax and commercial law demand. A newsletter address is
        kept until a week after you unsubscribe, or after the mail that nobody confirmed.
      </p>
    ),
  },
  {
    id: "your-rights",
    number: "5",
    title: "Your rights",
    body: (
      <p>
        You may ask what we hold about you, have it corrected or deleted, take it with you, and object to its
        use. Entries on a public blockchain cannot be changed by anyone. You may complain to the authority for
        data protection where you live.
      </p>
    ),
  },
  {
    id: "age",
    number: "6",
    title: "Age",
    body: (
      <p>
        {PRODUCT} is for people who are at least 18 years old. We do not knowingly keep data of anyone
        younger.
      </p>
    ),
  },
  {
    id: "changes",
    number: "7",
    title: "Changes",
    body: (
      <p>
        This text may change; its date changes with it. What matters to you will be told on this page before
        it holds.
      </p>
    ),
  },
];

export const PrivacyPage = () => <LegalPage title="Privacy Policy" sections={SECTIONS} />;
