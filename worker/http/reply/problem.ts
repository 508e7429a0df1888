import { ERRORS, type ErrorCode } from "../../../shared/errors.ts";
import type { Problem } from "../../../shared/problem.ts";

export const PROBLEM_TYPE = "application/problem+json";

/** The one error reply as JSON text; `detail` replaces the table's words where the case knows better ones. */
export function writeProblem(
  code: ErrorCode,
  requestId: string,
  more: { detail?: string; fields?: Record<string, string> | undefined } = {},
): string {
  const { status, message, retryable } = ERRORS[code];
  const detail = more.detail ?? message;
  const problem: Problem = {
    type: "about:blank",
    title: TITLES[status],
    status,
    detail,
    error: detail,
    code,
    requestId,
    retryable,
    charged: 0,
    ...(more.fields && { fields: more.fields }),
  };
  return JSON.stringify(problem);
}

const TITLES: Record<(typeof ERRORS)[keyof typeof ERRORS]["status"], string> = {
  400: "Bad Request",
  401: "Unauthorized",
  402: "Payment Required",
  403: "Forbidden",
  404: "Not Found",
  409: "Conflict",
  410: "Gone",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  422: "Unprocessable Content",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
};
