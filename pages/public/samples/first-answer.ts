// ENIGMA_API_KEY=ngma_test_... node first-answer.ts https://SITE: asks, and keeps the answer and the keys to prove it by.
import { writeFileSync } from "node:fs";

const [site = ""] = process.argv.slice(2);
const path = "/api/v1/analyze";
const body = JSON.stringify({ message: "Analyze Bitcoin" });
const headers = { "X-API-Key": process.env.ENIGMA_API_KEY ?? "", "Content-Type": "application/json" };
const reply = await fetch(site + path, { method: "POST", headers, body });
const text = await reply.text();
if (!reply.ok) throw new Error(text);
const keys = await fetch(`${site}/api/signing-keys`);
writeFileSync("keys.json", await keys.text());
const request = { method: "POST", path, body };
const response = { status: reply.status, headers: Object.fromEntries(reply.headers), body: text };
writeFileSync("answer.json", JSON.stringify({ request, response }));
console.log(JSON.parse(text).response);
