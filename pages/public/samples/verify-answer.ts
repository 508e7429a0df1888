// node verify-answer.ts ANSWER.json KEYS.json: proves a kept answer without asking anybody.
import { createHash, createPublicKey, verify } from "node:crypto";
import { readFileSync } from "node:fs";

const [answer, keys] = process.argv.slice(2, 4).map((file) => JSON.parse(readFileSync(file, "utf8")));
const { request, response } = answer;
const headers = Object.fromEntries(Object.entries(response.headers).map(([k, v]) => [k.toLowerCase(), v]));
const digest = (text: string) => `sha-256=:${createHash("sha256").update(text).digest("base64")}:`;
const [, parameters, created, keyId] =
  /^answer=(\(.*\);created=(\d+);keyid="([^"]+)".*)$/.exec(headers["signature-input"]) ?? [];
const key = keys.keys.find(
  (one) => one.kid === keyId && one.nbf <= created && created < (one.exp ?? Infinity),
);
const { pathname, search } = new URL(request.path, "https://any.invalid");
const base = `"@status": ${response.status}
"content-digest": ${digest(response.body)}
"x-request-id": ${headers["x-request-id"]}
"@method";req: ${request.method}
"@path";req: ${pathname}
"@query";req: ${search || "?"}
"content-digest";req: ${digest(request.body ?? "")}
"@signature-params": ${parameters}`;
const signature = Buffer.from(headers.signature.slice("answer=:".length, -1), "base64");
const proven = key && verify(null, Buffer.from(base), createPublicKey({ key, format: "jwk" }), signature);
console.log(proven ? `proven, a ${key.mode} answer` : "not proven");
process.exit(proven ? 0 : 1);
