import { chatReplySchema } from "../../../shared/analysis.ts";
import { createKeyReplySchema, paidReplySchema } from "../../../shared/keys.ts";
import { createIntentReplySchema } from "../../../shared/payments.ts";
import { TIERS } from "../../../shared/tiers.ts";
import type { PaymentRequest } from "../../test/chains/xrpl-wallet.node.ts";
import type { FaultStreet } from "./fault-street.ts";

const ASSETS = { Bitcoin: "BTC", Ethereum: "ETH", Tesla: "TSLA", Apple: "AAPL" };
const NAMES = Object.keys(ASSETS) as (keyof typeof ASSETS)[];
const RETRY_MS = 300;
/** Of one sign-in, once no fault is on. */
const MAX_RETRIES = 5;
const TIER = "pre-enigma";
/** Nobody's fault, or that of the moment: asked again. Anything else is one of ours. */
const AGAIN = [409, 429, 500, 503];
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What one person did and saw; `wrong` names whatever must not happen. */
interface Seen {
  answered: number;
  chats: number;
  signIns: number;
  retries: number;
  wrong: string[];
}

/** Somebody who signs in, buys a plan on the XRP Ledger, and goes on asking until told to stop. */
export async function openFaultPerson(street: FaultStreet, number: number) {
  const email = `fault-${number}-${process.pid}@example.com`;
  const address = `2001:db8:${number.toString(16)}::1`;
  const seen: Seen = { answered: 0, chats: 0, signIns: 0, retries: 0, wrong: [] };
  const jar = new Map<string, string>();

  const send = (path: string, body: unknown, more: Record<string, string>, method: string) =>
    fetch(`${street.origin}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...(jar.size > 0 && { Cookie: [...jar].map((pair) => pair.join("=")).join("; ") }),
        ...{ Origin: street.origin, "CF-Connecting-IP": address, ...more },
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(40_000),
    });

  function keepCookies({ headers }: Response): void {
    for (const line of headers.getSetCookie()) {
      const [name = "", value = ""] = line.split(";")[0]?.split("=") ?? [];
      jar.set(name, value);
    }
  }

  /** A stream that broke off has no last event. */
  const isCut = ({ headers }: Response, text: string) =>
    headers.get("content-type")?.startsWith("text/event-stream") && !/^event: done/m.test(text);

  /** Asks until there is an answer that is not the moment's. */
  async function ask(path: string, body?: unknown, more: Record<string, string> = {}, method?: string) {
    for (;;) {
      try {
        const reply = await send(path, body, more, method ?? (body === undefined ? "GET" : "POST"));
        const text = await reply.text();
        keepCookies(reply);
        if (reply.status === 500) seen.wrong.push(`${path}: ${text.slice(0, 200)}`);
        if (!AGAIN.includes(reply.status) && !isCut(reply, text)) return { status: reply.status, text };
      } catch {
        // the worker is gone: it comes back
      }
      seen.retries++;
      await pause(RETRY_MS);
    }
  }

  async function signIn(): Promise<void> {
    for (;;) {
      await ask("/api/auth/request-link", { email, tier: "free" });
      while (!street.tokenOf(email)) await pause(100);
      const reply = await ask("/api/auth/verify-token", {
        token: street.tokenOf(email) ?? "",
        confirm: true,
      });
      if (reply.status === 200) break;
      // The link was used and the answer lost on the way: the session may be there all the same.
      if (reply.status !== 410) seen.wrong.push(`sign-in: ${reply.status} ${reply.text.slice(0, 120)}`);
    }
    seen.signIns++;
  }

  async function buy(): Promise<void> {
    const wallet = street.openWallet();
    const order = {
      tier: TIER,
      months: 1,
      network: "xrpl",
      token: "native",
      walletAddress: wallet.address,
    };
    const made = await ask("/api/payment-intents", order);
    if (made.status !== 201) return void seen.wrong.push(`intent: ${made.status} ${made.text.slice(0, 200)}`);
    const { intent, transaction } = createIntentReplySchema.parse(JSON.parse(made.text));
    const { hash } = await wallet.pay(transaction as unknown as PaymentRequest);
    const claim = { tier: TIER, txHash: hash, network: "xrpl", walletAddress: wallet.address };
    const more = { paymentMethod: "crypto", paymentToken: "native", intentId: intent.id };
    for (let i = 0; i < 200; i++) {
      const reply = await ask("/api/verify-wallet-payment", { ...claim, ...more });
      if (reply.status === 200) return;
      if (reply.status !== 202)
        return void seen.wrong.push(`payment: ${reply.status} ${reply.text.slice(0, 200)}`);
      await pause(RETRY_MS);
    }
    seen.wrong.push("payment: never credited");
  }

  await signIn();
  await buy();
  const made = await ask("/api/keys", { name: "one" });
  const { key } = createKeyReplySchema.parse(JSON.parse(made.text)).apiKey;

  /** One paid call while the month has credits (then there must be none), asked again under its Idempotency-Key until it is answered. */
  async function call(): Promise<void> {
    const name = NAMES[Math.floor(Math.random() * NAMES.length)] ?? "Bitcoin";
    const isStream = Math.random() < 0.5;
    const headers = {
      "X-API-Key": key,
      "Idempotency-Key": crypto.randomUUID(),
      ...(isStream && { Accept: "text/event-stream" }),
    };
    const read = (text: string) => (isStream ? (/^event: done\ndata: (.*)$/m.exec(text)?.[1] ?? "{}") : text);
    const reply = await ask("/api/v1/technical", { message: `Analyze ${name}` }, headers);
    if (reply.status === 402) {
      if (seen.answered < TIERS[TIER].credits)
        seen.wrong.push(`no credits left after ${seen.answered} answers`);
      await pause(RETRY_MS);
      return;
    }
    const body = JSON.parse(read(reply.text)) as { reply?: unknown };
    const parsed = paidReplySchema.safeParse(isStream ? body.reply : body);
    if (reply.status !== 200 || !parsed.success || parsed.data.assets[0]?.symbol !== ASSETS[name])
      return void seen.wrong.push(`call about ${name}: ${reply.status} ${reply.text.slice(0, 200)}`);
    seen.answered++;
    if (Math.random() > 0.1) return;
    const again = await ask("/api/v1/technical", { message: `Analyze ${name}` }, headers);
    const repeated = JSON.parse(read(again.text)) as { reply?: unknown };
    if (JSON.stringify(isStream ? repeated.reply : repeated) !== JSON.stringify(isStream ? body.reply : body))
      seen.wrong.push("a repetition got another answer");
  }

  async function chat(): Promise<void> {
    const reply = await ask("/api/chat", { message: "Analyze Bitcoin" });
    const parsed = chatReplySchema.safeParse(JSON.parse(reply.text));
    if (!parsed.success || parsed.data.assets[0]?.symbol !== "BTC")
      seen.wrong.push(`chat: ${reply.text.slice(0, 200)}`);
    seen.chats++;
  }

  async function checkSession(): Promise<void> {
    const reply = await ask("/api/auth/check");
    if (!reply.text.includes('"authenticated":true'))
      seen.wrong.push(`session lost: ${reply.text.slice(0, 120)}`);
  }

  /** Signs out and in again with the browser that was signed in; strangers may have used up whatever they can. */
  async function checkSignIn(): Promise<void> {
    await ask("/api/auth/logout", {});
    const before = seen.retries;
    await signIn();
    if (seen.retries - before > MAX_RETRIES) seen.wrong.push("sign-in: refused again and again");
  }

  return {
    email,
    checkSignIn,
    accountId: key.slice("ngma_live_1".length).slice(0, 22),
    seen,
    checkSession,
    call,
    async live(isOver: () => boolean): Promise<void> {
      while (!isOver()) {
        const chance = Math.random();
        await (chance < 0.7 ? call() : chance < 0.85 ? chat() : checkSession());
      }
      await checkSession();
    },
  };
}
