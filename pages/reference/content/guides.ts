import client from "./guides/client.md?raw";
import idempotency from "./guides/idempotency.md?raw";
import limits from "./guides/limits.md?raw";
import mcp from "./guides/mcp.md?raw";
import payments from "./guides/payments.md?raw";
import reference from "./guides/reference.md?raw";
import signatures from "./guides/signatures.md?raw";
import streaming from "./guides/streaming.md?raw";
import testKeys from "./guides/test-keys.md?raw";
import versioning from "./guides/versioning.md?raw";
import webhooks from "./guides/webhooks.md?raw";
import type { Page } from "./page.ts";

type Guide = Pick<Page, "path" | "name" | "label" | "title" | "lead"> & { markdown: string };

/** What is to be read, in this order. `{{ORIGIN}}` stands for the site's own address. */
export const GUIDES: readonly Guide[] = [
  {
    path: "/api-docs/reference",
    name: "Begin",
    label: "Developer API",
    title: "API reference",
    lead: "Market analysis as JSON: the call, its odds, and every fact with source and age. One request, one credit.",
    markdown: reference,
  },
  {
    path: "/api-docs/streaming",
    name: "Streaming",
    label: "Server-sent events",
    title: "Streaming",
    lead: "Read the facts while the words are still being written.",
    markdown: streaming,
  },
  {
    path: "/api-docs/idempotency",
    name: "Idempotency",
    label: "Idempotency-Key",
    title: "Idempotency",
    lead: "Repeat a call as often as you need to. It is answered once and charged once.",
    markdown: idempotency,
  },
  {
    path: "/api-docs/limits",
    name: "Limits",
    label: "Credits and rates",
    title: "Limits",
    lead: "How much there is of everything, and what comes when it is used up.",
    markdown: limits,
  },
  {
    path: "/api-docs/payments",
    name: "Pay a call",
    label: "x402",
    title: "Pay for a call without a key",
    lead: "No account, no key: a call is paid for by itself, in USDC on Base, once its answer is there.",
    markdown: payments,
  },
  {
    path: "/api-docs/test-keys",
    name: "Test keys",
    label: "ngma_test_",
    title: "Test keys",
    lead: "Build and test against the whole API, for nothing, with answers that never change.",
    markdown: testKeys,
  },
  {
    path: "/api-docs/signatures",
    name: "Signatures",
    label: "RFC 9421",
    title: "Signed answers",
    lead: "Every answer proves by itself that it is ours, unchanged, and to this question.",
    markdown: signatures,
  },
  {
    path: "/api-docs/webhooks",
    name: "Webhooks",
    label: "Standard Webhooks",
    title: "Webhooks",
    lead: "Your server is told what happens: calls, levels, credits, payments. Signed, and tried again for three days.",
    markdown: webhooks,
  },
  {
    path: "/api-docs/mcp",
    name: "MCP",
    label: "Model Context Protocol",
    title: "Tools for agents",
    lead: "The same answers as tools, with your key, at one credit a question.",
    markdown: mcp,
  },
  {
    path: "/api-docs/client",
    name: "Client",
    label: "From the document",
    title: "A client for your language",
    lead: "Made from the document in one command: functions, types, and the errors of each.",
    markdown: client,
  },
  {
    path: "/api-docs/versioning",
    name: "Versions",
    label: "A promise",
    title: "What may change, and what not",
    lead: "A program written for v1 goes on working. This is what that means.",
    markdown: versioning,
  },
];
