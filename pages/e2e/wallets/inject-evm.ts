import type {} from "./call.ts";

/** Runs in the page, before its own scripts: an EIP-1193 provider, announced by EIP-6963 and in `window.ethereum`. */
export function injectEvm(name: string): void {
  const listeners = new Map<string, Set<(value: unknown) => void>>();
  const emit = (event: string, value: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(value);
  };
  const provider = {
    async request({ method, params = [] }: { method: string; params?: unknown[] }) {
      const reply = await window.testWallet("evm", method, params);
      if ("error" in reply) throw Object.assign(new Error(reply.error.message), { code: reply.error.code });
      if (method === "wallet_switchEthereumChain")
        emit("chainChanged", (params[0] as { chainId: string }).chainId);
      if (method === "eth_requestAccounts") emit("accountsChanged", reply.result);
      return reply.result;
    },
    on(event: string, listener: (value: unknown) => void) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
      return provider;
    },
    removeListener(event: string, listener: (value: unknown) => void) {
      listeners.get(event)?.delete(listener);
      return provider;
    },
  };
  const icon = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";
  const info = { uuid: crypto.randomUUID(), name, icon, rdns: "test.wallet" };
  const detail = Object.freeze({ info, provider });
  const announce = () => window.dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail }));
  window.addEventListener("eip6963:requestProvider", announce);
  announce();
  Object.assign(window, { ethereum: provider });
}
