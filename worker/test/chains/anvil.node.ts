import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type Abi, encodeDeployData, encodeFunctionData, type Hex } from "viem";
import { need } from "../need.ts";

const BINARY = fileURLToPath(
  new URL("../../../node_modules/@foundry-rs/anvil-linux-amd64/bin/anvil", import.meta.url),
);
/** Anvil is an optional dependency, for Linux on amd64 alone. */
export const HAS_ANVIL = need("Anvil", existsSync(BINARY));
if (!HAS_ANVIL)
  console.info("Tests on anvil are skipped: @foundry-rs/anvil-linux-amd64 is not installed here.");

/** The contracts of `contracts/*.sol`, compiled. */
const CONTRACTS = JSON.parse(
  readFileSync(new URL("contracts/contracts.json", import.meta.url), "utf8"),
) as Record<"Token" | "Mover" | "Liar" | "Dollar", { abi: Abi; bytecode: Hex }>;
export type ContractName = keyof typeof CONTRACTS;

/** A real EVM node on this machine; it mines a block a transaction and signs for everybody. */
export interface Anvil {
  url: string;
  chainId: number;
  /** any JSON-RPC method, anvil's own among them; throws the node's refusal */
  ask(method: string, params?: unknown[]): Promise<unknown>;
  stop(): Promise<void>;
}

/** What `eth_sendTransaction` takes besides its hex figures. */
export interface Call {
  from: string;
  to?: string;
  value?: bigint;
  data?: Hex;
  /** told where the call fails, which cannot be estimated */
  gas?: bigint;
  more?: Record<string, unknown>;
}

/** Its finalized block is two behind the head; stop it when done. */
export async function startAnvil(chainId: number): Promise<Anvil> {
  const options = ["--host", "127.0.0.1", "--port", "0", "--chain-id", String(chainId), "--auto-impersonate"];
  const child = spawn(BINARY, [...options, "--slots-in-an-epoch", "1"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const end = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const kill = () => child.kill("SIGTERM");
  process.once("exit", kill);
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on("line", (line) => {
      const [, url] = /^Listening on (\S+)/.exec(line) ?? [];
      if (url) resolve(url);
    });
    child.once("error", reject);
    child.once("exit", () => reject(new Error("anvil ended before it listened")));
  });
  const url = `http://${address}`;
  return {
    url,
    chainId,
    ask: (method, params = []) => askNode(url, method, params),
    async stop() {
      process.off("exit", kill);
      kill();
      await end;
    },
  };
}

async function askNode(url: string, method: string, params: unknown[]): Promise<unknown> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
  const { result, error } = (await response.json()) as { result?: unknown; error?: { message: string } };
  if (error) throw new Error(`${method}: ${error.message}`);
  return result;
}

/** Sends a transaction from anybody and waits until both of a node's answers about it name its block; gives its hash. */
export async function send(anvil: Anvil, call: Call): Promise<string> {
  const hash = await sendOnly(anvil, call);
  await awaitPlaced(anvil, hash);
  return hash;
}

/** Waits until a sent transaction has its receipt and, which on a busy machine comes later, knows its block. */
export async function awaitPlaced(anvil: Anvil, hash: string): Promise<void> {
  await readReceipt(anvil, hash);
  while (!(await isPlaced(anvil, hash))) await sleep(2);
}

async function isPlaced(anvil: Anvil, hash: string): Promise<boolean> {
  const found = (await anvil.ask("eth_getTransactionByHash", [hash])) as { blockHash: string | null } | null;
  return found !== null && found.blockHash !== null;
}

/** The receipt, as soon as there is one. */
async function readReceipt(anvil: Anvil, hash: string): Promise<{ contractAddress: string }> {
  for (;;) {
    const receipt = await anvil.ask("eth_getTransactionReceipt", [hash]);
    if (receipt) return receipt as { contractAddress: string };
    await sleep(2);
  }
}

/** Sends a transaction and does not wait for a block. */
export async function sendOnly(anvil: Anvil, { from, to, value, data, gas, more }: Call): Promise<string> {
  const hex = (figure?: bigint) => (figure === undefined ? undefined : `0x${figure.toString(16)}`);
  const call = { from, to, data, value: hex(value), gas: hex(gas), ...more };
  return (await anvil.ask("eth_sendTransaction", [call])) as string;
}

/** Gives an address so much of the network's coin, in base units. */
export const fund = (anvil: Anvil, address: string, amount: bigint): Promise<unknown> =>
  anvil.ask("anvil_setBalance", [address, `0x${amount.toString(16)}`]);

export const payNative = (
  anvil: Anvil,
  { from, to, amount }: { from: string; to: string; amount: bigint },
): Promise<string> => send(anvil, { from, to, value: amount });

export const payToken = (
  anvil: Anvil,
  { token, from, to, amount }: { token: string; from: string; to: string; amount: bigint },
): Promise<string> => send(anvil, { from, to: token, data: encodeCall("Token", "transfer", [to, amount]) });

/** Anybody may mint the tests' tokens. */
export const mintToken = (
  anvil: Anvil,
  { token, to, amount }: { token: string; to: string; amount: bigint },
): Promise<string> =>
  send(anvil, { from: DEPLOYER, to: token, data: encodeCall("Token", "mint", [to, amount]) });

export const encodeCall = (contract: ContractName, functionName: string, args: unknown[] = []): Hex =>
  encodeFunctionData({ abi: CONTRACTS[contract].abi, functionName, args });

/** Anvil's first account, which has coins from the start. */
const DEPLOYER = "0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266";

/** Puts a contract on the chain; gives its address. */
export async function deploy(anvil: Anvil, contract: ContractName, args: unknown[] = []): Promise<string> {
  const hash = await send(anvil, {
    from: DEPLOYER,
    data: encodeDeployData({ ...CONTRACTS[contract], args }),
  });
  return (await readReceipt(anvil, hash)).contractAddress;
}

/** Slots of the token's name, symbol and decimals, as `token.sol` lays them out. */
const TOKEN_SLOTS = ["0x0", "0x1", "0x2"];

/** Puts the tests' token where the real one lives, so that the product's own table of addresses is tested. */
export async function placeToken(
  anvil: Anvil,
  { address, symbol, decimals }: { address: string; symbol: string; decimals: number },
): Promise<void> {
  const made = await deploy(anvil, "Token", [symbol, decimals]);
  await anvil.ask("anvil_setCode", [address, await anvil.ask("eth_getCode", [made, "latest"])]);
  for (const slot of TOKEN_SLOTS) {
    const value = await anvil.ask("eth_getStorageAt", [made, slot, "latest"]);
    await anvil.ask("anvil_setStorageAt", [address, toWord(slot), value]);
  }
}

const toWord = (hex: string) => `0x${hex.slice(2).padStart(64, "0")}`;

/** Mines until all there is now is final, and no longer among the newest blocks that a scan leaves for later. */
export const finalize = (anvil: Anvil): Promise<unknown> => mine(anvil, 12);

/** Blocks of the present second: mined ahead of the clock, later payments would seem to come from the future. */
export const mine = (anvil: Anvil, blocks: number): Promise<unknown> =>
  anvil.ask("anvil_mine", [`0x${blocks.toString(16)}`, "0x0"]);
