import type { ReactNode } from "react";
import { PRODUCT } from "../../../shared/product.ts";
import type { Section } from "../../ui/document/section.ts";
import { LegalPage } from "./legal-page.tsx";
import { Responsible } from "./responsible.tsx";

/** `inUse`: the providers of this deployment, in a sentence. */
const sections = (inUse: ReactNode): readonly Section[] => [
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
          There is no password. Links and session identifiers are stored as hashes only. A keyed hash of the
          address stays after an account is closed, so that its free credits are not given twice.
        </li>
        <li>
          <strong>Sessions</strong>: the kind of browser, the country the network names, when it began and was
          last used. You see and end them on your account’s page.
        </li>
        <li>
          <strong>API keys</strong> as hashes, with their names and limits, and a log of calls: endpoint,
          status, error code, credits, response time. The log does not hold your messages. The answer to a
          paid call is stored for an hour; one sent with an Idempotency-Key is stored, for 24 hours, to be
          given again to the key that paid for it. An app you allow is stored like a key, with its name and
          address.
        </li>
        <li>
          <strong>Payments</strong>: what was bought, the amount, the network, the public transaction hash and
          wallet addresses, or the identifiers of the card provider. Card numbers never reach us. The answer
          to a call that a wallet paid for alone is stored for an hour; that the wallet paid, or failed to, is
          stored for 90 days after its last call.
        </li>
        <li>
          <strong>Questions</strong> are processed to be answered and not stored on our servers, unless you
          choose to save conversations in your account: then each question and its answer is stored until you
          delete the conversation. Your other conversations are saved in your own browser and can be deleted
          there.
        </li>
        <li>
          <strong>Holdings</strong> that you enter on the portfolio page are processed and not stored on our
          servers, unless you choose to save them in your account: then until you delete them there.
        </li>
        <li>
          <strong>Shared answers</strong>: one question and its answer, without links, from when you share
          them. Whoever has the address can read them until you delete the link or its 90 days are over. If
          nobody was signed in, a keyed hash of the network they were shared from is kept for a day.
        </li>
        <li>
          <strong>Watchlist, alerts and the morning mail</strong>: the assets you chose, what you want to hear
          of them, the price an alert saw when it fired, and what the last morning saw. They are mailed to you
          alone; each mail has a link that ends them in one click.
        </li>
        <li>
          <strong>Webhooks</strong>: the addresses you name, and for five days what they were sent. What
          happens in your account goes to them alone, once they have confirmed themselves, until you delete
          them.
        </li>
        <li>
          <strong>Network addresses</strong> are used to limit abuse. For a sign-in link or a newsletter form
          they are kept as keyed hashes for a day; for a question that a model had to read, as a hash that
          includes the day, until such a question on a later day.
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
            at most two of three AI providers (OpenAI, Anthropic and Cloudflare) may read a question and put
            facts into words. They receive your question and the facts, never your e-mail address, key or
            wallet;
          </li>
          <li>Cloudflare runs the servers and the database;</li>
          <li>
            Stripe handles card payments; a mail provider delivers sign-in links, notices and newsletters;
          </li>
          <li>public blockchains are read to find your payment, and show it to everybody.</li>
        </ul>
        <p>{inUse}</p>
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
        ties a sign-in link to the browser that asked for it. A third one, for a year, says that this browser
        was signed in before, so that nobody else’s requests keep your sign-in mail from you. Where the
        sign-in form asks whether you are a person, Cloudflare’s check runs on that page alone. Your theme,
        your conversations, your holdings, for an hour a purchase or an alert begun before signing in, and a
        payment under way are kept in your browser’s storage. There are no tracking cookies, so there is no
        banner.
      </p>
    ),
  },
  {
    id: "how-long",
    number: "4",
    title: "How long",
    body: (
      <p>
        Your address leaves a sign-in link’s record within half an hour, the rest of it after a day. Sessions
        are deleted after 7 days without use, the call log after 13 months. Records of payments are kept as
        long as tax and commercial law demand. A newsletter address is kept until a week after you
        unsubscribe, or after the mail that nobody confirmed. An alert is deleted when you delete it, or 90
        days after it fired or its range ended. A conversation saved in your account is deleted when you
        delete it, or 13 months after its last question. Of a shared answer that has ended only its address is
        kept, for a year, so that the page can say so. A closed account can be opened again for 7 days; then
        its personal data is erased, and of its payments only the books stay, without your address. Whom a
        receipt names stays on it for ten years, as the law demands, and is erased then. Backups are kept for
        35 days; what you ended or had erased is not brought back from one.
      </p>
    ),
  },
  {
    id: "your-rights",
    number: "5",
    title: "Your rights",
    body: (
      <p>
        Your account’s page gives you everything we hold about you as one file, and closes your account. You
        may have it corrected and object to its use. Entries on a public blockchain cannot be changed by
        anyone. You may complain to the authority for data protection where you live.
      </p>
    ),
  },
  {
    id: "responsible",
    number: "6",
    title: "Who is responsible",
    body: <Responsible />,
  },
  {
    id: "age",
    number: "7",
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
    number: "8",
    title: "Changes",
    body: (
      <p>
        This text may change; its date changes with it. What matters to you will be published on this page
        before it applies.
      </p>
    ),
  },
];

export const PrivacyPage = ({ inUse }: { inUse: ReactNode }) => (
  <LegalPage title="Privacy Policy" sections={sections(inUse)} />
);
