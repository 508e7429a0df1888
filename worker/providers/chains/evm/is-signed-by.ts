import * as z from "zod";
import { ProviderError } from "../../fetch-json.ts";
import type { Rpc } from "./rpc.ts";

/** `isValidSignature(bytes32,bytes)` of ERC-1271, which is what it returns too where the contract's owners signed. */
const MAGIC = "1626ba7e";
const VALID = `0x${MAGIC}${"0".repeat(56)}`;
const ABI = [
  {
    ...{ type: "function", name: "isValidSignature", stateMutability: "view" },
    inputs: [
      { name: "hash", type: "bytes32" },
      { name: "signature", type: "bytes" },
    ],
    outputs: [{ name: "", type: "bytes4" }],
  },
] as const;

/**
 * Whether a contract says that its owners signed a text (ERC-1271), as it stands at the head. False for whoever has no
 * contract, or one that refuses. One that is not deployed yet has nothing to say: what ERC-6492 would do for it first, a
 * call of the signer's own choice, could make another's contract agree. Throws `ProviderError`.
 */
export async function isSignedBy(
  rpc: Rpc,
  { address, text, signature }: { address: string; text: string; signature: string },
): Promise<boolean> {
  if (!/^0x([0-9a-f]{2})*$/i.test(signature)) return false;
  const { encodeFunctionData, hashMessage } = await import("viem/utils");
  const args = [hashMessage(text), signature as `0x${string}`] as const;
  const data = encodeFunctionData({ abi: ABI, functionName: "isValidSignature", args });
  const answer = rpc.ask("eth_call", [{ to: address, data }, "latest"], z.string()).catch((cause) => {
    // A contract that reverts says no.
    if (cause instanceof ProviderError && cause.reason === "status") return null;
    throw cause;
  });
  return (await answer)?.toLowerCase() === VALID;
}
