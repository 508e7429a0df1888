import type {} from "./call.ts";

/** Runs in the page, before its own scripts: GemWallet's side of its messages, its spelling of `messagedId` included. */
export function injectGem(): void {
  window.addEventListener("message", async ({ source, data }) => {
    if (source !== window || data?.source !== "GEM_WALLET_MSG_REQUEST" || data.app !== "gem-wallet") return;
    const answer = (more: object) =>
      window.postMessage(
        { source: "GEM_WALLET_MSG_RESPONSE", messagedId: data.messageId, ...more },
        location.origin,
      );
    if (data.type === "REQUEST_IS_INSTALLED/V3") return answer({ isInstalled: true });
    const reply = await window.testWallet("xrpl", data.type, data.payload);
    if ("result" in reply) return answer({ result: reply.result });
    // Who says no is no error to GemWallet: its answer has neither result nor error then.
    const { message, code } = reply.error;
    answer(code === 4001 ? { result: undefined } : { error: { name: "Error", message, stack: "" } });
  });
}
