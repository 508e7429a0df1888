import { afterEach, describe, expect, it, vi } from "vitest";
import { NETWORKS } from "../../../shared/networks.ts";
import { MAINNET } from "./sui/ask-graphql.ts";
import { suiSpelling } from "./sui/spelling.ts";
import { openSuiNode } from "./sui/sui.ts";
import { xrplSpelling } from "./xrpl/spelling.ts";
import { openXrplNode } from "./xrpl/xrpl.ts";

afterEach(() => vi.unstubAllGlobals());

/** A server that answers each request by what its body says. */
function answer(reply: (body: string) => unknown): void {
  vi.stubGlobal("fetch", async (_url: string, { body }: { body: string }) => Response.json(reply(body)));
}

const SUI_USDC = NETWORKS.sui.tokens.USDC?.address ?? "";
const XRPL_USDC = NETWORKS.xrpl.tokens.USDC?.address ?? "";
const [currency = "", issuer = ""] = XRPL_USDC.split(".");
const SENDER = suiSpelling.parseAddress("0xa1") ?? "";
const RECEIVER = suiSpelling.parseAddress("0xb2") ?? "";

describe("the adapters run in the worker's own runtime", () => {
  it("Sui: builds payments of SUI and of USDC, and reads one", async () => {
    const digest = "EtU2YebM12TYwYFzQCPDhE9QFKxnNRcLXewcWR6bBzen";
    const coins = [{ address: "0x77", contents: { json: { balance: "30000000" } } }];
    const objects = { nodes: coins, pageInfo: { hasNextPage: false } };
    const effects = {
      ...{ status: "SUCCESS", timestamp: "2026-11-20T10:00:00.000Z", checkpoint: { sequenceNumber: 9 } },
      balanceChangesJson: [{ address: RECEIVER, coinType: SUI_USDC, amount: "20001234" }],
    };
    const transaction = { digest, sender: { address: SENDER }, effects };
    answer(() => ({ data: { chainIdentifier: MAINNET, address: { objects }, transaction } }));
    const node = openSuiNode("https://sui.example/graphql");
    for (const asset of ["native", SUI_USDC]) {
      const order = { sender: SENDER, receiver: RECEIVER, asset, amount: 20_001_234n, decimals: 6 };
      const built = await node.buildPayment(order);
      const json = JSON.parse(built.kind === "sui" ? built.transaction : "{}");
      expect([json.version, json.sender, json.gasData.payment]).toEqual([2, SENDER, null]);
      expect(json.commands.map((c: object) => Object.keys(c)[0])).toEqual(["SplitCoins", "TransferObjects"]);
    }
    expect(await node.findTransaction(digest)).toMatchObject({
      ...{ succeeded: true, final: true, height: 9, at: new Date("2026-11-20T10:00:00.000Z") },
      changes: [{ owner: RECEIVER, asset: SUI_USDC, amount: 20_001_234n }],
    });
  });

  it("XRPL: builds a payment of USDC, and reads one", async () => {
    const hash = "A0A074D10355223CBE2520A42F93A52E3CC8B4D692570EB4841084F9BBB39F7A";
    const receiver = xrplSpelling.parseAddress("rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh") ?? "";
    const delivered_amount = { currency, issuer, value: "20.001234" };
    const replies: Record<string, object> = {
      server_info: { info: { network_id: 0 } },
      account_info: { account_data: { Flags: 0 } },
      account_lines: { lines: [{ account: issuer, currency, balance: "0", limit: "1000000" }] },
      tx: {
        ...{ hash, ledger_index: 9, close_time_iso: "2026-11-20T10:00:00Z", validated: true },
        tx_json: { TransactionType: "Payment", Account: issuer, Destination: receiver },
        meta: { TransactionResult: "tesSUCCESS", delivered_amount },
      },
    };
    answer((body) => ({ result: replies[(JSON.parse(body) as { method: string }).method] }));
    const node = openXrplNode("https://xrpl.example/");
    const order = { sender: issuer, receiver, asset: XRPL_USDC, amount: 20_001_234n, decimals: 6 };
    expect(await node.buildPayment(order)).toEqual({
      ...{ kind: "xrpl", destination: receiver },
      amount: delivered_amount,
    });
    expect(await node.findTransaction(hash)).toMatchObject({
      ...{ succeeded: true, final: true, height: 9 },
      changes: [
        { owner: receiver, asset: XRPL_USDC, amount: 20_001_234n },
        { owner: issuer, asset: XRPL_USDC, amount: -20_001_234n },
      ],
    });
  });
});
