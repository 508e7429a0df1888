import { createHash, randomBytes } from "node:crypto";
import { chatReplySchema } from "../../../shared/analysis.ts";
import { hasZeroBits, readChallengeBits } from "../../../shared/auth.ts";
import { shareSchema } from "../../../shared/shares.ts";
import type { FaultStreet } from "./fault-street.ts";

const PAUSE_MS = 250;
/** A challenge above it is left alone: solving it would hold up the people on this machine. */
const MAX_BITS = 17;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const anyOf = <T>(all: readonly T[]) => all[Math.floor(Math.random() * all.length)];

/** What strangers did, by what came of it; `wrong` names whatever must not happen. */
interface Done {
  mailsAsked: number;
  challengesSolved: number;
  shared: number;
  reported: number;
  refused: number;
  wrong: string[];
}

/**
 * Strangers without accounts, each with a /32 of its own: they ask for mails to new mailboxes and to the people's, subscribe
 * them, solve challenges, share one answer under ever new links, report what others shared, and send what is no request.
 */
export function openStrangers(street: FaultStreet, mailboxes: readonly string[]) {
  const done: Done = { mailsAsked: 0, challengesSolved: 0, shared: 0, reported: 0, refused: 0, wrong: [] };
  const links: string[] = [];

  /** One request from a network; null where the worker is gone at this moment. */
  async function send(address: string, path: string, body?: unknown, method?: string) {
    const reply = await fetch(`${street.origin}${path}`, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers: {
        "Content-Type": "application/json",
        ...{ Origin: street.origin, "CF-Connecting-IP": address },
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(40_000),
    }).catch(() => null);
    if (!reply) return null;
    const text = await reply.text().catch(() => "");
    if (reply.status === 500) done.wrong.push(`a stranger's ${path}: ${text.slice(0, 200)}`);
    if (reply.status >= 400) done.refused++;
    return { status: reply.status, text, seal: reply.headers.get("Answer-Seal") };
  }

  /** Asks for a sign-in link, and solves the challenge if there is one. Gives the last reply. */
  async function askMail(address: string, email: string) {
    const ask = (challenge?: string) =>
      send(address, "/api/auth/request-link", { email, tier: "free", challenge });
    const first = await ask();
    if (first?.status !== 403) return first;
    const { fields } = JSON.parse(first.text) as { fields?: { challenge?: string } };
    const solved = solve(fields?.challenge ?? "");
    if (solved === null) return first;
    done.challengesSolved++;
    return ask(solved);
  }

  async function shareOnce(address: string, answer: { question: string; reply: unknown; seal: string }) {
    const made = await send(address, "/api/shares", { token: randomBytes(16).toString("hex"), ...answer });
    if (made?.status !== 201) return;
    done.shared++;
    links.push(shareSchema.parse(JSON.parse(made.text)).id);
  }

  async function askAnswer(address: string) {
    const question = `How much Bitcoin is ${1_000 + Math.floor(Math.random() * 1e6)} dollars?`;
    const asked = await send(address, "/api/chat", { message: question });
    const reply = chatReplySchema.safeParse(asked?.status === 200 ? JSON.parse(asked.text) : null);
    return reply.success && asked?.seal ? { question, reply: reply.data, seal: asked.seal } : null;
  }

  async function live(number: number, isOver: () => boolean): Promise<void> {
    const address = () => `2a0${number}:db8:${Math.floor(Math.random() * 200).toString(16)}::1`;
    let answer: Awaited<ReturnType<typeof askAnswer>> = null;
    const acts: (() => Promise<unknown>)[] = [
      async () => {
        done.mailsAsked++;
        await askMail(address(), `${randomBytes(6).toString("hex")}@example.org`);
      },
      async () => {
        done.mailsAsked++;
        await askMail(address(), anyOf(mailboxes) ?? "");
      },
      () => send(address(), "/api/newsletter/subscribe", { email: anyOf(mailboxes) }),
      async () => {
        answer = (Math.random() < 0.2 ? null : answer) ?? (await askAnswer(address()));
        if (answer) await shareOnce(address(), answer);
      },
      async () => {
        const reply = await send(address(), `/api/shares/${anyOf(links) ?? "none"}/report`, {});
        if (reply?.status === 200) done.reported++;
      },
      () => send(address(), "/mcp", undefined, "DELETE"),
      () => send(address(), "/api/chat", { message: "\u200b a\u0000b" }),
    ];
    while (!isOver()) {
      await anyOf(acts)?.();
      await pause(PAUSE_MS);
    }
  }

  /** Once they have gone: somebody new, elsewhere, gets a link, or is told when. */
  async function checkNewcomer(): Promise<void> {
    for (let tries = 0; tries < 20; tries++) {
      const email = `newcomer-${randomBytes(6).toString("hex")}@example.net`;
      const reply = await askMail("2620:fe::1", email);
      if (reply?.status === 200 && (street.tokenOf(email) || /"(?:by|again)"/.test(reply.text))) return;
      if (reply && reply.status !== 503)
        return void done.wrong.push(`a newcomer: ${reply.status} ${reply.text.slice(0, 200)}`);
      await pause(1_000);
    }
    done.wrong.push("a newcomer: never answered");
  }

  return { done, live, checkNewcomer };
}

function solve(challenge: string): string | null {
  const bits = readChallengeBits(challenge);
  if (!(bits <= MAX_BITS)) return null;
  for (let number = 0; ; number++) {
    const solution = `${challenge}.${number}`;
    if (hasZeroBits(createHash("sha256").update(solution).digest(), bits)) return solution;
  }
}
