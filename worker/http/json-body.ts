import { zValidator } from "@hono/zod-validator";
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import * as z from "zod";
import { findHidden } from "../../shared/words.ts";
import { AppError } from "../errors.ts";
import type { AppEnv } from "./app-env.ts";
import { fieldErrors, nameOf } from "./field-errors.ts";

const refuseOver = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError("body_too_large");
    },
  });
const usual = refuseOver(64 * 1024);
/** An answer that is to be shared comes whole: one on ten assets has 600 facts. */
const ofAnswer = refuseOver(512 * 1024);

/** Refuses a body over 64 KiB, of `/api/shares` over 512 KiB, while it is read, also without a Content-Length. */
export const limitBody = createMiddleware<AppEnv>((c, next) =>
  (c.req.path === "/api/shares" ? ofAnswer : usual)(c, next),
);

const mediaType = (c: Context) => c.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();

/** Lets only `application/json` with well-formed JSON through: 415 and 400 otherwise. */
const requireJson = createMiddleware<AppEnv>(async (c, next) => {
  if (mediaType(c) !== "application/json") throw new AppError("unsupported_media_type");
  await c.req.json().catch((cause) => {
    throw cause instanceof AppError ? cause : new AppError("invalid_json", { cause });
  });
  await next();
});

/** Whatever a field is for: a text with hidden characters gets in nowhere. */
function refuseUnfit(
  schema: z.ZodType,
  { data, error }: { data: unknown; error?: Pick<z.core.$ZodError, "issues"> },
): void {
  if (error) throw new AppError("invalid_request", { fields: fieldErrors(schema, error.issues) });
  const hidden = findHidden(data);
  if (hidden === null) return;
  throw new AppError("invalid_request", {
    fields: { [nameOf(hidden.split("."))]: "Please leave out control characters and direction marks." },
  });
}

/** Refuses a query with other names than these: 400 `invalid_request`, with each of them. */
export const takeQuery = (known: readonly string[]) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const names = Object.keys(c.req.query()).filter((name) => !known.includes(name));
    if (names.length > 0)
      throw new AppError("invalid_request", {
        fields: fieldErrors(z.strictObject(Object.fromEntries(known.map((name) => [name, z.string()]))), [
          { code: "unrecognized_keys", keys: names, path: [], message: "", input: {} },
        ]),
      });
    await next();
  });
/** Of an address that takes none. */
export const refuseQuery = takeQuery([]);

/** Middlewares that read a JSON body into `c.req.valid("json")`; a body of another shape is 400 `invalid_request`. */
export const jsonBody = <T extends z.ZodType>(schema: T) =>
  [refuseQuery, requireJson, zValidator("json", schema, (result) => refuseUnfit(schema, result))] as const;

/** A middleware that reads the address's query into `c.req.valid("query")`; one of another shape is 400 too. */
export const searchQuery = <T extends z.ZodType>(schema: T) =>
  zValidator("query", schema, (result) => refuseUnfit(schema, result));

/** The JSON of a request whose refusals have a form of their own; null where it is none or has hidden characters in it. */
export async function readJson(c: Context<AppEnv>): Promise<unknown> {
  const data: unknown = await c.req.json().catch((error) => {
    if (error instanceof AppError) throw error;
    return null;
  });
  return findHidden(data) === null ? data : null;
}

/** The same of a form, whose fields each stand once. */
export async function readForm(c: Context<AppEnv>): Promise<Record<string, string> | null> {
  if (mediaType(c) !== "application/x-www-form-urlencoded") return null;
  const fields = [...new URLSearchParams(await c.req.text())];
  const form = Object.fromEntries(fields);
  return Object.keys(form).length === fields.length && findHidden(form) === null ? form : null;
}
