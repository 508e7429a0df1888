import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { ERRORS } from "../../shared/errors.ts";
import { describeStack, isDatabaseDown } from "../db/failures.ts";
import { ConfigError } from "../env.ts";
import { AppError } from "../errors.ts";
import type { AppEnv } from "./app-env.ts";
import { PROBLEM_TYPE, writeProblem } from "./reply/problem.ts";

const RETRY_AFTER_S = 5;

/** Turns any failure into the one error reply (problem+json). An unknown one is logged and becomes `internal`. */
export function replyToError(error: Error, c: Context<AppEnv>): Response {
  const requestId = c.get("requestId");
  const known = readFailure(error, requestId);
  const { status } = ERRORS[known.code];
  c.set("errorCode", known.code);
  if (known.retryAfterS !== undefined) c.header("Retry-After", String(known.retryAfterS));
  c.header("Cache-Control", "no-store");
  const asked = { requestId, origin: c.env.PUBLIC_ORIGIN };
  return c.body(writeProblem(known.code, asked, known), status, { "Content-Type": PROBLEM_TYPE });
}

/** The failure a caller may see; one of ours is logged. */
export function readFailure(error: Error, requestId: string): AppError {
  const known = asAppError(error);
  if (ERRORS[known.code].status >= 500) logFailure(requestId, known.code, error);
  return known;
}

function asAppError(error: Error): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof ConfigError)
    return new AppError("misconfigured", {
      detail: `This server is not set up completely (${error.message}).`,
    });
  if (error instanceof HTTPException && error.status === 413) return new AppError("body_too_large");
  if (isDatabaseDown(error))
    return new AppError("database_unavailable", { retryAfterS: RETRY_AFTER_S, cause: error });
  return new AppError("internal", { cause: error });
}

function logFailure(requestId: string, code: string, error: Error) {
  console.error(JSON.stringify({ level: "error", requestId, code, error: describeStack(error) }));
}
