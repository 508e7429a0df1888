import { costOf } from "../../../shared/endpoints.ts";
import { ERRORS, type ErrorCode } from "../../../shared/errors.ts";
import { STREAM_TYPE } from "../../../shared/phases.ts";
import { errorPath } from "../../../shared/problem.ts";
import { writeCurl, writeJavaScript, writePython } from "../../features/playground/samples.ts";
import type { OpenApiDocument, OperationObject, ParameterObject, Schema } from "../../openapi/openapi.ts";
import type { Operation } from "../../openapi/operation.ts";
import { listErrors } from "../../openapi/responses.ts";
import { annotateJson } from "./annotate-json.ts";
import type { Block, CodeSample, FieldRow, LinkRow, Page } from "./page.ts";
import { resolveSchema, sayBounds, sayChoice, sayType } from "./read-schema.ts";

export const operationPath = ({ id }: Operation): string => `/api-docs/reference/${kebab(id)}`;
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const SENT = "Request";

/** The page of an operation: what is sent, calls in three languages, the answer field by field, errors. */
export function describeOperation(document: OpenApiDocument, operation: Operation, origin: string): Page {
  const { method, path, summary, description, group, isKeyed } = operation;
  const described = document.paths[path]?.[method];
  const blocks: Block[] = [
    { kind: "calls", samples: writeCalls(operation, origin), tryPath: writeTryPath(operation) },
    ...listSent(document, described),
    ...writeExamples(operation),
    ...listParameters(document, described),
    { kind: "heading", text: "Response" },
    ...showAnswer(document, described),
    { kind: "heading", text: "Errors" },
    { kind: "links", title: "Errors are free", rows: listErrors(operation).map(errorRow) },
  ];
  return {
    path: operationPath(operation),
    section: isKeyed || group === "terminal" ? "Endpoints" : "Open data",
    name: path.replace(/^\/api\//, ""),
    label: sayCost(operation),
    title: path,
    mark: method.toUpperCase(),
    lead: `${summary}. ${description}`,
    blocks,
  };
}

/** The fields of the body, where one is sent. */
function listSent(document: OpenApiDocument, described: OperationObject | undefined): Block[] {
  const media = described?.requestBody?.content["application/json"];
  const rows = media ? listFields(document, media.schema, "") : [];
  if (rows.length === 0) return [];
  return [
    { kind: "heading", text: SENT },
    { kind: "fields", title: "Body, JSON", rows },
  ];
}

/** A sample of the answer with what its fields mean; of a table its lines. */
function showAnswer(document: OpenApiDocument, described: OperationObject | undefined): Block[] {
  const [[type, answer] = ["", undefined]] = Object.entries(described?.responses[200]?.content ?? {});
  const sample = answer?.examples?.sample;
  if (!sample || !("value" in sample)) return [];
  const { value, summary = "" } = sample;
  if (typeof value === "string") return [{ kind: "code", sample: { title: `200, ${type}`, text: value } }];
  const isStream = type === STREAM_TYPE;
  return [
    ...(isStream ? [{ kind: "words", markdown: STREAMED } as const] : []),
    {
      kind: "json",
      title: `200, ${isStream ? "events" : "JSON"}. ${summary}`,
      lines: annotateJson(document, answer.schema, value),
    },
  ];
}
const STREAMED = "The events and their order: [Streaming](/api-docs/streaming).";

function sayCost({ id, isKeyed, group }: Operation): string {
  if (!isKeyed) return "Free, without a key";
  if (group !== "analysis") return "Free, with a key";
  return id.startsWith("batch") ? costOf("batch") : "1 credit per call";
}

export const errorRow = (code: ErrorCode): LinkRow => ({
  to: errorPath(code),
  mark: String(ERRORS[code].status),
  name: code,
  words: ERRORS[code].message,
});

/** A schema's fields, those within objects by their whole path. */
function listFields(document: OpenApiDocument, schema: Schema, before: string): FieldRow[] {
  const { properties = {}, required = [] } = resolveSchema(document, schema);
  return Object.entries(properties).flatMap(([name, field]) => {
    const bounds = sayBounds(field);
    const items = field.items ? resolveSchema(document, field.items) : null;
    return [
      {
        name: `${before}${name}`,
        type: [sayType(document, field), bounds].filter(Boolean).join(", "),
        isRequired: required.includes(name),
        meaning: `${field.description ?? ""} ${sayChoice(document, field)}`.trim(),
      },
      ...(items?.properties ? listFields(document, items, `${before}${name}[].`) : []),
    ];
  });
}

const PLACES = { path: "In the path", query: "In the query string", header: "Headers" } as const;

function listParameters(document: OpenApiDocument, described: OperationObject | undefined): Block[] {
  const parameters = (described?.parameters ?? []).map((one) =>
    "$ref" in one
      ? (document.components.parameters[one.$ref.split("/").at(-1) ?? ""] as ParameterObject)
      : one,
  );
  return (["path", "query", "header"] as const).flatMap((place): Block[] => {
    const here = parameters.filter((parameter) => parameter.in === place);
    if (here.length === 0) return [];
    const rows = here.map(({ name, schema, required, description }) => ({
      name,
      type: [sayType(document, schema), sayBounds(schema)].filter(Boolean).join(", "),
      isRequired: required === true,
      meaning: `${description} ${sayChoice(document, schema)}`.trim(),
    }));
    return [{ kind: "fields", title: PLACES[place], rows }];
  });
}

/** The first example as a command, and in two languages. */
function writeCalls({ path, body, asked = {}, isKeyed, reply }: Operation, origin: string): CodeSample[] {
  const rest = new URLSearchParams(asked);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    rest.delete(name);
    return asked[name] ?? "";
  });
  const [example] = Object.values(body?.examples ?? {});
  const call = {
    url: `${origin}${filled}${rest.size > 0 ? `?${rest}` : ""}`,
    isKeyed: isKeyed === true,
    ...(reply.type && { isText: true as const }),
    ...(example && { body: example.value as object }),
  };
  return [
    { title: "cURL", text: writeCurl(call) },
    { title: "JavaScript", text: writeJavaScript(call) },
    { title: "Python", text: writePython(call) },
  ];
}

/** The other bodies that it takes, one below the other. */
const writeExamples = ({ body }: Operation): Block[] =>
  Object.values(body?.examples ?? {})
    .slice(1)
    .map(({ summary = "", value }) => ({
      kind: "code",
      sample: { title: summary, text: JSON.stringify(value, null, 2) },
    }));

/** The playground with the first example filled in; it knows the endpoints that want a key. */
function writeTryPath({ id, isKeyed, body, reply }: Operation): string | null {
  const [example] = Object.values(body?.examples ?? {});
  const { message, asset, assets, positions } = (example?.value ?? {}) as {
    message?: string;
    asset?: string;
    assets?: string[];
    positions?: { asset: string; units: number }[];
  };
  const held = positions?.map((one) => `${one.asset} ${one.units}`);
  const words = message ?? asset ?? (assets ?? held)?.join(", ");
  return isKeyed && words && !reply.type
    ? `/api-playground?${new URLSearchParams({ endpoint: id, message: words })}`
    : null;
}
