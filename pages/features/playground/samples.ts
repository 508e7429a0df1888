import { PRODUCT } from "../../../shared/product.ts";

/** The environment variable the samples take the key from. */
export const KEY_VARIABLE = `${PRODUCT.toUpperCase()}_API_KEY`;

/** A call as samples make it: with a body a POST, else a GET. */
export interface SampleCall {
  url: string;
  isKeyed: boolean;
  body?: object;
  /** answered by events or a table, not JSON */
  isText?: true;
}

/** In single quotes a shell takes everything as it is, except the single quote. */
const quoteShell = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** A value as JavaScript or, with its names in quotes, Python writes it. */
function sayValue(value: unknown, quote: string): string {
  if (Array.isArray(value)) return `[${value.map((item) => sayValue(item, quote)).join(", ")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const pad = quote ? "" : " ";
  const fields = Object.entries(value).map(
    ([name, item]) => `${quote}${name}${quote}: ${sayValue(item, quote)}`,
  );
  return `{${pad}${fields.join(", ")}${pad}}`;
}

/** A command for a POSIX shell. */
export const writeCurl = ({ url, isKeyed, body, isText }: SampleCall): string =>
  [
    `curl ${isText ? "-N " : ""}${quoteShell(url)}`,
    ...(isKeyed ? [`-H "X-API-Key: $${KEY_VARIABLE}"`] : []),
    ...(body
      ? [`-H 'Content-Type: application/json'`, `--data-raw ${quoteShell(JSON.stringify(body))}`]
      : []),
  ].join(" \\\n  ");

/** A module for Node 18 and later; all it uses but `process` is in browsers too. */
export function writeJavaScript({ url, isKeyed, body, isText }: SampleCall): string {
  const headers = [
    ...(isKeyed ? [`    "X-API-Key": process.env.${KEY_VARIABLE},`] : []),
    ...(body ? [`    "Content-Type": "application/json",`] : []),
  ];
  const init = [
    ...(body ? [`  method: "POST",`] : []),
    ...(headers.length > 0 ? ["  headers: {", ...headers, "  },"] : []),
    ...(body ? [`  body: JSON.stringify(${sayValue(body, "")}),`] : []),
  ];
  const address = JSON.stringify(url);
  const call = init.length > 0 ? `${address}, {\n${init.join("\n")}\n}` : address;
  return `const response = await fetch(${call});
console.log(response.status, await response.${isText ? "text" : "json"}());`;
}

/** A script for Python 3 with nothing installed. A JSON string is a Python string as well, and means the same. */
export function writePython({ url, isKeyed, body, isText }: SampleCall): string {
  const address = JSON.stringify(url);
  const read = `with urllib.request.urlopen(${isKeyed || body ? "request" : address}) as response:
    print(response.status, ${isText ? "response.read().decode()" : "json.load(response)"})`;
  if (!isKeyed && !body) return `import json, urllib.request\n\n${read}`;
  const parts = [
    `    ${address},`,
    ...(body ? [`    data=json.dumps(${sayValue(body, '"')}).encode(),`] : []),
    "    headers={",
    ...(isKeyed ? [`        "X-API-Key": os.environ["${KEY_VARIABLE}"],`] : []),
    ...(body ? [`        "Content-Type": "application/json",`] : []),
    "    },",
  ];
  return `import json, ${isKeyed ? "os, " : ""}urllib.request

request = urllib.request.Request(
${parts.join("\n")}
)
${read}`;
}
