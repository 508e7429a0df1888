import { AiError } from "./ai.ts";

/** Ten times what the longest answer takes with all its framing. */
const MAX_BYTES = 1024 * 1024;

/** `fetch` without redirects (one could carry a key to another host) that stops reading a reply of over 1 MiB. */
export const capFetch =
  (model: string): typeof fetch =>
  async (input, init) => {
    const reply = await fetch(input as RequestInfo, { ...init, redirect: "manual" });
    if (!reply.body) return reply;
    let bytes = 0;
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > MAX_BYTES) controller.error(new AiError(model, "too_long"));
        else controller.enqueue(chunk);
      },
    });
    return new Response(reply.body.pipeThrough(counted), reply);
  };
