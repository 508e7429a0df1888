import type { ParameterObject } from "../openapi.ts";
import type { Operation } from "../operation.ts";

/** A parameter of the address's query. */
export const query = (
  name: string,
  description: string,
  schema: ParameterObject["schema"],
  example: unknown,
): ParameterObject => ({ name, in: "query", description, schema, example });

/** An operation that only reads. */
export const read = (operation: Omit<Operation, "method">): Operation => ({ ...operation, method: "get" });
