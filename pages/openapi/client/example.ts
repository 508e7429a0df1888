/**
 * What a program does with the client: it calls, reads a stream, repeats a call whose reply was lost, and proves an answer.
 * `npm run api:client`, then `ENIGMA_ORIGIN=https://... ENIGMA_API_KEY=... node dist/client/example.js`.
 */
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { client } from "./client.gen.js";
import { analyze, forecast, signingKeys, technicalStream } from "./sdk.gen.js";
import type { DoneData, Problem } from "./types.gen.js";

const { ENIGMA_ORIGIN: baseUrl = "http://127.0.0.1:8787", ENIGMA_API_KEY: key = "" } = process.env;
client.setConfig({ baseUrl, auth: ({ type }) => (type === "apiKey" ? key : undefined) });

// A call. `error` is a problem with a code to decide by; nothing is thrown.
const { data, error } = await forecast({ body: { asset: "BTC", horizonDays: 30 } });
if (error) throw new Error(error.code);
const range = data.forecast.horizons[0]?.quantiles;
console.log(`forecast: ${data.asset.symbol} ${range && range.p10 < range.p90 ? "has a range" : "has none"}`);

// A stream. Each event has fields of its own; those that are not known are skipped.
let text = "";
let end: DoneData | undefined;
const { stream } = await technicalStream({ body: { message: "RSI of Solana" }, sseMaxRetryAttempts: 1 });
for await (const event of stream) {
  if ("text" in event) text = event.replace ? event.text : text + event.text;
  if ("reply" in event) end = event;
  if ("problem" in event) throw new Error(event.problem.code);
}
console.log(`stream: ${end && text === end.reply.response ? "whole" : "broken"}`);

/** Repeats a call under one Idempotency-Key while that can help, at most five times. */
async function callOnce<Answer extends { error?: Problem | undefined; response?: Response | undefined }>(
  call: (headers: { "Idempotency-Key": string }) => Promise<Answer>,
): Promise<Answer> {
  const headers = { "Idempotency-Key": randomUUID() };
  for (let tries = 1; ; tries++) {
    const answer = await call(headers).catch(() => null);
    const isOver = answer?.response && !answer.error?.retryable;
    if (answer && (isOver || tries === 5)) return answer;
    if (tries === 5) throw new Error("no reply");
    const waitS = Number(answer?.response?.headers.get("Retry-After") ?? 2 ** (tries - 1));
    await new Promise((resolve) => setTimeout(resolve, waitS * 1_000));
  }
}

// A call whose first reply is lost on its way: the second gets the same answer, and is not charged.
let isLost = false;
const lossy: typeof fetch = async (request, init) => {
  const reply = await fetch(request, init);
  if (isLost) return reply;
  isLost = true;
  await reply.text();
  throw new TypeError("the connection broke");
};
const body = { message: "Analyze Bitcoin" };
const answer = await callOnce((headers) => analyze({ body, headers, fetch: lossy, parseAs: "text" }));
const { response } = answer;
if (!response?.ok) throw new Error("no answer");
console.log(
  `repeated: ${response.headers.get("Idempotency-Replayed") === "true" ? "charged once" : "charged again"}`,
);

// A proof, by the sample that stands on the site: of the bytes that were sent and those that came.
const folder = mkdtempSync(join(tmpdir(), "enigma-example-"));
const kept = {
  request: { method: "POST", path: "/api/v1/analyze", body: JSON.stringify(body) },
  response: {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: answer.data as unknown as string,
  },
};
writeFileSync(join(folder, "answer.json"), JSON.stringify(kept));
writeFileSync(join(folder, "keys.json"), JSON.stringify((await signingKeys()).data));
const sample = fileURLToPath(new URL("verify-answer.ts", import.meta.url));
const files = [join(folder, "answer.json"), join(folder, "keys.json")];
console.log(`signature: ${execFileSync(process.execPath, [sample, ...files], { encoding: "utf8" }).trim()}`);
