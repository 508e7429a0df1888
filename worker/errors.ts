import { ERRORS, type ErrorCode } from "../shared/errors.ts";

/** A failure the caller may see: one line of `shared/errors.ts`, with what led to it kept for the log. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly detail: string;
  readonly fields?: Record<string, string>;
  readonly retryAfterS?: number;

  /** `detail` replaces the table's words where the case knows better ones. */
  constructor(
    code: ErrorCode,
    more: { detail?: string; fields?: Record<string, string>; retryAfterS?: number; cause?: unknown } = {},
  ) {
    super(code, { cause: more.cause });
    this.code = code;
    this.detail = more.detail ?? ERRORS[code].message;
    this.fields = more.fields;
    this.retryAfterS = more.retryAfterS;
  }
}
