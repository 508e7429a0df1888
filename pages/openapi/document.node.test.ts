import { describe, expect, it } from "vitest";
import { OPERATIONS, writeDocument } from "./document.ts";
import { ERROR_HELP } from "./error-help.ts";
import type { Schema } from "./openapi.ts";
import { listErrors } from "./responses.ts";

const { components, paths } = writeDocument();
const fieldsOf = (schema: Schema) => Object.entries(schema.properties ?? {});

describe("the document", () => {
  it("explains every code that an operation may answer with", () => {
    const codes = new Set(OPERATIONS.flatMap((operation) => listErrors(operation)));
    expect([...codes].filter((code) => !ERROR_HELP[code])).toEqual([]);
  });

  it("says what every shape is and what each of its fields means", () => {
    const silent = Object.entries(components.schemas).flatMap(([id, schema]) => [
      ...(schema.description ? [] : [id]),
      ...fieldsOf(schema).flatMap(([name, { description }]) => (description ? [] : [`${id}.${name}`])),
    ]);
    expect(silent).toEqual([]);
  });

  it("has a shape of its own for whatever has fields, so that none goes unexplained", () => {
    const nameless = Object.entries(components.schemas).flatMap(([id, schema]) =>
      fieldsOf(schema).flatMap(([name, field]) =>
        JSON.stringify(field).includes('"properties"') ? [`${id}.${name}`] : [],
      ),
    );
    expect(nameless).toEqual([]);
  });

  it("names its operations once each, and gives each body an example and each answer one type and a sample", () => {
    const ids = OPERATIONS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { method, path, id } of OPERATIONS) {
      const operation = paths[path]?.[method];
      const [media, ...others] = Object.values(operation?.responses[200]?.content ?? {});
      expect([id, Object.keys(media?.examples ?? {}), others]).toEqual([id, ["sample"], []]);
      for (const sent of Object.values(operation?.requestBody?.content ?? {}))
        expect(Object.keys(sent.examples ?? {})).not.toEqual([]);
    }
  });

  it("sells no bars: nothing that a key pays for has the open, high, low and close of days", () => {
    const barsIn = (part: unknown, seen = new Set<string>()): string[] =>
      [...JSON.stringify(part ?? null).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].flatMap(
        ([, id = ""]) => {
          if (seen.has(id)) return [];
          seen.add(id);
          const names = Object.keys(components.schemas[id]?.properties ?? {});
          const isBar = ["open", "high", "low", "close"].every((name) => names.includes(name));
          return [...(isBar ? [id] : []), ...barsIn(components.schemas[id], seen)];
        },
      );
    const sold = OPERATIONS.filter(({ path }) => path.startsWith("/api/v1/"));
    expect(sold.flatMap(({ path, method }) => barsIn(paths[path]?.[method]?.responses))).toEqual([]);
    expect(barsIn(paths["/api/markets/{symbol}/candles"]?.get?.responses)).not.toEqual([]);
  });

  it("begins its addresses with the site's own", () => {
    const { servers, info } = writeDocument("https://enigma.example");
    expect([servers[0]?.url, info.termsOfService]).toEqual([
      "https://enigma.example",
      "https://enigma.example/terms",
    ]);
    expect(writeDocument().servers[0]?.url).toBe("/");
  });
});
