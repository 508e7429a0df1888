import { ERRORS, type ErrorCode } from "../../../shared/errors.ts";
import { errorPath, type Problem } from "../../../shared/problem.ts";

export const PROBLEM_TYPE = "application/problem+json";

/** Which request failed, and the site's own address as it is set up, under which each code has its page. */
interface Asked {
  requestId: string;
  origin: string | undefined;
}

/** The one error reply as JSON text; `detail` replaces the table's words where the case knows better ones. */
export function writeProblem(
  code: ErrorCode,
  { requestId, origin = "" }: Asked,
  more: { detail?: string; fields?: Record<string, string> | undefined } = {},
): string {
  const { status, message, retryable } = ERRORS[code];
  const detail = more.detail ?? message;
  const problem: Problem = {
    type: URL.canParse(origin) ? new URL(errorPath(code), origin).href : errorPath(code),
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
  405: "Method Not Allowed",
  409: "Conflict",
  410: "Gone",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  422: "Unprocessable Content",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
};
