import type { OpenApiDocument, OperationObject, ParameterObject } from "../../openapi.ts";
import { typeOf } from "./write-types.ts";

/** Python's own words, of those that could name what a call takes. */
const RESERVED =
  /^(?:and|as|assert|async|await|class|def|del|from|global|import|in|is|lambda|not|or|pass|with)$/;

/** `cryptoPrices` as Python spells it; a word of its own gets a line after it, `class_`. */
const snake = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(RESERVED, "$&_");

/** A type of the module `types`, where it is one of its names. */
const typed = (type: string): string => type.replace(/^[A-Z]\w*$/, (name) => `types.${name}`);

const listParameters = ({ parameters = [] }: OperationObject): ParameterObject[] =>
  parameters.flatMap((one) => ("$ref" in one ? [] : [one]));

const takeByName = ({ name, schema, required }: ParameterObject): string =>
  `${snake(name)}: ${typeOf(schema)}${required ? "" : " | None = None"}`;

/** Whether it takes an Idempotency-Key. */
const mayRepeat = ({ parameters = [] }: OperationObject): boolean =>
  parameters.some((one) => "$ref" in one && one.$ref.endsWith("/IdempotencyKey"));

/** By what a reply comes as: how it is read, and what that gives. */
function readerOf({ responses }: OperationObject): { read: string; reply: string } {
  const [[type, media] = ["", undefined]] = Object.entries(responses[200]?.content ?? {});
  const reply = typed(typeOf(media?.schema ?? {}));
  if (type === "text/event-stream") return { read: "_read_events", reply: `Iterator[${reply}]` };
  return { read: type === "text/csv" ? "_read_text" : "_read_json", reply };
}

function writeMethod(method: "get" | "post", path: string, operation: OperationObject): string {
  const { operationId, summary, description, requestBody, security } = operation;
  const own = listParameters(operation);
  const inPath = own.filter((one) => one.in === "path");
  const inQuery = own.filter((one) => one.in === "query");
  const isRepeatable = mayRepeat(operation);
  const body = requestBody?.content["application/json"]?.schema;
  const { read, reply } = readerOf(operation);
  const named = [...inQuery.map(takeByName), ...(isRepeatable ? ["idempotency_key: str | None = None"] : [])];
  const taken = [
    "self",
    ...inPath.map(({ name, schema }) => `${snake(name)}: ${typeOf(schema)}`),
    ...(body ? [`body: ${typed(typeOf(body))}`] : []),
    ...(named.length > 0 ? ["*", ...named] : []),
  ];
  const address = inPath.reduce(
    (text, { name }) => text.replace(`{${name}}`, `{quote(${snake(name)}, safe="")}`),
    path,
  );
  const sent = [
    JSON.stringify(method.toUpperCase()),
    inPath.length > 0 ? `f'${address}'` : JSON.stringify(address),
    ...(security.length > 0 ? ["keyed=True"] : []),
    ...(inQuery.length > 0
      ? [`query={${inQuery.map(({ name }) => `${JSON.stringify(name)}: ${snake(name)}`).join(", ")}}`]
      : []),
    ...(body ? ["body=body"] : []),
    ...(isRepeatable ? ["idempotency_key=idempotency_key"] : []),
  ];
  return [
    `    def ${snake(operationId)}(${taken.join(", ")}) -> ${reply}:`,
    `        """${summary}. ${description.replaceAll("\\", "\\\\").replaceAll('"', "'")}"""`,
    `        return cast("${reply}", self.${read}(${sent.join(", ")}))`,
  ].join("\n");
}

/** `client.py`: a method for each operation of the document, which gives its JSON. */
export const writeOperations = ({ paths, info }: OpenApiDocument): string =>
  [
    `"""${info.title}, version ${info.version}."""`,
    "from __future__ import annotations",
    "from typing import Any, Dict, Iterator, List, Literal, Union, cast\nfrom urllib.parse import quote",
    "from . import types\nfrom .transport import Transport",
    `\nclass Client(Transport):\n    """A call a method. Each raises \`ApiError\` where the API refuses, and \`OSError\` where no reply came."""`,
    ...Object.entries(paths).flatMap(([path, methods]) =>
      (["get", "post"] as const).flatMap((method) => {
        const operation = methods[method];
        return operation ? [writeMethod(method, path, operation)] : [];
      }),
    ),
    "",
  ].join("\n\n");
