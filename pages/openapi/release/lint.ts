/** `npm run lint`: the document against OpenAPI 3.1 and Redocly's recommended rules; ends with 1 on any finding. */
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { writeDocument } from "../document.ts";

const config = await createConfig({
  extends: ["recommended-strict"],
  // What is read without any input has nothing to refuse.
  rules: { "operation-4xx-response": "off" },
});
const findings = await lintFromString({
  source: JSON.stringify(writeDocument("https://api.example.org")),
  absoluteRef: "/openapi.json",
  config,
});
for (const { ruleId, message, location } of findings)
  console.error(`${ruleId}: ${message} (${location.map(({ pointer }) => pointer).join(", ")})`);
if (findings.length > 0) process.exit(1);
