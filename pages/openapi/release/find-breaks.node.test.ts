import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { STREAM_EVENTS } from "../../../shared/stream.ts";
import { CHANGELOG } from "../changelog.ts";
import { writeDocument } from "../document.ts";
import type { OpenApiDocument, Schema } from "../openapi.ts";
import { findBreaks } from "./find-breaks.ts";

const released = JSON.parse(readFileSync("pages/openapi/released.json", "utf8")) as OpenApiDocument;

describe("today's document", () => {
  it("breaks no program written for the last release", () => {
    expect(findBreaks(released, writeDocument())).toEqual([]);
  });

  it("has the version of the last release, the first in the changelog", () => {
    expect([released.info.version, writeDocument().info.version]).toEqual([
      CHANGELOG[0]?.version,
      CHANGELOG[0]?.version,
    ]);
    const dates = CHANGELOG.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });
});

describe("a reply of another type", () => {
  const EVENTS = "text/event-stream";
  /** One in which the address itself tells of events. */
  const writeBoth = () => {
    const document = writeEarlier();
    const events = document.paths["/api/v1/analyze/stream"]?.post?.responses[200]?.content;
    Object.assign(analyze(document).responses[200]?.content ?? {}, events);
    return document;
  };

  it("may move to an operation below its address, which continues to return it", () => {
    expect(findBreaks(writeBoth(), writeEarlier())).toEqual([]);
  });

  it("may not go", () => {
    const changed = writeEarlier();
    delete changed.paths["/api/v1/analyze/stream"];
    expect(findBreaks(writeBoth(), changed)).toContain(`POST /api/v1/analyze 200: ${EVENTS} is gone`);
  });

  it("has the events of the last release", () => {
    const told = shape(released, "StreamData").anyOf?.map(({ $ref = "" }) => /(\w+)Data$/.exec($ref)?.[1]);
    const names = told?.map((name = "") => name.toLowerCase());
    expect(names?.length).toBeGreaterThan(0);
    expect(Object.keys(STREAM_EVENTS)).toEqual(expect.arrayContaining(names ?? []));
  });
});

type Change = (document: OpenApiDocument) => void;
const shape = (document: OpenApiDocument, id: string): Schema => document.components.schemas[id] as Schema;
const field = (document: OpenApiDocument, id: string, name: string): Schema =>
  shape(document, id).properties?.[name] as Schema;
const analyze = (document: OpenApiDocument) => {
  const operation = document.paths["/api/v1/analyze"]?.post;
  if (!operation) throw new Error("the document tells of it");
  return operation;
};
const takeKeysLike = (document: OpenApiDocument, pattern: string) => {
  const key = document.components.parameters.IdempotencyKey;
  if (key) key.schema = { ...key.schema, pattern };
};
const without = <T>(list: readonly T[] | undefined, one: T) => (list ?? []).filter((other) => other !== one);

/** One that still takes unknown fields in one place. */
function writeEarlier(): OpenApiDocument {
  const document = structuredClone(writeDocument());
  delete shape(document, "ForecastRequest").additionalProperties;
  return document;
}

describe("a program breaks when", () => {
  const BREAKS: [string, Change, RegExp][] = [
    ["an address goes", (d) => delete d.paths["/api/v1/analyze"], /analyze: it is gone/],
    ["an operation is renamed", (d) => (analyze(d).operationId = "ask"), /its name was analyze/],
    ["bearer is no longer taken", (d) => analyze(d).security.pop(), /no longer takes bearer/],
    [
      "what was open wants a key",
      (d) => d.paths["/api/chat"]?.post?.security.push({ apiKey: [] }),
      /now wants a key/,
    ],
    [
      "a field of a reply goes",
      (d) => delete shape(d, "Fact").properties?.source,
      /facts\[\]\.source is gone/,
    ],
    [
      "it may be missing",
      (d) => (shape(d, "Fact").required = without(shape(d, "Fact").required, "text")),
      /facts\[\]\.text may now be missing/,
    ],
    [
      "a number becomes a text",
      (d) => (field(d, "CallUsage", "creditsLimit").type = "string"),
      /creditsLimit was integer and is string/,
    ],
    [
      "a whole number may be a fraction",
      (d) => (field(d, "CallUsage", "creditsLimit").type = "number"),
      /creditsLimit was integer/,
    ],
    [
      "a value may be null",
      (d) => {
        shape(d, "Fact").properties = {
          ...shape(d, "Fact").properties,
          source: { anyOf: [{ type: "string" }, { type: "null" }] },
        };
      },
      /facts\[\]\.source may now be null/,
    ],
    [
      "a moment is a day",
      (d) => (field(d, "Fact", "asOf").format = "date"),
      /facts\[\]\.asOf was of the format/,
    ],
    ["a new field is wanted", (d) => shape(d, "Question").required?.push("turns"), /turns is now wanted/],
    ["a field is no longer taken", (d) => delete shape(d, "Question").properties?.turns, /turns is gone/],
    ["a field takes less", (d) => (field(d, "Question", "turns").maxItems = 1), /turns has a lower maxItems/],
    [
      "one of its words goes",
      (d) => (field(d, "Turn", "role").enum = ["user"]),
      /role no longer takes assistant/,
    ],
    [
      "fewer of its numbers are taken",
      (d) => (field(d, "ForecastRequest", "horizonDays").maximum = 20),
      /horizonDays has a lower maximum/,
    ],
    [
      "unknown fields are refused",
      (d) => (shape(d, "ForecastRequest").additionalProperties = false),
      /takes no unknown field any more/,
    ],
    [
      "a header goes",
      (d) => delete analyze(d).responses[200]?.headers?.RateLimit,
      /the header RateLimit is gone/,
    ],
    ["events go", (d) => delete d.paths["/api/v1/analyze/stream"], /stream: it is gone/],
    ["an event tells less", (d) => delete shape(d, "TextData").properties?.replace, /may now be TextData/],
    [
      "a refusal comes with another status",
      (d) =>
        Object.assign(analyze(d).responses, {
          400: analyze(d).responses[422],
          422: analyze(d).responses[400],
        }),
      /question_unread was 422 and is 400/,
    ],
    ["the Idempotency-Key goes", (d) => (analyze(d).parameters = []), /Idempotency-Key is gone/],
    [
      "the Idempotency-Key is shorter",
      (d) => {
        const key = d.components.parameters.IdempotencyKey;
        if (key) key.schema = { ...key.schema, maxLength: 32 };
      },
      /Idempotency-Key: it has a lower maxLength/,
    ],
    ...[
      "^[\\x21-\\x7d]{1,255}$",
      "^[\\x21-\\x7e]{1,254}$",
      "^[\\x21-\\x7e]{2,255}$",
      "^[\\x21-\\x7e]+x$",
    ].map((pattern): [string, Change, RegExp] => [
      `the Idempotency-Key is as ${pattern}`,
      (d) => takeKeysLike(d, pattern),
      /Idempotency-Key: it has another pattern/,
    ]),
  ];
  it.each(BREAKS)("%s", (_case, change, told) => {
    const changed = writeEarlier();
    change(changed);
    expect(findBreaks(writeEarlier(), changed).join("\n")).toMatch(told);
  });
});

describe("a client keeps working when", () => {
  const SAFE: [string, Change][] = [
    ["nothing changes", () => {}],
    ["an address comes", (d) => (d.paths["/api/v1/more"] = { post: { ...analyze(d), operationId: "more" } })],
    [
      "a reply has a field more",
      (d) => Object.assign(shape(d, "Fact").properties ?? {}, { more: { type: "string" } }),
    ],
    ["a fact can be of another kind", (d) => shape(d, "FactKind").enum?.push("beta")],
    [
      "an event more comes",
      (d) => {
        d.components.schemas.MoreData = { type: "object", properties: { more: { type: "string" } } };
        shape(d, "StreamData").anyOf?.push({ $ref: "#/components/schemas/MoreData" });
      },
    ],
    [
      "a field may be sent",
      (d) => Object.assign(shape(d, "Question").properties ?? {}, { format: { type: "string" } }),
    ],
    ["more characters are taken, and more of them", (d) => takeKeysLike(d, "^[\\x20-\\x7e]{0,300}$")],
    ["more is taken", (d) => (field(d, "Question", "turns").maxItems = 20)],
    [
      "another code is answered",
      (d) => {
        const refusal =
          analyze(d).responses[400]?.content?.["application/problem+json"]?.schema.properties?.code;
        refusal?.enum?.push("another");
      },
    ],
    ["words are better", (d) => (analyze(d).description = "x")],
  ];
  it.each(SAFE)("%s", (_case, change) => {
    const changed = writeEarlier();
    change(changed);
    expect(findBreaks(writeEarlier(), changed)).toEqual([]);
  });
});
