import type * as z from "zod";
import { ApiError } from "./api-error.ts";

interface Call {
  method?: "GET" | "POST" | "DELETE";
  /** sent as JSON; without it there is no body and no Content-Type */
  payload?: unknown;
  signal?: AbortSignal;
}

async function send(path: string, { method = "GET", payload, signal }: Call): Promise<Response> {
  const body = payload === undefined ? {} : { body: JSON.stringify(payload) };
  const headers = payload === undefined ? {} : { headers: { "Content-Type": "application/json" } };
  return fetch(path, { method, credentials: "include", signal: signal ?? null, ...headers, ...body });
}

async function read<T>(response: Response, schema: z.ZodType<T>): Promise<T> {
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  return schema.parse(await response.json());
}

/** One call of our API, cookies included. Throws `ApiError` when the reply is no success, `ZodError` when it is not `schema`. */
export async function callApi<T>(path: string, schema: z.ZodType<T>, call: Call = {}): Promise<T> {
  return read(await send(path, call), schema);
}

/** The same for calls to which 401 is an answer: nobody is signed in, `null`. */
export async function callApiAsVisitor<T>(
  path: string,
  schema: z.ZodType<T>,
  call: Call = {},
): Promise<T | null> {
  const response = await send(path, call);
  return response.status === 401 ? null : read(response, schema);
}
