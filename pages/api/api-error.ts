import type { Problem } from "../../shared/problem.ts";

/** A reply that was no success. `message` is "STATUS: body text", or the status text when the body is empty. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  /** The server's `error` text, fit to show to a person; absent when the reply was not our problem shape. */
  readonly serverText: string | undefined;
  readonly code: string | undefined;
  readonly requestId: string | undefined;
  readonly retryable: boolean;
  /** what the server says of single fields, by name */
  readonly fields: Record<string, string>;
  /** seconds to wait before asking again, where the server said so */
  readonly retryAfterS: number | undefined;

  constructor(status: number, statusText: string, body: string, problem?: Problem, retryAfterS?: number) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.serverText = problem?.error;
    this.code = problem?.code;
    this.requestId = problem?.requestId;
    this.retryable = problem?.retryable ?? false;
    this.fields = problem?.fields ?? {};
    this.retryAfterS = retryAfterS;
  }
}

/** The error of a reply that was no success. */
export async function readApiError(response: Response): Promise<ApiError> {
  const body = await response.text();
  const retryAfterS = readRetryAfter(response.headers.get("Retry-After"));
  return new ApiError(response.status, response.statusText, body, await parseProblem(body), retryAfterS);
}

/** The header holds seconds or a date. */
function readRetryAfter(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1_000;
  return seconds > 0 ? Math.ceil(seconds) : undefined;
}

/** The schema comes with the first failure, not with the page. */
async function parseProblem(body: string): Promise<Problem | undefined> {
  try {
    const { problemSchema } = await import("../../shared/problem.ts");
    return problemSchema.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}

/** The server's own words where it gave any, else the fallback. */
export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.serverText) || fallback;
}
