import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { runWaiting } from "../test/clock.ts";
import { serveHere } from "../test/serve-here.node.ts";
import { postWebhook } from "./post-webhook.ts";

let close: (() => Promise<void>) | undefined;
afterEach(async () => close?.());

/** A receiver on this machine, and what it was sent. */
async function openReceiver(answer: (response: ServerResponse, request: IncomingMessage) => void) {
  const got: { url: string; body: string; headers: IncomingMessage["headers"] }[] = [];
  const server = await serveHere((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      const { url = "", headers } = request;
      got.push({ url, body: Buffer.concat(pieces).toString(), headers });
      answer(response, request);
    });
  });
  close = server.close;
  return { got, url: `${server.url}/hooks` };
}

const send = (url: string, readsReply = true) =>
  postWebhook(url, { headers: { "webhook-id": "msg_1" }, body: '{"a":1}', readsReply });

describe("a request to somebody's server", () => {
  it("is a POST of these very bytes, without a cookie or key", async () => {
    const { got, url } = await openReceiver((response) => response.end("fine"));
    expect(await send(url)).toEqual({ status: 200, reply: "fine", failure: null });
    expect(got).toMatchObject([
      {
        url: "/hooks",
        body: '{"a":1}',
        headers: { "webhook-id": "msg_1", "content-type": "application/json" },
      },
    ]);
    expect(Object.keys(got[0]?.headers ?? {})).not.toContain("authorization");
    expect(Object.keys(got[0]?.headers ?? {})).not.toContain("cookie");
  });

  it("reads a KB of the reply and no more, however much comes", async () => {
    const { url } = await openReceiver((response) => {
      const more = () => {
        while (!response.destroyed && response.write("x".repeat(64 * 1_024)));
        if (!response.destroyed) response.once("drain", more);
      };
      more();
    });
    const { status, reply } = await send(url);
    expect([status, reply.length]).toEqual([200, 1_024]);
    expect(await send(url, false)).toEqual({ status: 200, reply: "", failure: null });
  });

  it("follows no redirect", async () => {
    const { got, url } = await openReceiver((response) =>
      response.writeHead(307, { Location: "/elsewhere" }).end(),
    );
    expect((await send(url)).status).toBe(307);
    expect(got).toHaveLength(1);
  });

  it("gives up after ten seconds, also when the reply has begun", async () => {
    const { url } = await openReceiver((response) => response.writeHead(200).write("x"));
    const begin = Date.now();
    let took = 0;
    const posted = await runWaiting(async () => {
      const result = await send(url);
      took = Date.now() - begin;
      return result;
    });
    expect(posted).toEqual({ status: null, reply: "", failure: "timeout" });
    expect(took).toBeGreaterThanOrEqual(10_000);
    expect(took).toBeLessThan(11_000);
  });

  it("tells of a server that is gone, and of one that breaks off", async () => {
    const { url } = await openReceiver((response) => response.destroy());
    expect(await send(url)).toMatchObject({ status: null, failure: "network" });
    await close?.();
    expect(await send(url)).toMatchObject({ status: null, failure: "network" });
  });
});
