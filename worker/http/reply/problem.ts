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
    type: typeOf(code, origin),
    title: message,
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

/** By origin and code. There is one origin and a table of codes. */
const types = new Map<string, string>();

function typeOf(code: ErrorCode, origin: string): string {
  const name = `${origin} ${code}`;
  const known = types.get(name);
  if (known !== undefined) return known;
  const type = URL.canParse(origin) ? new URL(errorPath(code), origin).href : errorPath(code);
  types.set(name, type);
  return type;
}
