import { env } from "cloudflare:workers";
import { vi } from "vitest";
import { app } from "../../app.ts";
import type { Env } from "../../env.ts";
import { ORIGIN, someAddress } from "../people.ts";

/** Mails go out over Resend's real client; `openMailbox` stands in for its server. */
const RESEND = { RESEND_API_KEY: "re_test", RESEND_BASE_URL: "https://resend.test" };

/** A browser with its own cookies and network address, before a worker with these changes of its variables. */
export function openBrowser({
  vars = {},
  address = someAddress(),
  waitUntil,
}: {
  vars?: Partial<Env>;
  address?: string;
  /** takes what goes on behind a reply, which is waited for otherwise */
  waitUntil?: (work: Promise<unknown>) => void;
} = {}) {
  const jar = new Map<string, string>();
  const origin = vars.PUBLIC_ORIGIN ?? ORIGIN;
  const background: Promise<unknown>[] = [];
  const context = { waitUntil: waitUntil ?? ((work: Promise<unknown>) => background.push(work)) };

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ "CF-Connecting-IP": address });
    if (jar.size > 0) headers.set("Cookie", [...jar].map((pair) => pair.join("=")).join("; "));
    if (init.method && init.method !== "GET") headers.set("Origin", origin);
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    const request = new Request(new URL(path, origin), { ...init, headers });
    const reply = await app.fetch(
      request,
      { ...env, ...RESEND, ...vars },
      context as unknown as ExecutionContext,
    );
    for (const line of reply.headers.getSetCookie()) keep(jar, line);
    await Promise.all(background.splice(0));
    return reply;
  }
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    send(path, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  return {
    jar,
    send,
    post,
    ask: (email: string, tier = "free") => post("/api/auth/request-link", { email, tier }),
    verify: (token: string, confirm?: boolean) => post("/api/auth/verify-token", { token, confirm }),
    logOut: () => send("/api/auth/logout", { method: "POST" }),
    check: async () => (await send("/api/auth/check")).json<Record<string, unknown>>(),
  };
}

function keep(jar: Map<string, string>, line: string) {
  const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  if (/max-age=0(;|$)/i.test(line)) jar.delete(name);
  else jar.set(name, value);
}

export interface SentMail {
  from: string;
  to: string[];
  subject: string;
  html: string;
  text: string;
}

/** Resend's server in place of the network: keeps what it accepts; `answer` may refuse instead. */
export function openMailbox(
  answer?: (signal: AbortSignal | null | undefined) => Response | Promise<Response>,
) {
  const mails: SentMail[] = [];
  const headers: Headers[] = [];
  let tries = 0;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    if (url !== "https://resend.test/emails") throw new Error("a request to another address than Resend's");
    tries++;
    headers.push(new Headers(init?.headers));
    const refused = await answer?.(init?.signal);
    if (refused && !refused.ok) return refused;
    mails.push(JSON.parse(typeof init?.body === "string" ? init.body : ""));
    return refused ?? Response.json({ id: crypto.randomUUID() });
  });
  const tokenOf = (mail?: SentMail) => /token=([A-Za-z0-9]{64})\b/.exec(mail?.text ?? "")?.[1] ?? "";
  return { mails, headers, tries: () => tries, lastToken: () => tokenOf(mails.at(-1)), tokenOf };
}
