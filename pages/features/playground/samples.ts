import type { Endpoint } from "../../../shared/endpoints.ts";
import { PRODUCT } from "../../../shared/product.ts";
import { bodyOf } from "./endpoints.ts";

/** The environment variable the samples take the key from. */
export const KEY_VARIABLE = `${PRODUCT.toUpperCase()}_API_KEY`;

interface Sample {
  /** of the site, without a slash at the end */
  origin: string;
  endpoint: Endpoint;
  message: string;
}

/** In single quotes a shell takes everything as it is, except the single quote. */
const quoteShell = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

const url = ({ origin, endpoint }: Sample) => `${origin}/api/v1/${endpoint}`;

/** The body as JavaScript or, with its name in quotes, Python writes it. */
const sayBody = ({ endpoint, message }: Sample, quote = ""): string =>
  Object.entries(bodyOf(endpoint, message))
    .map(
      ([name, words]) =>
        `{${quote ? "" : " "}${quote}${name}${quote}: ${JSON.stringify(words)}${quote ? "" : " "}}`,
    )
    .join("");

/** A command for a POSIX shell. */
export const writeCurl = (sample: Sample): string =>
  [
    `curl ${quoteShell(url(sample))}`,
    `-H "X-API-Key: $${KEY_VARIABLE}"`,
    `-H 'Content-Type: application/json'`,
    `--data-raw ${quoteShell(JSON.stringify(bodyOf(sample.endpoint, sample.message)))}`,
  ].join(" \\\n  ");

/** A module for Node 18 and later; all it uses but `process` is in browsers too. */
export const writeJavaScript = (sample: Sample): string =>
  `const response = await fetch(${JSON.stringify(url(sample))}, {
  method: "POST",
  headers: {
    "X-API-Key": process.env.${KEY_VARIABLE},
    "Content-Type": "application/json",
  },
  body: JSON.stringify(${sayBody(sample)}),
});
console.log(response.status, await response.json());`;

/** A script for Python 3 with nothing installed. A JSON string is a Python string as well, and means the same. */
export const writePython = (sample: Sample): string =>
  `import json, os, urllib.request

request = urllib.request.Request(
    ${JSON.stringify(url(sample))},
    data=json.dumps(${sayBody(sample, '"')}).encode(),
    headers={
        "X-API-Key": os.environ["${KEY_VARIABLE}"],
        "Content-Type": "application/json",
    },
)
with urllib.request.urlopen(request) as response:
    print(response.status, json.load(response))`;
