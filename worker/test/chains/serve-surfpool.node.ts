import { createRequire } from "node:module";

/** Surfpool's addon, as far as we use it; the package has no types. */
interface SurfpoolAddon {
  Surfnet: { startWithConfig(config: Record<string, unknown>): { rpcUrl: string } };
}

// A process that serves surfpool for the one who started it, and ends with it. A slot for each transaction; no blockhash ever ends here.
const addon: SurfpoolAddon = createRequire(import.meta.url)("@solana/surfpool-linux-x64-gnu");
const net = addon.Surfnet.startWithConfig({
  ...{ offline: true, blockProductionMode: "transaction", slotTimeMs: 400 },
});
process.once("disconnect", () => process.exit());
process.send?.(net.rpcUrl);
