import type { OpenApiDocument, OperationObject, ResponseObject, Schema } from "../openapi.ts";
import { compareSchemas, type Direction } from "./compare-schemas.ts";

const resolveIn =
  ({ components }: OpenApiDocument) =>
  (schema: Schema): Schema => {
    const found = schema.$ref && components.schemas[schema.$ref.split("/").at(-1) ?? ""];
    return found || schema;
  };

/**
 * What of a document would break a program written for an earlier one, a line each, by the promise on /api-docs/versioning:
 * an address, a field or a header that is gone, a type that changed, an input that is newly wanted or refused.
 */
export function findBreaks(before: OpenApiDocument, now: OpenApiDocument): string[] {
  const breaks: string[] = [];
  const compare = (direction: Direction, was: Schema, is: Schema, where: string) =>
    compareSchemas(
      { direction, before: resolveIn(before), now: resolveIn(now), seen: new Set() },
      was,
      is,
      "",
      (place, fault) => breaks.push(`${where}: ${place || "it"} ${fault}`),
    );
  for (const [path, methods] of Object.entries(before.paths))
    for (const method of ["get", "post"] as const) {
      const was = methods[method];
      const is = now.paths[path]?.[method];
      const where = `${method.toUpperCase()} ${path}`;
      if (!was) continue;
      if (!is) breaks.push(`${where}: it is gone`);
      else compareOperations(was, is, where, { compare, breaks, before, now });
    }
  return breaks;
}

interface Tools {
  compare: (direction: Direction, was: Schema, is: Schema, where: string) => void;
  breaks: string[];
  before: OpenApiDocument;
  now: OpenApiDocument;
}

function compareOperations(was: OperationObject, is: OperationObject, where: string, tools: Tools): void {
  const { breaks } = tools;
  if (was.operationId !== is.operationId) breaks.push(`${where}: its name was ${was.operationId}`);
  const schemes = ({ security }: OperationObject) => security.flatMap((one) => Object.keys(one));
  for (const scheme of schemes(was))
    if (!schemes(is).includes(scheme)) breaks.push(`${where}: it no longer takes ${scheme}`);
  if (schemes(was).length === 0 && schemes(is).length > 0) breaks.push(`${where}: it now wants a key`);
  compareParameters(was, is, where, tools);
  const statuses = statusOfCodes(is);
  for (const [code, status] of statusOfCodes(was)) {
    const fresh = statuses.get(code) ?? status;
    if (fresh !== status) breaks.push(`${where}: ${code} was ${status} and is ${fresh}`);
  }
  compareBodies(was, is, where, tools);
  for (const [status, response] of Object.entries(was.responses)) {
    const fresh = is.responses[status];
    if (fresh)
      compareResponses(response, fresh, `${where} ${status}`, { ...tools, moved: typesBelow(where, tools) });
    else if (status.startsWith("2")) breaks.push(`${where}: ${status} is gone`);
  }
}

/** With which status each error code is answered. */
const statusOfCodes = ({ responses }: OperationObject): Map<unknown, string> =>
  new Map(
    Object.entries(responses).flatMap(([status, { content }]) =>
      (content?.["application/problem+json"]?.schema.properties?.code?.enum ?? []).map(
        (code): [unknown, string] => [code, status],
      ),
    ),
  );

const bodyOf = ({ requestBody }: OperationObject): Schema | undefined =>
  requestBody?.content["application/json"]?.schema;

function compareBodies(was: OperationObject, is: OperationObject, where: string, tools: Tools): void {
  const [old, fresh] = [bodyOf(was), bodyOf(is)];
  if (old && fresh) tools.compare("sent", old, fresh, `${where} sent`);
  else if (fresh) tools.breaks.push(`${where}: it now wants a body`);
}

function compareParameters(was: OperationObject, is: OperationObject, where: string, tools: Tools): void {
  const listOf = ({ parameters = [] }: OperationObject, { components }: OpenApiDocument) =>
    parameters.flatMap((one) =>
      "$ref" in one ? (components.parameters[one.$ref.split("/").at(-1) ?? ""] ?? []) : [one],
    );
  const [old, fresh] = [listOf(was, tools.before), listOf(is, tools.now)];
  for (const parameter of old) {
    const same = fresh.find((one) => one.name === parameter.name && one.in === parameter.in);
    if (same) tools.compare("sent", parameter.schema, same.schema, `${where} ${parameter.name}`);
    else tools.breaks.push(`${where}: ${parameter.name} is gone`);
  }
  for (const { name, required } of fresh)
    if (required && !old.some((one) => one.name === name && one.required))
      tools.breaks.push(`${where}: ${name} is now wanted`);
}

function compareResponses(
  was: ResponseObject,
  is: ResponseObject,
  where: string,
  tools: Tools & { moved: Set<string> },
): void {
  for (const name of Object.keys(was.headers ?? {}))
    if (!is.headers?.[name]) tools.breaks.push(`${where}: the header ${name} is gone`);
  for (const [type, media] of Object.entries(was.content ?? {})) {
    const fresh = is.content?.[type];
    if (fresh) tools.compare("received", media.schema, fresh.schema, `${where} ${type}`);
    else if (!tools.moved.has(type)) tools.breaks.push(`${where}: ${type} is gone`);
  }
}

/** What operations right below an address reply as: a type with its own operation is listed there alone. */
const typesBelow = (where: string, { now }: Tools): Set<string> =>
  new Set(
    Object.entries(now.paths).flatMap(([path, { post }]) =>
      where === `POST ${path.replace(/\/\w+$/, "")}` ? Object.keys(post?.responses[200]?.content ?? {}) : [],
    ),
  );
