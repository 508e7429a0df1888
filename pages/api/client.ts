import type { QueryFunctionContext } from "@tanstack/react-query";
import type * as z from "zod";
import { readApiError } from "./api-error.ts";
import { takeTurns } from "./take-turns.ts";

/** The shape of a reply; loaded with the first call where a screen must not wait for it. */
type Shape<T> = z.ZodType<T> | (() => Promise<z.ZodType<T>>);

interface Call {
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  /** sent as JSON; without it there is no body and no Content-Type */
  payload?: unknown;
  signal?: AbortSignal;
  /** the media types the caller can read, where that is more than JSON */
  accept?: string;
}

async function send(path: string, { method = "GET", payload, signal, accept }: Call): Promise<Response> {
  const body = payload === undefined ? {} : { body: JSON.stringify(payload) };
  const headers = {
    ...(accept && { Accept: accept }),
    ...(payload !== undefined && { "Content-Type": "application/json" }),
  };
  const init = { method, credentials: "include", signal: signal ?? null, ...body } as const;
  // A screen that has just come to life asks for several things at once, and beginning a request takes milliseconds.
  await takeTurns();
  return fetch(path, Object.keys(headers).length > 0 ? { ...init, headers } : init);
}

/** The shape of a reply, after the library it is made with: each in a task of its own. */
export async function loadShape<T>(load: () => Promise<z.ZodType<T>>): Promise<z.ZodType<T>> {
  await import("./zod.ts");
  await takeTurns();
  return load();
}

async function read<T>(response: Response, shape: Shape<T>): Promise<T> {
  if (!response.ok) throw await readApiError(response);
  const schema = typeof shape === "function" ? await loadShape(shape) : shape;
  return schema.parse(await response.json());
}

/** One call of our API, cookies included. Throws `ApiError` when the reply is no success, `ZodError` when it is not of the shape. */
export async function callApi<T>(path: string, shape: Shape<T>, call: Call = {}): Promise<T> {
  return read(await send(path, call), shape);
}

/**
 * The function of a query that reads one address of our API. On a server, which draws a page with what its own API says, the
 * query's client knows the way (`meta.ask`), and nothing is checked against the shape.
 */
export const readApi =
  <T>(path: string, shape: Shape<T>) =>
  ({ signal, meta }: Pick<QueryFunctionContext, "signal" | "meta">): Promise<T> =>
    meta?.ask ? (meta.ask(path) as Promise<T>) : callApi(path, shape, { signal });

/** One call whose reply the caller reads. Throws `ApiError` when it is no success. */
export async function openApi(path: string, call: Call = {}): Promise<Response> {
  const response = await send(path, call);
  if (!response.ok) throw await readApiError(response);
  return response;
}

/** `callApi` for calls to which 401 is an answer: nobody is signed in, `null`. */
export async function callApiAsVisitor<T>(path: string, shape: Shape<T>, call: Call = {}): Promise<T | null> {
  const response = await send(path, call);
  return response.status === 401 ? null : read(response, shape);
}
