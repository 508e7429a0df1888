import { ERRORS, type ErrorCode, type Failure } from "../../shared/errors.ts";
import { STREAM_TYPE } from "../../shared/phases.ts";
import { errorPath, STATUS_TITLES } from "../../shared/problem.ts";
import EXAMPLES from "./examples.json" with { type: "json" };
import type { HeaderName } from "./headers.ts";
import type { Example, ResponseObject } from "./openapi.ts";
import type { Operation } from "./operation.ts";
import { refTo } from "./shape.ts";
import { PROBLEM } from "./shapes/stream.ts";

const REPLIES: Readonly<Record<string, unknown>> = EXAMPLES;

/** What any address may answer, and what any that takes a body may. */
const ANYWHERE: readonly ErrorCode[] = ["internal", "database_unavailable", "maintenance", "misconfigured"];
const WITH_BODY: readonly ErrorCode[] = [
  "invalid_request",
  "invalid_json",
  "body_too_large",
  "unsupported_media_type",
];
/** What goes on while the service rests, and asks no records. */
const ALWAYS_OPEN = ["/api/status", "/api/health", "/api/operator"];

const headersOf = (names: readonly HeaderName[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** Every code that an operation may answer with. */
export function listErrors({ path, body, errors }: Operation): ErrorCode[] {
  // A query that is not known is refused; a look at whether we run is not.
  const asks = !body && path !== "/api/health";
  const anywhere = ANYWHERE.filter((code) => code !== "maintenance" || !ALWAYS_OPEN.includes(path));
  const shaped: readonly ErrorCode[] = body ? WITH_BODY : asks ? ["invalid_request"] : [];
  return [...new Set([...errors, ...shaped, ...anywhere])];
}

/** The problem of a code as it is replied; `origin` is the site's own address, or empty. */
export const sampleProblem = (code: ErrorCode, origin: string) => {
  const { status, message, retryable } = ERRORS[code];
  return {
    type: `${origin}${errorPath(code)}`,
    title: message,
    status,
    detail: message,
    error: message,
    code,
    requestId: "0f0c4a3e-1d6b-4b57-9a6e-2f5d3c1b8a90",
    retryable,
    charged: 0 as const,
  };
};

/** A sample of each code that an operation of these may answer with. */
export const writeProblemExamples = (
  operations: readonly Operation[],
  origin: string,
): Record<string, Example> =>
  Object.fromEntries(
    [...new Set(operations.flatMap(listErrors))].map((code) => [
      code,
      { summary: ERRORS[code].message, value: sampleProblem(code, origin) },
    ]),
  );

/** Replies of an operation by status: the answer, then each refusal with its codes. */
export function writeResponses(operation: Operation): Record<string, ResponseObject> {
  const { id, reply, whenDown } = operation;
  const example = REPLIES[id];
  const { type = "application/json" } = reply;
  const summary =
    type === STREAM_TYPE ? "Data of the first `text` event." : "Lists are cut to their first entries.";
  const media = {
    schema: refTo(reply.shape),
    ...(example !== undefined && { examples: { sample: { summary, value: example } } }),
  };
  const answered = {
    description: reply.description,
    headers: headersOf([
      "X-Request-Id",
      ...(operation.errors.includes("rate_limited") ? (["RateLimit-Policy"] as const) : []),
      ...(reply.headers ?? []),
    ]),
    content: { [type]: media },
  };
  const refused = Map.groupBy(listErrors(operation), (code) => ERRORS[code].status);
  const statuses = [...refused].sort(([a], [b]) => a - b);
  const responses: Record<string, ResponseObject> = { 200: answered };
  for (const [status, codes] of statuses) responses[status] = writeRefusal(operation, status, codes);
  const unavailable = responses[503];
  if (whenDown && unavailable) {
    unavailable.description = `${whenDown} Or a problem. ${unavailable.description}`;
    unavailable.content = { "application/json": { schema: refTo(reply.shape) }, ...unavailable.content };
  }
  return responses;
}

const sayCodes = (codes: readonly ErrorCode[]) => codes.map((code) => `\`${code}\``).join(", ");

const problemContent = (codes: readonly ErrorCode[]) => ({
  "application/problem+json": {
    schema: {
      allOf: [refTo(PROBLEM)],
      properties: { code: { enum: [...codes] } },
    },
    examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
  },
});

function writeRefusal({ isKeyed }: Operation, status: Failure["status"], codes: ErrorCode[]): ResponseObject {
  const headers: HeaderName[] = ["X-Request-Id", "Cache-Control"];
  if (status === 429 || status === 503) headers.push("Retry-After");
  if (status === 401) headers.push("WWW-Authenticate");
  if (status === 429 || (isKeyed && status === 402)) headers.push("RateLimit", "RateLimit-Policy");
  if (codes.includes("payment_required")) headers.push("PAYMENT-REQUIRED", "PAYMENT-RESPONSE");
  return {
    description: `${STATUS_TITLES[status]}: ${sayCodes(codes)}.`,
    headers: headersOf(headers),
    content: problemContent(codes),
  };
}
