import { expect, it } from "vitest";
import * as z from "zod";
import { writeServerJson } from "./server-json.ts";

/** What the registry's schema of 2025-12-11 asks of what we send, and no field beside it. */
const SERVER = z.strictObject({
  $schema: z.literal("https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json"),
  name: z
    .string()
    .min(3)
    .max(200)
    .regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/),
  title: z.string().min(1).max(100),
  description: z.string().min(1).max(100),
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  websiteUrl: z.url(),
  remotes: z
    .array(
      z.strictObject({
        type: z.literal("streamable-http"),
        url: z.url(),
        headers: z.array(
          z.strictObject({
            ...{ name: z.string(), description: z.string(), isRequired: z.boolean(), isSecret: z.boolean() },
          }),
        ),
      }),
    )
    .length(1),
});

it("server.json is as the MCP Registry takes it, named by the site's host", () => {
  const told = SERVER.parse(writeServerJson("https://api.enigma.example"));
  expect(told.name).toBe("example.enigma.api/enigma");
  expect(told.remotes[0]?.url).toBe("https://api.enigma.example/mcp");
});
