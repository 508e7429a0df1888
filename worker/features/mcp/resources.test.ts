import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { factSchema } from "../../../shared/analysis.ts";
import { assetReplySchema } from "../../../shared/board.ts";
import { LISTED_SYMBOLS } from "../../../shared/listed-names.ts";
import { recordReplySchema } from "../../../shared/record.ts";
import { findLongFigures } from "../../test/api/find-long-figures.ts";
import { call } from "../../test/ask.ts";
import { ORIGIN } from "../../test/people.ts";

/** As the protocol of 2026 has it: the parameter names no resource. */
const NOT_FOUND = -32602;

async function connect() {
  const client = new Client({ name: "tests", version: "1.0.0" });
  const transport = new StreamableHTTPClientTransport(new URL(`${ORIGIN}/mcp`), {
    fetch: async (url, init) => call(String(url).slice(ORIGIN.length), init),
  });
  await client.connect(transport);
  return client;
}

async function readJson(uri: string): Promise<unknown> {
  const { contents } = await (await connect()).readResource({ uri });
  const [one] = contents;
  if (!one || !("text" in one)) throw new Error("no text");
  expect([contents.length, one.uri, one.mimeType]).toEqual([1, uri, "application/json"]);
  return JSON.parse(one.text);
}

describe("resources of /mcp, with the official client and without a key", () => {
  it("are listed: the record's summary, and the facts of each listed asset", async () => {
    const { resources } = await (await connect()).listResources();
    expect(resources.map(({ uri }) => uri)).toEqual(
      expect.arrayContaining([
        "enigma://record/summary",
        ...LISTED_SYMBOLS.map((symbol) => `enigma://assets/${symbol}/facts`),
      ]),
    );
    expect(resources).toHaveLength(1 + LISTED_SYMBOLS.length);
    const { resourceTemplates } = await (await connect()).listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      "enigma://assets/{symbol}/facts",
    ]);
  });

  it("offer the symbols that begin as typed", async () => {
    const { completion } = await (await connect()).complete({
      ref: { type: "ref/resource", uri: "enigma://assets/{symbol}/facts" },
      argument: { name: "symbol", value: "b" },
    });
    expect(completion.values).toEqual(["BTC", "BNB"]);
  });

  it("tell what the record adds up to, and where its chain stands", async () => {
    const told = z
      .strictObject(recordReplySchema.pick({ chain: true, head: true, summary: true }).shape)
      .parse(await readJson("enigma://record/summary"));
    const reply = recordReplySchema.parse(await (await call("/api/record?limit=1")).json());
    expect(told).toEqual({ chain: reply.chain, head: reply.head, summary: reply.summary });
  });

  it("tell every fact of an asset with its source, as the API does, in the digits it means", async () => {
    const facts = z.object({
      ...assetReplySchema.pick({ asset: true, disclaimer: true }).shape,
      facts: z.array(factSchema),
    });
    const told = facts.parse(await readJson("enigma://assets/BTC/facts"));
    const reply = assetReplySchema.parse(await (await call("/api/markets/BTC")).json());
    expect(told.asset.symbol).toBe("BTC");
    expect(told.facts.map(({ kind, text, source }) => [kind, text, source])).toEqual(
      reply.facts.map(({ kind, text, source }) => [kind, text, source]),
    );
    expect(findLongFigures(told)).toEqual([]);
  });

  it.each(["enigma://assets/ZORBA/facts", "enigma://assets/..%2F..%2Fkeys/facts", "enigma://nothing"])(
    "that there are not, such as %s, are not found",
    async (uri) => {
      await expect((await connect()).readResource({ uri })).rejects.toMatchObject({ code: NOT_FOUND });
    },
  );
});
