import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { Hex } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { encodeFunctionData, parseAbi } from "viem/utils";
import { vi } from "vitest";
import type { Env } from "../../env.ts";
import { DESK } from "../../features/x402/payment-desk.ts";
import { postJson, requestWith, withAi } from "../ai/ai-street.ts";
import { hurryPauses } from "../hold-limits.ts";
import { someAddress } from "../people.ts";
import { DESK_VARIABLES } from "./desk-variables.ts";
import { DollarChain, TYPES, USDC } from "./dollar-chain.ts";

export const PRICE = 10_000n;
export const RECEIVER = DESK_VARIABLES.X402_RECEIVER;
export const WALLET = privateKeyToAccount(DESK_VARIABLES.X402_GAS_KEY as Hex).address.toLowerCase();
const ETHER = 10n ** 18n;

/** A worker that takes payments for calls. */
export const withX402 = (more: Partial<Env> = {}): Env =>
  withAi({ ANTHROPIC_API_KEY: "", OPENAI_API_KEY: "", ...DESK_VARIABLES, ...more });

/** What the look at the gas writes down: calls are offered. */
export const openOffer = (more: { closed?: "gas" | "low" | null; maxFeePerGas?: bigint } = {}) =>
  env.CACHE.put(
    "x402:offer",
    JSON.stringify({
      ...{ at: Date.now(), closed: more.closed ?? null },
      maxFeePerGas: String(more.maxFeePerGas ?? 20_000_000n),
    }),
  );

/** Of all chains of the tests, for they have one desk, which remembers what it sent. */
const counts = new Map<string, number>();

/** Base in place of the network; whatever else is asked is down, unless `street` answers it. */
export function openChain(
  street: (url: string, body: string) => Promise<Response | null> = async () => null,
): DollarChain {
  const chain = new DollarChain(counts);
  hurryPauses();
  chain.coins.set(WALLET, ETHER);
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url === DESK_VARIABLES.BASE_RPC_URL) return chain.serve(init?.body as string);
    return (await street(url, init?.body as string)) ?? new Response("down", { status: 500 });
  });
  return chain;
}

interface Signing {
  value?: bigint;
  to?: string;
  validAfter?: number;
  validBefore?: number;
  nonce?: string;
  chainId?: number;
}

/** Somebody with dollars, who signs as the official client does. */
export function openPayer(chain: DollarChain, dollars = 10n ** 6n) {
  const account = privateKeyToAccount(generatePrivateKey());
  const address = account.address.toLowerCase();
  chain.balances.set(address, dollars);
  const sign = async (more: Signing = {}) => {
    const now = Math.floor(Date.now() / 1000);
    const nonce = more.nonce ?? someHash();
    const signed = {
      ...{ from: account.address, to: more.to ?? RECEIVER, value: more.value ?? PRICE, nonce },
      validAfter: BigInt(more.validAfter ?? now - 600),
      validBefore: BigInt(more.validBefore ?? now + 90),
    };
    const signature = await account.signTypedData({
      domain: { name: "USD Coin", version: "2", chainId: more.chainId ?? 8453, verifyingContract: USDC },
      types: TYPES,
      primaryType: "TransferWithAuthorization",
      message: signed as never,
    });
    const { value, validAfter, validBefore, ...names } = signed;
    const figures = { value: `${value}`, validAfter: `${validAfter}`, validBefore: `${validBefore}` };
    return { signature, authorization: { ...names, ...figures } };
  };
  return { address, sign };
}

export type Payload = Awaited<ReturnType<ReturnType<typeof openPayer>["sign"]>>;

export const ACCEPTED = {
  ...{ scheme: "exact", network: "eip155:8453", amount: String(PRICE), asset: USDC },
  ...{ payTo: RECEIVER, maxTimeoutSeconds: 90, extra: { name: "USD Coin", version: "2" } },
};

const FORM = parseAbi([
  "function transferWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, bytes signature)",
]);

/** Data of anybody's transaction with what was signed. */
export const settlementOf = ({ signature, authorization: one }: Payload) =>
  encodeFunctionData({
    abi: FORM,
    functionName: "transferWithAuthorization",
    args: [
      ...[one.from, one.to, BigInt(one.value), BigInt(one.validAfter), BigInt(one.validBefore), one.nonce],
      signature,
    ] as never,
  });
export const someHash = () => `0x${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("hex")}`;

/** The header that carries it. */
export const toHeader = (payload: object, accepted: object = ACCEPTED): string =>
  Buffer.from(JSON.stringify({ x402Version: 2, accepted, payload })).toString("base64");

export const fromHeader = (header: string | null) =>
  JSON.parse(Buffer.from(header ?? "", "base64").toString());

interface Asking {
  body?: object;
  payment?: Payload;
  headers?: Record<string, string>;
  bindings?: Partial<Env>;
  signal?: AbortSignal;
}

/** One call without a key, from a network of its own unless told. */
export async function askUnkeyed(
  endpoint: string,
  { body, payment, headers, bindings, signal }: Asking = {},
) {
  const asked = postJson(body ?? { asset: "BTC" }, {
    ...{ "CF-Connecting-IP": someAddress(), ...headers },
    ...(payment && { "PAYMENT-SIGNATURE": toHeader(payment) }),
  });
  const init = { ...asked, ...(signal && { signal }) };
  const { reply, finish } = await requestWith(withX402(bindings), `/api/v1/${endpoint}`, init);
  const text = await reply.clone().text();
  await finish();
  return { reply, text, json: () => JSON.parse(text) };
}

export const desk = () => env.X402.getByName(DESK);

/** Rings the desk's alarm. */
export const ringDesk = () => runDurableObjectAlarm(desk());
