import { type Problem, problemSchema } from "../../shared/errors.ts";

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

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    const problem = parseProblem(body);
    this.status = status;
    this.serverText = problem?.error;
    this.code = problem?.code;
    this.requestId = problem?.requestId;
    this.retryable = problem?.retryable ?? false;
    this.fields = problem?.fields ?? {};
  }
}

function parseProblem(body: string): Problem | undefined {
  try {
    return problemSchema.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}

/** The server's own words where it gave any, else the fallback. */
export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.serverText) || fallback;
}
