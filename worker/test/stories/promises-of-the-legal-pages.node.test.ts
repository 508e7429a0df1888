import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const read = (file: string) => readFileSync(file, "utf8");
/** A page's words, whatever its lines look like. */
const wordsOf = (file: string) =>
  read(file)
    .replace(/<[^>]*>|\{" "\}/g, " ")
    .replace(/\s+/g, " ");
const PRIVACY = "pages/features/legal/privacy.tsx";
const TERMS = "pages/features/legal/terms.tsx";
const AUTH = "worker/features/auth";
const CLOSE = "worker/features/accounts/close-account.test.ts";

/** What the page says, and the test, by file and name, that shows the code that keeps it. */
const PROMISES: [page: string, words: string, file: string, test: string][] = [
  [
    PRIVACY,
    "Links and session identifiers are stored only as hashes",
    `${AUTH}/links/verify-link.test.ts`,
    "F-005, F-018",
  ],
  [
    PRIVACY,
    "Backups are kept for 35 days",
    "worker/features/backups/dump/run-dump.test.ts",
    "is made once a day, and ends after 35 days",
  ],
  [
    PRIVACY,
    "nothing you ended or had erased is restored from them",
    "worker/features/backups/restore/finish-restore.test.ts",
    "what was ended after the dump is ended",
  ],
  [PRIVACY, "free credits are not claimed twice", CLOSE, "closing and signing in again gives no new ones"],
  [
    PRIVACY,
    "Your account page lists them and lets you end them",
    `${AUTH}/sessions.test.ts`,
    "are ended one by one",
  ],
  [PRIVACY, "API keys as hashes", "worker/features/keys/credit-counters.test.ts", "F-032"],
  [
    PRIVACY,
    "credits and response time, but not your messages",
    "worker/http/log-requests.test.ts",
    "nothing anybody wrote",
  ],
  [
    PRIVACY,
    "if you sent an Idempotency-Key, for 24 hours",
    "worker/features/keys/account/idempotency.test.ts",
    "after a day no answer is kept",
  ],
  [
    PRIVACY,
    "we keep a keyed hash for a day",
    "worker/features/auth/jobs.test.ts",
    "forgets after a day by which mailbox and networks a mail was counted",
  ],
  [
    PRIVACY,
    "until the next such question on a later day",
    "worker/features/analysis/question/model/read-with-model.test.ts",
    "is asked for sixty times a day by one asker, then by the others, and again tomorrow",
  ],
  [
    PRIVACY,
    "never your e-mail address, key or wallet",
    "worker/test/ai/models.test.ts",
    "are sent the question and the facts, and nothing of whoever asks",
  ],
  [
    PRIVACY,
    "One cookie keeps you signed in and expires after 7 days without use",
    `${AUTH}/sessions.test.ts`,
    "lives seven days from the last use",
  ],
  [
    PRIVACY,
    "other people’s requests cannot block your sign-in mail",
    `${AUTH}/links/request-link.test.ts`,
    "do not lock out a browser that was signed in before",
  ],
  [
    PRIVACY,
    "Cloudflare’s check runs on that page only",
    "worker/test/stories/the-built-site-tells-no-secret.node.test.ts",
    "only where the sign-in form stands",
  ],
  [
    PRIVACY,
    "Sessions are deleted after 7 days without use",
    `${AUTH}/jobs.test.ts`,
    "deletes a session that was not used for seven days",
  ],
  [
    PRIVACY,
    "the call log after 13 months",
    "worker/features/keys/account/call-log.test.ts",
    "is forgotten after 13 months",
  ],
  [
    PRIVACY,
    "kept until a week after you unsubscribe",
    "worker/features/newsletter/subscribe.test.ts",
    "forgets the address of a reader who left a week ago",
  ],
  [
    PRIVACY,
    "or a week after a confirmation mail that went unanswered",
    "worker/features/newsletter/subscribe.test.ts",
    "forgets an address a week after the last mail",
  ],
  [
    PRIVACY,
    "each mail has a one-click unsubscribe link",
    "worker/features/watch/check-alerts.test.ts",
    "is ended by one click from the mail program",
  ],
  [
    PRIVACY,
    "for five days, what we sent to them",
    "worker/features/webhooks/send-webhooks.test.ts",
    "old ones are forgotten after five days",
  ],
  [
    PRIVACY,
    "Once an address has confirmed itself, it receives events from your account until you delete it",
    "worker/features/webhooks/routes.test.ts",
    "stop with their deletion, and nothing of them is left",
  ],
  [
    PRIVACY,
    "90 days after it fired or its range ended",
    "worker/features/watch/check-alerts.test.ts",
    "is forgotten 90 days after it fired",
  ],
  [
    PRIVACY,
    "until you delete the link or 90 days have passed",
    "worker/features/shares/routes.test.ts",
    "comes after 90 days, and after another year its address is forgotten",
  ],
  [
    PRIVACY,
    "we keep a keyed hash of your network address for a day",
    "worker/features/shares/routes.test.ts",
    "is a keyed hash of the network, for a day",
  ],
  [
    PRIVACY,
    "unless you choose to save conversations in your account",
    "worker/features/talks/routes.test.ts",
    "are none until it is switched on, whatever a browser asks for",
  ],
  [
    PRIVACY,
    "13 months after its last question",
    "worker/features/talks/routes.test.ts",
    "are deleted 13 months after their last question",
  ],
  [PRIVACY, "can be reopened for 7 days", CLOSE, "works for seven days, once, for the same account"],
  [
    PRIVACY,
    "leaving only payment accounts without your address",
    CLOSE,
    "its books, and nothing that names the person",
  ],
  [
    PRIVACY,
    "download everything we hold about you as one file",
    CLOSE,
    "gives one JSON with account, sessions, keys, calls and payments",
  ],
  [
    PRIVACY,
    "loads nothing from other sites",
    "worker/test/stories/the-built-site-tells-no-secret.node.test.ts",
    "no screen fetches anything from another host",
  ],
  [TERMS, "Calls that fail on our side are free", "worker/features/keys/credit-counters.test.ts", "F-044"],
  [TERMS, "do not carry over", "worker/features/keys/credit-counters.test.ts", "F-049"],
  [
    TERMS,
    "is set aside and reviewed manually",
    "worker/features/billing/parked/decide-parked.test.ts",
    "grant",
  ],
  [
    TERMS,
    "We may suspend accounts that break these terms; the reason is shown at sign-in",
    "worker/features/accounts/admin/routes.test.ts",
    "stops its keys with 403 and its sessions with the reason",
  ],
  [TERMS, "paid months remain", "worker/features/accounts/admin/routes.test.ts", "keeps what was paid"],
  [
    TERMS,
    "close your account on your account page",
    "pages/features/account/account-panel.test.tsx",
    "an account is closed only once one's own address was typed",
  ],
  [
    TERMS,
    "A purchase can be refunded until its tokens have been sent",
    "worker/features/billing/cards/handle-event.test.ts",
    "takes back a plan's month and NGMA",
  ],
];

describe("every promise of the legal pages is kept by code that a test shows", () => {
  it.each(PROMISES)("%s: %s", (page, words, file, test) => {
    expect(wordsOf(page)).toContain(words);
    expect(read(file)).toContain(test);
  });
});
