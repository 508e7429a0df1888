import { PRODUCT } from "../../shared/product.ts";
import { CHANGELOG } from "./changelog.ts";
import { HEADERS, REQUEST_HEADERS } from "./headers.ts";
import type { OpenApiDocument, OperationObject } from "./openapi.ts";
import { GROUPS, type Operation } from "./operation.ts";
import { ANALYSIS } from "./operations/analysis.ts";
import { KEYS } from "./operations/keys.ts";
import { OPEN } from "./operations/open.ts";
import { writeProblemExamples, writeResponses } from "./responses.ts";
import { refTo, writeSchemas } from "./shape.ts";
import { ANALYSIS_SHAPES } from "./shapes/analysis.ts";
import { ASSET_SHAPES } from "./shapes/asset.ts";
import { BATCH_SHAPES } from "./shapes/batch.ts";
import { CALL_SHAPES } from "./shapes/call.ts";
import { FORECAST_SHAPES } from "./shapes/forecast.ts";
import { KEY_SHAPES } from "./shapes/keys.ts";
import { MARKET_SHAPES } from "./shapes/markets.ts";
import { PORTFOLIO_SHAPES } from "./shapes/portfolio.ts";
import { RECORD_SHAPES } from "./shapes/record.ts";
import { RECORD_BOARD_SHAPES } from "./shapes/record-boards.ts";
import { RECORD_PROOF_SHAPES } from "./shapes/record-proof.ts";
import { RECORD_SCORES_SHAPES } from "./shapes/record-scores.ts";
import { RECORD_SUMMARY_SHAPES } from "./shapes/record-summary.ts";
import { REQUEST_SHAPES } from "./shapes/requests.ts";
import { SCREEN_SHAPES } from "./shapes/screen.ts";
import { SERVICE_SHAPES } from "./shapes/service.ts";
import { STREAM_SHAPES } from "./shapes/stream.ts";

export const OPERATIONS: readonly Operation[] = [...ANALYSIS, ...KEYS, ...OPEN];

const REPLY_SHAPES = [
  ...ANALYSIS_SHAPES,
  ...CALL_SHAPES,
  ...RECORD_PROOF_SHAPES,
  ...RECORD_SCORES_SHAPES,
  ...FORECAST_SHAPES,
  ...BATCH_SHAPES,
  ...PORTFOLIO_SHAPES,
  ...KEY_SHAPES,
  ...SCREEN_SHAPES,
  ...MARKET_SHAPES,
  ...ASSET_SHAPES,
  ...RECORD_SHAPES,
  ...RECORD_BOARD_SHAPES,
  ...RECORD_SUMMARY_SHAPES,
  ...SERVICE_SHAPES,
  ...STREAM_SHAPES,
];

/**
 * The OpenAPI 3.1 document of everything that a program may call. `origin` is the site's own address without a slash at
 * the end, or empty where it is not known: addresses are then relative to the document's own.
 */
export function writeDocument(origin = ""): OpenApiDocument {
  return {
    openapi: "3.1.1",
    info: {
      title: `${PRODUCT} API`,
      version: CHANGELOG[0]?.version ?? "0.0.0",
      summary: "Market analysis for crypto and stocks in which every number can be checked.",
      description:
        "Ask in words, or by fields, and get the answer with the facts behind it. Each call of the paid " +
        "API costs one credit, a batch one for each asset it answers; failed calls are free. " +
        "Information only, not financial advice.",
      termsOfService: `${origin}/terms`,
      license: { name: "All rights reserved", url: `${origin}/terms` },
    },
    servers: [{ url: origin || "/", description: "This site" }],
    security: [],
    tags: Object.values(GROUPS).map(({ name, description }) => ({ name, description })),
    externalDocs: { url: `${origin}/api-docs/reference`, description: "The reference, to read" },
    paths: writePaths(),
    components: {
      schemas: { ...writeSchemas(REQUEST_SHAPES, "input"), ...writeSchemas(REPLY_SHAPES, "output") },
      headers: { ...HEADERS },
      examples: writeProblemExamples(OPERATIONS, origin),
      parameters: { ...REQUEST_HEADERS },
      securitySchemes: {
        apiKey: { type: "apiKey", in: "header", name: "X-API-Key", description: "A key of your account." },
        bearer: { type: "http", scheme: "bearer", description: "The same key as a bearer token." },
      },
    },
  };
}

function writePaths(): OpenApiDocument["paths"] {
  const paths: OpenApiDocument["paths"] = {};
  for (const operation of OPERATIONS)
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method]: writeOperation(operation),
    };
  return paths;
}

function writeOperation(operation: Operation): OperationObject {
  const { id, group, summary, description, isKeyed, parameters, body } = operation;
  return {
    operationId: id,
    tags: [GROUPS[group].name],
    summary,
    description,
    security: isKeyed ? [{ apiKey: [] }, { bearer: [] }] : [],
    ...(parameters && {
      parameters: parameters.map((one) => {
        const shared = Object.entries(REQUEST_HEADERS).find(([, header]) => header === one);
        return shared ? { $ref: `#/components/parameters/${shared[0]}` } : one;
      }),
    }),
    ...(body && {
      requestBody: {
        required: true as const,
        description: body.shape.description,
        content: { "application/json": { schema: refTo(body.shape), examples: body.examples } },
      },
    }),
    responses: writeResponses(operation),
  };
}
