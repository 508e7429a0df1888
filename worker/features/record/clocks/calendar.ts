import { capBody } from "../../../providers/cap-body.ts";
import { parseStamp, type Stamp, toHex } from "./ots.ts";

const WAIT_MS = 10_000;
/** What the reference client takes of a calendar. */
const MOST_BYTES = 10_000;

/** Submits a SHA-256 to an OpenTimestamps calendar; returns its operations. Throws where it refuses or talks nonsense. */
export async function submitDigest(calendar: string, digest: Uint8Array<ArrayBuffer>): Promise<Stamp> {
  const reply = await askCalendar(`${calendar}/digest`, { method: "POST", body: digest });
  if (!reply) throw new Error(`${calendar} takes no digest`);
  return reply;
}

/** What a calendar knows of a message it attested as pending; null: not yet. Throws where it fails. */
export const readTimestamp = (calendar: string, message: Uint8Array): Promise<Stamp | null> =>
  askCalendar(`${calendar}/timestamp/${toHex(message)}`, {});

async function askCalendar(url: string, init: RequestInit): Promise<Stamp | null> {
  const reply = await fetch(url, {
    ...init,
    headers: { Accept: "application/vnd.opentimestamps.v1" },
    signal: AbortSignal.timeout(WAIT_MS),
    redirect: "manual",
  });
  if (!reply.ok || !reply.body) {
    await reply.body?.cancel();
    if (reply.status === 404) return null;
    throw new Error(`${url} answered ${reply.status}`);
  }
  const body = capBody(reply.body, MOST_BYTES, () => new Error(`${url} answered with too much`));
  return parseStamp(new Uint8Array(await new Response(body).arrayBuffer()));
}
