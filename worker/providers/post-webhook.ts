import { abortAfter } from "../timing.ts";

const TIMEOUT_MS = 10_000;
const MAX_REPLY_BYTES = 1_024;

/** What came of a request: `reply` is how its body begins. */
export type Posted =
  | { status: number; reply: string; failure: null }
  | { status: null; reply: ""; failure: "timeout" | "network" };

/**
 * Sends somebody's server a body of JSON, once: 10 seconds for everything, no redirects, and of the reply's body nothing is
 * read, or its first KB where that is asked for. Throws nothing.
 */
export async function postWebhook(
  url: string,
  { headers, body, readsReply }: { headers: Record<string, string>; body: string; readsReply: boolean },
): Promise<Posted> {
  const send = async (signal: AbortSignal): Promise<Posted> => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", "User-Agent": "Enigma-Webhooks/1", ...headers },
      body,
      redirect: "manual",
      signal,
    });
    const reply = await readBeginning(response, readsReply ? MAX_REPLY_BYTES : 0);
    return { status: response.status, reply, failure: null };
  };
  try {
    return await abortAfter(TIMEOUT_MS, send, (_, isLate) => (isLate ? "timeout" : "network"));
  } catch (failure) {
    return { status: null, reply: "", failure: failure === "timeout" ? "timeout" : "network" };
  }
}

async function readBeginning({ body }: Response, maxBytes: number): Promise<string> {
  if (!body) return "";
  const reader = body.getReader();
  const bytes: number[] = [];
  while (bytes.length < maxBytes) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes.push(...value.subarray(0, maxBytes - bytes.length));
  }
  await reader.cancel().catch(() => {});
  return new TextDecoder().decode(new Uint8Array(bytes));
}
