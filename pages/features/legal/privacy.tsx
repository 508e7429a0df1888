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
        {PRODUCT} keeps what it needs to answer you, sign you in, count credits and account for payments. It
        sells no data, carries no advertising and loads nothing from other sites.
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
          There is no password. Links and session identifiers are stored only as hashes. After an account is
          closed we keep a keyed hash of its address, so that free credits are not claimed twice.
        </li>
        <li>
          <strong>Sessions</strong>: browser type, country (as reported by the network), start and last use.
          Your account page lists them and lets you end them.
        </li>
        <li>
          <strong>API keys</strong> as hashes, with their names and limits, and a log of calls: endpoint,
          status, error code, credits and response time, but not your messages. The answer to a paid call is
          stored for an hour or, if you sent an Idempotency-Key, for 24 hours, so that the same key can fetch
          it again. An app you authorise is stored like a key, with its name and address.
        </li>
        <li>
          <strong>Payments</strong>: what was bought, the amount, the network, the public transaction hash and
          wallet addresses, or the identifiers of the card provider. We never see card numbers. If you pay for
          a request from a wallet, without a key, we store the answer for an hour, and whether it was paid
          until 90 days after that wallet’s last request.
        </li>
        <li>
          <strong>Questions</strong> are processed and not stored on our servers, unless you choose to save
          conversations in your account: then each question and answer is stored until you delete the
          conversation. All other conversations are saved in your own browser, where you can delete them.
        </li>
        <li>
          <strong>Holdings</strong> that you enter on the portfolio page are processed and not stored on our
          servers, unless you choose to save them in your account, where they stay until you delete them.
        </li>
        <li>
          <strong>Shared answers</strong>: one question and its answer, with any links removed, from the
          moment you share them. Anyone with the address can read them until you delete the link or 90 days
          have passed. If you were not signed in, we keep a keyed hash of your network address for a day.
        </li>
        <li>
          <strong>Watchlist, alerts and the morning mail</strong>: the assets you chose, what you asked to be
          told about them, the price at which an alert fired and the figures in your last morning mail. We
          mail them only to you; each mail has a one-click unsubscribe link.
        </li>
        <li>
          <strong>Webhooks</strong>: the addresses you enter and, for five days, what we sent to them. Once an
          address has confirmed itself, it receives events from your account until you delete it.
        </li>
        <li>
          <strong>Network addresses</strong> are used to limit abuse. When you ask for a sign-in link or the
          newsletter we keep a keyed hash for a day. When an AI model reads your question, we keep a hash of
          the address that changes daily, until the next such question on a later day.
        </li>
      </ul>
    ),
  },
  {
    id: "who-else",
    number: "2",
    title: "Who else is involved",
    body: (
      <>
        <p>Some of our data and wording comes from other companies:</p>
        <ul>
          <li>
            a crypto price provider (CoinGecko) and a stock data provider (Finnhub) send us market data;
          </li>
          <li>
            at most two of three AI providers (OpenAI, Anthropic and Cloudflare) may read a question and put
            facts into words. They receive the question and the facts, never your e-mail address, key or
            wallet;
          </li>
          <li>Cloudflare runs the servers and the database;</li>
          <li>
            Stripe handles card payments; a mail provider delivers sign-in links, notices and newsletters;
          </li>
          <li>we read public blockchains, where anyone can see your payment, to find it.</li>
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
        One cookie keeps you signed in and expires after 7 days without use. A second, valid for fifteen
        minutes, ties a sign-in link to the browser that asked for it. A third, valid for a year, marks this
        browser as one you have signed in from, so that other people’s requests cannot block your sign-in
        mail. Where the sign-in form checks that you are human, Cloudflare’s check runs on that page only.
        Your browser’s storage holds your theme, conversations and holdings, any payment under way and, for an
        hour, a purchase or alert begun before you signed in. There are no tracking cookies, so there is no
        banner.
      </p>
    ),
  },
  {
    id: "how-long",
    number: "4",
    title: "How long we keep it",
    body: (
      <p>
        A sign-in link’s record loses your address within half an hour and is deleted after a day. Sessions
        are deleted after 7 days without use, the call log after 13 months. Payment records are kept as long
        as tax and commercial law require. A newsletter address is kept until a week after you unsubscribe, or
        a week after a confirmation mail that went unanswered. An alert is deleted when you delete it, or 90
        days after it fired or its range ended. A conversation saved in your account is deleted when you
        delete it, or 13 months after its last question. After a shared answer has ended we keep only its
        link, for a year, so that the page can say that it is gone. A closed account can be reopened for 7
        days; then its personal data is erased, leaving only payment accounts without your address. The name
        on a receipt stays for ten years, as the law requires, and is then erased. Backups are kept for 35
        days; nothing you ended or had erased is restored from them.
      </p>
    ),
  },
  {
    id: "your-rights",
    number: "5",
    title: "Your rights",
    body: (
      <p>
        On your account page you can download everything we hold about you as one file, or close your account.
        You may have your data corrected and object to its use. Nobody can change entries on a public
        blockchain. You may complain to the data protection authority where you live.
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
        {PRODUCT} is for people who are at least 18 years old. We do not knowingly keep data about anyone
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
        We may change this policy, and its date with it. Changes that affect you are published here before
        they take effect.
      </p>
    ),
  },
];

export const PrivacyPage = ({ inUse }: { inUse: ReactNode }) => (
  <LegalPage title="Privacy Policy" sections={sections(inUse)} />
);
