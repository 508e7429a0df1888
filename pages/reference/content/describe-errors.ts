import { ERRORS, type ErrorCode } from "../../../shared/errors.ts";
import { errorPath, STATUS_TITLES } from "../../../shared/problem.ts";
import { OPERATIONS } from "../../openapi/document.ts";
import { ERROR_HELP } from "../../openapi/error-help.ts";
import type { OpenApiDocument } from "../../openapi/openapi.ts";
import { listErrors, sampleProblem } from "../../openapi/responses.ts";
import { annotateJson } from "./annotate-json.ts";
import { errorRow, operationPath } from "./describe-operation.ts";
import type { LinkRow, Page } from "./page.ts";

const ERRORS_PATH = "/api-docs/errors";
const CODES = Object.keys(ERRORS) as ErrorCode[];

/** Where the API's callers meet a code; nowhere for one of the site's own screens. */
const listPlaces = (code: ErrorCode): LinkRow[] =>
  OPERATIONS.filter((operation) => listErrors(operation).includes(code)).map((operation) => ({
    to: operationPath(operation),
    mark: operation.method.toUpperCase(),
    name: operation.path,
    words: operation.summary,
  }));

/** The page of a code, which the `type` of its problems names. */
function describeError(document: OpenApiDocument, code: ErrorCode, origin: string): Page {
  const { status, message, retryable } = ERRORS[code];
  const help = ERROR_HELP[code];
  const places = listPlaces(code);
  const again = retryable
    ? "The same request can succeed later: where `Retry-After` is sent, wait that many seconds."
    : "The same request will be refused again: change it first.";
  return {
    path: errorPath(code),
    section: null,
    name: code,
    label: STATUS_TITLES[status],
    title: code,
    mark: String(status),
    lead: message,
    blocks: [
      { kind: "heading", text: "Cause" },
      {
        kind: "words",
        markdown:
          help?.cause ?? "A screen of the site returns it and says what happened; no API endpoint does.",
      },
      { kind: "heading", text: "What to do" },
      {
        kind: "words",
        markdown: `${help?.remedy ?? "Follow what the screen says."} ${again} Nothing was charged.`,
      },
      {
        kind: "json",
        title: `${status}, application/problem+json`,
        lines: annotateJson(document, { $ref: "#/components/schemas/Problem" }, sampleProblem(code, origin)),
      },
      ...(places.length > 0 ? [{ kind: "links", title: "Where", rows: places } as const] : []),
    ],
  };
}

/** All codes, those of the API first. */
export function describeErrors(): Page {
  const isMet = (code: ErrorCode) => listPlaces(code).length > 0 || ERROR_HELP[code] !== undefined;
  const byStatus = (codes: ErrorCode[]) =>
    codes.toSorted((a, b) => ERRORS[a].status - ERRORS[b].status).map(errorRow);
  return {
    path: ERRORS_PATH,
    section: "More",
    name: "Errors",
    label: "RFC 9457",
    title: "Errors",
    lead: "Every failure has one shape, application/problem+json, with a code for programs and words for people. Failures are free.",
    blocks: [
      {
        kind: "words",
        markdown:
          "Decide by `code`, which never changes its meaning or status within v1. `type` is the URL of " +
          "the code's page, `fields` names what is at fault, `retryable` says whether the same request can " +
          "succeed later, and `requestId` is what to send us.",
      },
      { kind: "heading", text: "Every code" },
      { kind: "links", title: "Codes of the API", rows: byStatus(CODES.filter(isMet)) },
      {
        kind: "links",
        title: "Codes of the site's own screens",
        rows: byStatus(CODES.filter((code) => !isMet(code))),
      },
    ],
  };
}

export const describeEachError = (document: OpenApiDocument, origin: string): Page[] =>
  CODES.map((code) => describeError(document, code, origin));
