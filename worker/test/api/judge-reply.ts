import { Validator } from "@cfworker/json-schema";
import { writeDocument } from "../../../pages/openapi/document.ts";
import type { Schema } from "../../../pages/openapi/openapi.ts";
import { collectEvents } from "../stream/read-events.ts";

export const DOCUMENT = writeDocument();

/** As the document has it, but with no field beside those it names: a test wants each field that is sent described. */
function close(schema: Schema): Schema {
  const closed = Object.fromEntries(
    Object.entries(schema).map(([name, part]) => [name, closePart(part)]),
  ) as Schema;
  return closed.properties && !("additionalProperties" in closed)
    ? { ...closed, additionalProperties: false }
    : closed;
}
const closePart = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(closePart);
  return part !== null && typeof part === "object" ? close(part) : part;
};

const schemas = Object.fromEntries(
  Object.entries(DOCUMENT.components.schemas).map(([id, schema]) => [id, close(schema)]),
);

/** What of a value does not fit a schema of the document, innermost first; nothing when it fits. */
export function findFaults(schema: Schema, value: unknown): string[] {
  const validator = new Validator({ ...schema, components: { schemas } } as object, "2020-12", false);
  const { errors } = validator.validate(value);
  return errors.map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`).reverse();
}

/** The document's response to that status of an operation; fails when there is none. */
export function findResponse(path: string, method: "get" | "post", status: number) {
  const response = DOCUMENT.paths[path]?.[method]?.responses[status];
  if (!response) throw new Error(`${method} ${path} does not tell of ${status}`);
  return response;
}

/** What of a reply is not as the document says: its status, type, headers and body, or its events. */
export async function judgeReply(path: string, method: "get" | "post", reply: Response): Promise<string[]> {
  const { headers = {}, content = {} } = findResponse(path, method, reply.status);
  const type = reply.headers.get("content-type")?.split(";")[0] ?? "";
  const media = content[type];
  if (!media) return [`${reply.status} comes as ${type}`];
  const required = Object.keys(headers).filter((name) => !OPTIONAL.has(name) && !reply.headers.has(name));
  const missing = required.map((name) => `no header ${name}`);
  if (type === "text/csv") return [...missing, ...findFaults(media.schema, await reply.text())];
  if (type !== "text/event-stream") return [...missing, ...findFaults(media.schema, await reply.json())];
  const events = await collectEvents(reply);
  return [...missing, ...events.flatMap(({ data }) => findFaults(media.schema, data))];
}

/** Sent where they have something to say. */
const OPTIONAL = new Set([
  ...["Idempotency-Replayed", "Retry-After", "WWW-Authenticate"],
  // Of calls without a key, where they can be paid for.
  ...["PAYMENT-REQUIRED", "PAYMENT-RESPONSE"],
]);
