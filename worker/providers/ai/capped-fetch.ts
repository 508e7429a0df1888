import { capBody } from "../cap-body.ts";
import { AiError } from "./ai.ts";

/** Ten times what the longest answer takes with all its framing. */
const MAX_BYTES = 1024 * 1024;

/** `fetch` without redirects (one could carry a key to another host) that stops reading a reply of over 1 MiB. */
export const capFetch =
  (model: string): typeof fetch =>
  async (input, init) => {
    const reply = await fetch(input as RequestInfo, { ...init, redirect: "manual" });
    if (!reply.body) return reply;
    return new Response(
      capBody(reply.body, MAX_BYTES, () => new AiError(model, "too_long")),
      reply,
    );
  };
