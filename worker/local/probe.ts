/**
 * `npm run probe -- ORIGIN [--email ADDRESS --read-mail COMMAND]`: an outside watch, for a machine that is not the service's. It
 * reads /status, makes a call with the test key in PROBE_KEY, and signs in: COMMAND prints the newest mail of ADDRESS, such as
 * `curl -s --netrc 'imaps://mail.example/INBOX;MAILINDEX=*'`. Prints one line a step; ends with 1 where one failed.
 */
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { LINK_TOKEN_LENGTH } from "../../shared/auth.ts";

const USAGE =
  "Usage: npm run probe -- ORIGIN [--email ADDRESS --read-mail COMMAND], with a test key in PROBE_KEY";
const TIMEOUT_MS = 20_000;
const MAIL_TRIES = 12;
const MAIL_PAUSE_MS = 10_000;
const TOKEN = new RegExp(`[?&]token=([A-Za-z0-9]{${LINK_TOKEN_LENGTH}})`, "g");

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { email: { type: "string" }, "read-mail": { type: "string" } },
});
const [origin] = positionals;
if (!origin || !URL.canParse(origin)) {
  console.error(USAGE);
  process.exit(2);
}

let cookies = "";

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers({ Origin: new URL(origin ?? "").origin, Cookie: cookies });
  for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const reply = await fetch(new URL(path, origin), { ...init, headers, signal, redirect: "error" });
  const kept = reply.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
  if (kept.length > 0) cookies = [...cookies.split("; ").filter(Boolean), ...kept].join("; ");
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${(await reply.text()).slice(0, 200)}`);
  return reply;
}
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

async function readStatus(): Promise<string> {
  const { state } = (await (await ask("/api/status")).json()) as { state: string };
  if (state === "down") throw new Error("the service says that it is down");
  return state;
}

async function makeCall(key: string): Promise<string> {
  const reply = await post("/api/v1/analyze", { message: "Analyze Bitcoin" }, { "X-API-Key": key });
  const { facts, keyMode } = (await reply.json()) as { facts: unknown[]; keyMode?: string };
  if (facts.length === 0) throw new Error("the answer has no facts");
  return `${facts.length} facts${keyMode === "test" ? "" : ", which took a credit: PROBE_KEY is no test key"}`;
}

/** The tokens of all links in the newest mail. */
function readTokens(command: string): string[] {
  const { stdout } = spawnSync(command, { shell: true, encoding: "utf8", timeout: TIMEOUT_MS });
  // Quoted-printable mail breaks lines with "=" and writes "=" as "=3D".
  return [
    ...(stdout ?? "")
      .replaceAll(/=\r?\n/g, "")
      .replaceAll("=3D", "=")
      .matchAll(TOKEN),
  ].map(([, token]) => token ?? "");
}

async function signIn(email: string, command: string): Promise<string> {
  const old = new Set(readTokens(command));
  const asked = await (await post("/api/auth/request-link", { email, tier: "free" })).json();
  if ((asked as { by?: string }).by) throw new Error("the day's mails for newcomers are used up");
  for (let i = 0; i < MAIL_TRIES; i++) {
    const token = readTokens(command).find((one) => !old.has(one));
    if (token) {
      await post("/api/auth/verify-token", { token });
      const check = (await (await ask("/api/auth/check")).json()) as { authenticated: boolean };
      if (!check.authenticated) throw new Error("the link signed nobody in");
      await post("/api/auth/logout", {});
      return "by the mailed link";
    }
    await new Promise((resolve) => setTimeout(resolve, MAIL_PAUSE_MS));
  }
  throw new Error("no mail came within two minutes");
}

const { email, "read-mail": command } = values;
const key = process.env.PROBE_KEY;
const steps: [name: string, run: (() => Promise<string>) | null][] = [
  ["status", readStatus],
  ["test call", key ? () => makeCall(key) : null],
  ["sign-in", email && command ? () => signIn(email, command) : null],
];
for (const [name, run] of steps) {
  if (!run) console.log(`${name}: not tried`);
  else
    await run().then(
      (said) => console.log(`${name}: ok (${said})`),
      (error: unknown) => {
        console.log(`${name}: FAILED (${error instanceof Error ? error.message : String(error)})`);
        process.exitCode = 1;
      },
    );
}
