/** The parts of OpenAPI 3.1 that the document uses. */

/** A JSON Schema of draft 2020-12, as far as ours go. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  items?: Schema | false;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

export interface Example {
  summary?: string;
  value: unknown;
}

interface MediaType {
  schema: Schema;
  examples?: Record<string, Example | { $ref: string }>;
}

export interface HeaderObject {
  description: string;
  schema: Schema;
  example?: unknown;
}

export interface ResponseObject {
  description: string;
  headers?: Record<string, HeaderObject | { $ref: string }>;
  content?: Record<string, MediaType>;
}

export interface ParameterObject {
  name: string;
  in: "path" | "query" | "header";
  description: string;
  required?: boolean;
  schema: Schema;
  example?: unknown;
}

export interface OperationObject {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters?: (ParameterObject | { $ref: string })[];
  requestBody?: { required: true; description: string; content: Record<string, MediaType> };
  responses: Record<string, ResponseObject>;
}

export interface OpenApiDocument {
  openapi: "3.1.1";
  info: {
    title: string;
    version: string;
    summary: string;
    description: string;
    termsOfService: string;
    license: { name: string; url: string };
  };
  servers: { url: string; description: string }[];
  security: Record<string, string[]>[];
  tags: { name: string; description: string }[];
  externalDocs: { url: string; description: string };
  paths: Record<string, Partial<Record<"get" | "post", OperationObject>>>;
  components: {
    schemas: Record<string, Schema>;
    headers: Record<string, HeaderObject>;
    examples: Record<string, Example>;
    parameters: Record<string, ParameterObject>;
    securitySchemes: Record<string, Record<string, string>>;
  };
}
