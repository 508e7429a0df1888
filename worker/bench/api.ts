import { measureCallCpu } from "./measure/cpu.ts";
import { load, ratio } from "./measure/load.ts";
import { bundlePeer } from "./measure/peer.ts";
import { serveWorker } from "./serve.ts";

const PORT = 8915;
/** Enough that no account's month ends while it is measured. */
const ACCOUNTS = 8;
const ADDRESSES = 5_000;
const BODY = JSON.stringify({ message: "Bitcoin" });

const makeKey = async (origin: string): Promise<string> => {
  const reply = await fetch(`${origin}/account`, { method: "POST" });
  if (!reply.ok) throw new Error(`no key: ${reply.status} ${await reply.text()}`);
  return ((await reply.json()) as { key: string }).key;
};

async function makeKeys(origin: string): Promise<string[]> {
  const keys: string[] = [];
  while (keys.length < ACCOUNTS) keys.push(await makeKey(origin));
  return keys;
}

/** Each with so many addresses that none is told to wait. */
const withForgedKeys = (keys: string[]) =>
  Array.from({ length: ADDRESSES }, (_, i) => ({
    headers: {
      "x-api-key": forge(keys[i % keys.length] ?? ""),
      "cf-connecting-ip": `10.0.${i >> 8}.${i & 255}`,
    },
  }));

/** The last character of a real key changed: everything about it is right but the seal. */
const forge = (key: string) => `${key.slice(0, -1)}${key.endsWith("0") ? "1" : "0"}`;

/**
 * What a paid call costs beside a bare route, an object with one write, and better-auth's API keys on D1, all on one
 * workerd; and what one paid call asks of the bindings.
 */
export async function measureApi() {
  const peerModules = bundlePeer();
  const server = await serveWorker(PORT, peerModules ?? undefined);
  try {
    const { origin, peerOrigin } = server;
    const withKeys = (keys: string[]) => keys.map((key) => ({ headers: { "x-api-key": key } }));
    const objects = (path: string) => Array.from({ length: ACCOUNTS }, (_, i) => ({ path: `/${path}/${i}` }));
    const technical = `${origin}/api/v1/technical`;
    const keys = await makeKeys(origin);

    const bareRoute = await load({ url: `${origin}/bare` });
    const oneObjectCall = await load({ url: origin, variants: objects("one-write") });
    const twoObjectCalls = await load({ url: origin, variants: objects("two-writes") });
    const paidCall = await load({ url: technical, body: BODY, variants: withKeys(keys) });
    const meteringAlone = await load({
      url: `${origin}/metered`,
      body: BODY,
      variants: withKeys(await makeKeys(origin)),
    });
    const forgedKey = await load({
      url: technical,
      body: BODY,
      variants: withForgedKeys(keys),
      status: 401,
    });
    await keepReply(origin, technical, withForgedKeys(keys).at(-1)?.headers ?? {});
    const sameReply = await load({ url: `${origin}/kept`, body: BODY, status: 401 });
    const peer =
      peerModules === null
        ? null
        : await load({
            url: `${peerOrigin}/verify`,
            body: BODY,
            variants: withKeys(await makeKeys(peerOrigin)),
          });
    return {
      throughput: {
        bareRoute,
        oneObjectCall,
        twoObjectCalls,
        paidCall,
        meteringAlone,
        forgedKey,
        sameReply,
        betterAuthOnD1: peer,
      },
      ratios: {
        forgedKeyToSameReply: ratio(forgedKey, sameReply),
        paidCallToMetering: ratio(paidCall, meteringAlone),
        meteringToTwoObjectCalls: ratio(meteringAlone, twoObjectCalls),
        meteringToBetterAuth: peer && ratio(meteringAlone, peer),
      },
      cpuMsBesideTheAnswer: await measureCallCpu(),
      onePaidCall: await countOne(`${origin}/counted/api/v1/technical`, await makeKey(origin)),
    };
  } finally {
    await server.stop();
  }
}

/** Has the bare route answer what the product answers to these headers. */
async function keepReply(origin: string, url: string, headers: Record<string, string>): Promise<void> {
  const all = { ...headers, "content-type": "application/json" };
  const reply = await fetch(url, { method: "POST", headers: all, body: BODY });
  const { "content-length": _, ...sent } = Object.fromEntries(reply.headers);
  const kept = { body: await reply.text(), status: reply.status, headers: sent };
  await fetch(`${origin}/keep`, { method: "POST", body: JSON.stringify(kept) });
}

async function countOne(url: string, key: string): Promise<unknown> {
  const headers = { "x-api-key": key, "content-type": "application/json" };
  const reply = await fetch(url, { method: "POST", headers, body: BODY });
  return reply.json();
}
