import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { chatReplySchema } from "../../../shared/analysis.ts";
import { createKeyReplySchema } from "../../../shared/keys.ts";
import { MAX_SHARES_A_DAY, shareSchema } from "../../../shared/shares.ts";
import { MAX_REPLY_BYTES, MAX_TALK_BYTES } from "../../../shared/talk-limits.ts";
import { MAX_ALERTS } from "../../../shared/watch.ts";
import { MAX_WEBHOOKS, webhookSecretReplySchema } from "../../../shared/webhooks.ts";
import { SHAPES_QUERY, toShapes } from "../../db/dump/shapes.ts";
import { pack } from "../../db/packed.ts";
import { limitsOf, newcomersADay } from "../../features/auth/mails/mail-limits.ts";
import type { Session } from "../../features/auth/sessions.ts";
import type { User } from "../../features/auth/user.ts";
import { MAX_A_DAY, MAX_AN_HOUR } from "../../features/billing/intents/open-intents.ts";
import { MAX_ASKS_A_MINUTE } from "../../features/billing/limit-asks.ts";
import { writeChallenge } from "../../features/billing/wallets/write-challenge.ts";
import { ADDED, BY_HAND, OF_AN_ACCOUNT, TO_A_HOST } from "../../features/webhooks/count-try.ts";
import { networksOf } from "../../networks.ts";
import { openBrowser, openMailbox } from "../auth/browser.ts";
import { openPerson } from "../auth/person.ts";
import { someWallet } from "../billing/ledger-chain.ts";
import { begin, openBilling } from "../billing/open-billing.ts";
import { emptyDatabase } from "../empty-database.ts";
import { someEmail } from "../people.ts";

const MAILS_A_DAY = 2_000;
const ONE = "Analyze Bitcoin";
const TEN = "Compare Bitcoin, Ethereum, Solana, Cardano, XRP, Dogecoin, Apple, Tesla, Microsoft and Nvidia";
const hex = () => crypto.randomUUID().replaceAll("-", "");

beforeEach(async () => {
  await emptyDatabase(env.DB);
});

type Ask = <T extends Record<string, unknown>>(query: string) => Promise<T[]>;
const database: Ask = async (query) => (await env.DB.prepare(query).all<never>()).results;
const objectOf =
  (id: string): Ask =>
  async (query) =>
    runInDurableObject(env.TALKS.getByName(id), (_, { storage }) => storage.sql.exec<never>(query).toArray());

/** Bytes of all values of all rows. */
async function measure(ask: Ask): Promise<number> {
  const shapes = toShapes(await ask<{ table: string; column: string; place: number }>(SHAPES_QUERY));
  let bytes = 0;
  for (const [table, { columns }] of Object.entries(shapes)) {
    const lengths = columns.map((name) => `coalesce(length(CAST("${name}" AS BLOB)), 0)`).join(" + ");
    const [row] = await ask<{ bytes: number }>(
      `SELECT coalesce(sum(${lengths}), 0) AS bytes FROM "${table}"`,
    );
    bytes += row?.bytes ?? 0;
  }
  return bytes;
}

const countMails = async () =>
  (await database<{ n: number }>("SELECT count(*) AS n FROM counted_mails"))[0]?.n ?? 0;

/** What work adds. */
async function cost(work: () => Promise<unknown>, ask: Ask = database) {
  const [bytes, mails] = [await measure(ask), await countMails()];
  await work();
  return { bytes: (await measure(ask)) - bytes, mails: (await countMails()) - mails };
}

/** A few bytes vary by chance, so sizes are rounded up to the next power of two. */
function atMost(bytes: number): string {
  if (bytes <= 0) return "nothing";
  const size = 2 ** Math.ceil(Math.log2(bytes));
  return size < 1_024 ? `${size} bytes` : `${size / 1_024} KB`;
}
const inMB = (bytes: number) => `${bytes / 1_000_000} MB`;

type Browser = ReturnType<typeof openBrowser>;
type Person = Awaited<ReturnType<typeof openPerson>>;
async function answer(browser: Browser, message: string, keep?: { talk: string; turn: string }) {
  const asked = await browser.post("/api/chat", { message, keep });
  expect(asked.status).toBe(200);
  return {
    question: message,
    reply: chatReplySchema.parse(await asked.json()),
    seal: asked.headers.get("Answer-Seal"),
  };
}
const shareIt = async (browser: Browser, body: object) => {
  const made = await browser.post("/api/shares", { token: hex(), ...body });
  expect(made.status).toBe(201);
  return shareSchema.parse(await made.json());
};

/** Mails a day that one /48 can cause without a challenge. */
const mailsOfSite = limitsOf(
  { kind: "sign-in", mailbox: "", networks: networksOf("2001:db8::1"), isProven: false } as never,
  MAILS_A_DAY,
).find(({ of, scope }) => of === "network" && JSON.stringify(scope, hideTables).includes('"site"'))?.max;

function hideTables(name: string, value: unknown) {
  return name === "table" ? undefined : value;
}

type Row = (
  request: string,
  work: () => Promise<unknown>,
  limit: string,
  ceiling: string,
  ask?: Ask,
) => Promise<string[]>;
const row: Row = async (request, work, limit, ceiling, ask = database) => {
  const { bytes, mails } = await cost(work, ask);
  return [request, atMost(bytes), mails === 0 ? "nothing" : `${mails} mail`, limit, ceiling];
};
const d1 = "the database's: alarm at 60% of `DATABASE_MB`, 503 from 80%";

async function measureOrders(id: string): Promise<string[][]> {
  const { deps } = openBilling();
  const { user, session } = { user: { id } as User, session: { hash: "session" } as Session };
  const address = someWallet("base");
  return [
    await row(
      "an order",
      () => begin(deps, { id }),
      `${MAX_ASKS_A_MINUTE.begin} a minute, ${MAX_AN_HOUR} an hour, ${MAX_A_DAY} a day per account`,
      "unpaid ones are deleted 90 days after they end; a database alarm at 60%",
    ),
    await row(
      "a text for a wallet to sign",
      () => writeChallenge(deps, { user, session, network: "base", address }),
      `${MAX_ASKS_A_MINUTE.claim} a minute per account`,
      "rows are deleted after five minutes",
    ),
  ];
}

async function measureWebhooks({ browser }: Person): Promise<string[][]> {
  const add = async () => {
    const body = { url: "http://127.0.0.1:9/hooks", events: ["payment.received"] };
    const made = await browser.post("/api/webhooks", body);
    return webhookSecretReplySchema.parse(await made.json()).endpoint.id;
  };
  const id = await add();
  return [
    await row(
      "adding a webhook endpoint",
      add,
      `${MAX_WEBHOOKS} per account, ${ADDED} a day`,
      "five rows per account",
    ),
    await row(
      "confirming or testing a webhook endpoint, which sends a request",
      () => browser.post(`/api/webhooks/${id}/confirm`, {}),
      `${BY_HAND} a day per account; ${TO_A_HOST} to a host that has confirmed nothing, ${OF_AN_ACCOUNT} of them per account`,
      "rows are deleted after five days",
    ),
  ];
}

/** What nobody is refused for who stays within it. */
const { CHAT_LIMIT, READ_LIMIT, AUTH_LIMIT, KEY_LIMIT, FREE_LIMIT } = env.DOORS;

async function measureDoors({ id, browser, makeKey, spend }: Person): Promise<string[][]> {
  const stranger = openBrowser();
  const ofAccount: Ask = async (query) =>
    runInDurableObject(env.CREDITS.getByName(id), (_, { storage }) =>
      storage.sql.exec<never>(query).toArray(),
    );
  const { id: keyId, key } = await makeKey();
  await browser.send(`/api/keys/${keyId}`, { method: "DELETE" });
  const made = await browser.post("/api/keys", { name: "test", mode: "test" });
  const test = createKeyReplySchema.parse(await made.json()).apiKey.key;
  const readOpen = () =>
    Promise.all(["/api/record", "/api/crypto/prices"].map((path) => stranger.send(path)));
  // The first one refreshes the prices, whoever asks.
  await readOpen();
  return [
    await row(
      "reading open pages and data",
      readOpen,
      `${READ_LIMIT} a minute per network (/48, IPv4: /24)`,
      "none: nothing is stored",
    ),
    await row(
      "trying a sign-in link",
      () => stranger.verify("x".repeat(64)),
      `${AUTH_LIMIT} a minute`,
      "none: nothing is stored",
    ),
    await row(
      "a call with an ended key",
      () => spend(key),
      `${KEY_LIMIT} a minute`,
      "none: nothing is stored",
      ofAccount,
    ),
    await row(
      "a call with a test key",
      () => spend(test),
      `${FREE_LIMIT} a minute per network`,
      "1,000 rows a day per account, then only counted",
      ofAccount,
    ),
  ];
}

async function measureAll(): Promise<string[][]> {
  openMailbox();
  const visitor = openBrowser();
  const [one, ten] = [await answer(visitor, ONE), await answer(visitor, TEN)];
  const shared = await shareIt(visitor, one);
  const person = await openPerson();
  await person.browser.post("/api/talks/keeping", { isOn: true, forget: false });
  const { key } = await person.makeKey();
  const mails = `${mailsOfSite} mails a day per /48, twice as many with a challenge; ${newcomersADay(MAILS_A_DAY)} a day to new mailboxes`;
  const shares = `${MAX_SHARES_A_DAY} a day per visitor or account; more limits by network in \`features/shares\``;
  const talks = objectOf(person.id);
  return [
    await row(
      "a question in the terminal",
      () => answer(visitor, TEN),
      `${CHAT_LIMIT} a minute`,
      "none: nothing is stored",
    ),
    await row(
      "sharing an answer on one asset",
      () => shareIt(visitor, one),
      shares,
      `${d1}; after a day 500 MB in each of 16 objects`,
    ),
    await row("sharing an answer on ten assets", () => shareIt(visitor, ten), shares, "the same"),
    await row(
      "reporting a share",
      () => visitor.post(`/api/shares/${shared.id}/report`, {}),
      `${CHAT_LIMIT} a minute`,
      "one timestamp per share",
    ),
    await row(
      "asking for a sign-in link",
      () => visitor.ask(someEmail()),
      mails,
      "rows are deleted after a day",
    ),
    await row(
      "subscribing to the newsletter",
      () => openBrowser().post("/api/newsletter/subscribe", { email: someEmail() }),
      "the same, shared with sign-in links",
      "unconfirmed rows are deleted after a week",
    ),
    await row(
      "opening an account (a mailbox)",
      () => openPerson(),
      `${newcomersADay(MAILS_A_DAY)} a day`,
      d1,
    ),
    await row(
      "an account's stored answer on ten assets",
      () => answer(person.browser, TEN, { talk: hex(), turn: hex() }),
      `${CHAT_LIMIT} a minute`,
      `${inMB(MAX_TALK_BYTES)} per account, in its own object; the user is warned from 80% on`,
      talks,
    ),
    await row(
      "a paid reply on one asset",
      async () => {
        const id = crypto.randomUUID();
        const { packed } = await packedReply(person.spend, key);
        await env.TALKS.getByName(person.id).keepReplies([{ callId: id, packed, until: Date.now() + 1 }]);
      },
      "the account's credits",
      `${inMB(MAX_REPLY_BYTES)} per account, in its own object; those that expire first are deleted first`,
      talks,
    ),
    await row(
      "an account's alert",
      () =>
        person.browser.post("/api/watch/alerts", { asset: "BTC", kind: "level", side: "above", price: 1e6 }),
      `${MAX_ALERTS} per account`,
      d1,
    ),
    ...(await measureWebhooks(person)),
    ...(await measureOrders(person.id)),
    ...(await measureDoors(person)),
  ];
}

/** What the object of credits hands over for a paid call. */
async function packedReply(spend: (key: string) => Promise<Response>, key: string) {
  return { packed: pack(await (await spend(key)).text()) };
}

// `npx vitest run worker/test/stories/what-a-stranger-may-cost.test.ts --update=true` writes the table again.
it("what a stranger can cost is as the runbook says", async () => {
  const head = ["A request", "stores at most", "sends", "limit", "ceiling"];
  const rows = [head, head.map(() => "---"), ...(await measureAll())];
  const table = rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
  const [before, rest = ""] = env.RUNBOOK.split("<!-- stranger -->\n");
  const after = rest.slice(rest.indexOf("<!-- /stranger -->"));
  const written = `${before}<!-- stranger -->\n${table}\n${after}`;
  await expect(written).toMatchFileSnapshot("../../RUNBOOK.md");
});
