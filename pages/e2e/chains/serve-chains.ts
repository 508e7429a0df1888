/**
 * Seven networks and a card provider on this machine, for tests and for trying payments by hand: EVM by anvil, Solana by
 * litesvm, Sui and the XRP Ledger by simulators, Stripe by a stand-in. What is sent is final within a few seconds.
 * `--port` (default 8795) and the one above it are used; `--site` is where the product runs and hears of card payments.
 */
import { parseArgs } from "node:util";
import { NETWORKS, type NetworkId } from "../../../shared/networks.ts";
import { endWithParent } from "../../../worker/local/running/end-with-parent.ts";
import { startFakeStripe } from "../../../worker/test/cards/fake-stripe.node.ts";
import { HAS_ANVIL } from "../../../worker/test/chains/anvil.node.ts";
import { startEvm } from "./evm.ts";
import { serveGateway } from "./gateway.ts";
import { PLENTY } from "./local-chains.ts";
import { PORTS } from "./ports.ts";
import { startSolana } from "./solana.ts";
import { startSui } from "./sui.ts";
import { chainsUrl, chainVariables, stripePort } from "./variables.ts";
import { startXrpl } from "./xrpl.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: String(PORTS.chains) },
    site: { type: "string", default: "http://127.0.0.1:8787" },
  },
});
const port = Number(values.port);

const [solana, ...others] = await Promise.all([
  startSolana(),
  startSui(),
  startXrpl(),
  ...(HAS_ANVIL ? [startEvm()] : []),
]);
const chains = [solana, ...others];
const stripe = await startFakeStripe(() => `${values.site}/api/stripe/webhook`, stripePort(port));

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await Promise.allSettled([...chains.map((chain) => chain.stop()), stripe.close()]);
  process.exit(0);
}
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
process.on("SIGHUP", stop);
endWithParent();

// Last, so that whoever waits for this address finds everything.
await serveGateway(port, chains, solana);

const networks = chains.flatMap(({ urls }) => Object.keys(urls) as NetworkId[]);
const exports = Object.entries(chainVariables(port, networks)).map(
  ([name, value]) => `export ${name}=${value}`,
);
console.log(`Local chains: ${networks.map((id) => NETWORKS[id].name).join(", ")}  (Ctrl-C ends them)

${exports.join("\n")}

Set these and run npm start. An address gets ${PLENTY.coins} coins and ${PLENTY.tokens.toLocaleString("en-US")} of each token by:
curl ${chainsUrl(port)}/fund -d '{"network":"base","address":"0x..."}'`);
