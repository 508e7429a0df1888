import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { ERRORS, type Problem } from "../../shared/errors.ts";
import { ConfigError } from "../env.ts";
import { AppError } from "../errors.ts";
import type { AppEnv } from "./app-env.ts";

/** Turns any failure into the one error reply (problem+json). An unknown one is logged and becomes `internal`. */
export function replyToError(error: Error, c: Context<AppEnv>): Response {
  const known = asAppError(error);
  const { status, retryable } = ERRORS[known.code];
  const requestId = c.get("requestId");
  if (status >= 500) logFailure(requestId, known.code, error);
  const problem: Problem = {
    type: "about:blank",
    title: TITLES[status],
    status,
    detail: known.detail,
    error: known.detail,
    code: known.code,
    requestId,
    retryable,
    charged: 0,
    ...(known.fields && { fields: known.fields }),
  };
  if (known.retryAfterS !== undefined) c.header("Retry-After", String(known.retryAfterS));
  c.header("Cache-Control", "no-store");
  return c.body(JSON.stringify(problem), status, { "Content-Type": "application/problem+json" });
}

function asAppError(error: Error): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof ConfigError)
    return new AppError("misconfigured", {
      detail: `This server is not set up completely (${error.message}).`,
    });
  if (error instanceof HTTPException && error.status === 413) return new AppError("body_too_large");
  return new AppError("internal", { cause: error });
}

function logFailure(requestId: string, code: string, error: Error) {
  const cause = error.cause instanceof Error ? `${error.cause.name}: ${error.cause.message}` : undefined;
  console.error(
    JSON.stringify({ level: "error", requestId, code, error: error.stack ?? error.message, cause }),
  );
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
