import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { OPERATIONS } from "../../../pages/openapi/document.ts";
import type { Operation } from "../../../pages/openapi/operation.ts";
import { sampleProblem } from "../../../pages/openapi/responses.ts";
import { ENDPOINTS, methodOf } from "../../../shared/endpoints.ts";
import { ERRORS, type ErrorCode } from "../../../shared/errors.ts";
import { problemSchema } from "../../../shared/problem.ts";
import { app } from "../../app.ts";
import { openDeps } from "../../deps.ts";
import type { Env } from "../../env.ts";
import { recordJob } from "../../features/record/jobs.ts";
import { cutSample } from "../api/cut-sample.ts";
import { findLongFigures } from "../api/find-long-figures.ts";
import { DOCUMENT, findFaults, findResponse, judgeReply } from "../api/judge-reply.ts";
import { call, readProblem } from "../ask.ts";
import { setClock } from "../clock.ts";
import { openAccount, payFor } from "../keys/account.ts";
import { someAddress } from "../people.ts";
import { collectEvents, only } from "../stream/read-events.ts";

/** The samples in the document are replies at this moment. */
const MOMENT = "2026-10-14T00:30:00Z";
beforeEach(() => {
  setClock(MOMENT);
});
beforeAll(async () => {
  setClock(MOMENT);
  const deps = openDeps(env as unknown as Env, { waitUntil: () => {} });
  await recordJob({ ...deps, db: drizzle(env.DB) });
});

/** For ids that are another each time. */
const SOME_ID = "0f0c4a3e-1d6b-4b57-9a6e-2f5d3c1b8a90";

const newKey = async () => (await openAccount()).first.key;

/** A key with a paid call, and the call's id. */
async function payOnce() {
  const key = await newKey();
  const reply = await payFor(key, "Analyze Bitcoin", { endpoint: "analyze" });
  return { key, id: reply.headers.get("x-request-id") ?? "" };
}

const addressOf = ({ path, asked = {} }: Pick<Operation, "path" | "asked">) => {
  const rest = new URLSearchParams(asked);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    rest.delete(name);
    return asked[name] ?? "";
  });
  return rest.size > 0 ? `${filled}?${rest}` : filled;
};

/** Sends one of an operation's examples, or the request without a body that it stands for. */
const send = async (operation: Operation, value?: unknown, headers: Record<string, string> = {}) => {
  const { key, id } = operation.path.startsWith("/api/v1/calls") ? await payOnce() : { key: null, id: "" };
  return call(
    addressOf({
      path: operation.path,
      asked: operation.path.includes("{id}") ? { ...operation.asked, id } : operation.asked,
    }),
    {
      method: operation.method.toUpperCase(),
      headers: {
        "CF-Connecting-IP": someAddress(),
        ...(value !== undefined && { "Content-Type": "application/json" }),
        ...(operation.isKeyed && { "X-API-Key": key ?? (await newKey()) }),
        ...headers,
      },
      ...(value !== undefined && { body: JSON.stringify(value) }),
    },
  );
};

/** What a sample shows of a reply: its JSON, its table, of a stream the first piece of words. */
const readReply = async ({ reply: { type } }: Operation, reply: Response): Promise<unknown> => {
  if (type === "text/csv") return reply.text();
  if (type === "text/event-stream") return only(await collectEvents(reply), "text")[0];
  return reply.json();
};

const examplesOf = ({ body }: Operation): [string, unknown][] =>
  body ? Object.entries(body.examples).map(([name, { value }]) => [name, value]) : [["", undefined]];

/** The value once for each text in it, that one with a NUL inside. */
function spoilTexts(value: unknown): unknown[] {
  if (typeof value === "string") return [`${value}\0b`];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, inside]) =>
    spoilTexts(inside).map((one) =>
      Array.isArray(value) ? value.with(Number(name), one) : { ...value, [name]: one },
    ),
  );
}

const EXAMPLES = OPERATIONS.flatMap((operation) =>
  examplesOf(operation).map(([name, value]) => ({ id: operation.id, name, operation, value })),
);

describe("the OpenAPI document", () => {
  it.each(EXAMPLES)("tells what the example $id $name is answered with", async ({ operation, value }) => {
    const reply = await send(operation, value);
    expect(reply.status).toBe(200);
    // Rows of the record are sealed as they were written.
    const figures = operation.group === "record" ? [] : await readReply(operation, reply.clone());
    expect(findLongFigures(figures)).toEqual([]);
    expect(await judgeReply(operation.path, operation.method, reply)).toEqual([]);
  });

  const asked = EXAMPLES.filter(({ operation }) => operation.reply.type);
  it.each(asked)(
    "$id $name: the address without the last word gives the same to whoever asks for its type",
    async ({ operation, value }) => {
      const path = operation.path.replace(/\/\w+$/, "");
      const reply = await send({ ...operation, path }, value, { Accept: operation.reply.type ?? "" });
      expect(await judgeReply(operation.path, operation.method, reply)).toEqual([]);
    },
  );

  const queried = OPERATIONS.filter(({ method, path }) => method === "get" && path !== "/api/health");
  it.each(queried)("takes no query at $path that it does not know", async (operation) => {
    const reply = await send({ ...operation, asked: { ...operation.asked, horizon: "1" } });
    expect(reply.status).toBe(400);
    expect((await readProblem(reply.clone())).fields).toHaveProperty("horizon");
    expect(await judgeReply(operation.path, operation.method, reply)).toEqual([]);
  });

  const withBody = EXAMPLES.filter(({ value }) => value !== undefined);
  it.each(withBody)("takes no NUL in any text of the example $id $name", async ({ operation, value }) => {
    const spoilt = spoilTexts(value);
    expect(spoilt.length).toBeGreaterThan(0);
    for (const body of spoilt) expect((await send(operation, body)).status, JSON.stringify(body)).toBe(400);
  });

  it("shows as samples what is replied: `npx vitest run worker/test/stories/the-document-holds.test.ts -u` renews them", async () => {
    const samples: Record<string, unknown> = {};
    for (const operation of OPERATIONS) {
      const [[, value] = []] = examplesOf(operation);
      samples[operation.id] = cutSample(await readReply(operation, await send(operation, value)));
    }
    // Each deployment has its own.
    const own: Record<string, string> = { release: "local", keyPreview: "ngma_live_...7q2f" };
    const written = JSON.stringify(samples, (name, value) => own[name] ?? value, 2);
    const text = written.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, SOME_ID);
    await expect(`${text}\n`).toMatchFileSnapshot("../../../pages/openapi/examples.json");
  });

  it("describes each address that a program may call, and the rest belong to the site's own screens", () => {
    const known = new Set(OPERATIONS.map(({ method, path }) => `${method.toUpperCase()} ${path}`));
    const routes = app.routes
      .filter(({ method, path }) => method !== "ALL" && path.startsWith("/api"))
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`);
    expect([...new Set(routes)].filter((route) => !known.has(route) && !OWN.test(route))).toEqual([]);
    expect([...known].filter((route) => !routes.includes(route))).toEqual([]);
    expect([...known].filter((route) => OWN.test(route))).toEqual([]);
    for (const endpoint of ENDPOINTS) expect(known).toContain(`${methodOf(endpoint)} /api/v1/${endpoint}`);
  });
});

/** Behind a session or a signature, for our own forms, or no JSON; what apps sign in by describes itself. */
const OWN = new RegExp(
  `^(GET|POST|PATCH|DELETE) /api/(${[
    ...["auth", "keys", "account", "admin", "orders", "newsletter", "watch", "webhooks", "billing"],
    ...[
      "payment-intents",
      "payment-balance",
      "payment-rate",
      "payments",
      "verify-wallet-payment",
      "crypto/solana",
    ],
    ...["create-checkout-session", "change-plan", "billing-portal", "stripe", "pages", "shares", "talks"],
    ...["wallets", "oauth", "create-ngma-checkout", "record-ngma-purchase", "record/log", "security\\.txt"],
  ].join("|")})\\b`,
);

describe("a refusal is as the document says", () => {
  const analyze = OPERATIONS.find(({ id }) => id === "analyze") as Operation;
  const forecast = OPERATIONS.find(({ id }) => id === "forecast") as Operation;
  const candles = OPERATIONS.find(({ id }) => id === "candles") as Operation;
  const record = OPERATIONS.find(({ id }) => id === "record") as Operation;
  const raw = async (operation: Operation, body: string, headers: Record<string, string> = {}) =>
    call(addressOf(operation), {
      method: "POST",
      body,
      headers: {
        "Content-Type": "application/json",
        "X-API-Key": await newKey(),
        "CF-Connecting-IP": someAddress(),
        ...headers,
      },
    });
  const question = JSON.stringify({ message: "Analyze Bitcoin" });

  const REFUSALS: [ErrorCode, Operation, () => Promise<Response>][] = [
    ["key_missing", analyze, () => raw(analyze, question, { "X-API-Key": "" })],
    ["key_invalid", analyze, () => raw(analyze, question, { "X-API-Key": "ngma_live_1nonsense" })],
    ["invalid_request", analyze, () => raw(analyze, "{}")],
    ["invalid_request", forecast, () => raw(forecast, '{"asset":"BTC","horizonDays":181}')],
    ["invalid_request", analyze, () => raw(analyze, question, { "Idempotency-Key": "a b" })],
    ["invalid_request", candles, () => call("/api/markets/BTC/candles?days=1")],
    ["invalid_request", record, () => call("/api/record?limit=0")],
    ["invalid_json", analyze, () => raw(analyze, "{")],
    ["message_empty", analyze, () => raw(analyze, '{"message":" "}')],
    ["message_too_long", analyze, () => raw(analyze, JSON.stringify({ message: "a".repeat(2_001) }))],
    ["body_too_large", analyze, () => raw(analyze, JSON.stringify({ message: "a".repeat(100_000) }))],
    ["unsupported_media_type", analyze, () => raw(analyze, question, { "Content-Type": "text/plain" })],
    ["question_unread", analyze, () => raw(analyze, '{"message":"hello"}')],
    ["asset_unknown", forecast, () => raw(forecast, '{"asset":"$QQZZX"}')],
    ["asset_unknown", candles, () => call("/api/markets/NOTATICKER/candles")],
    ["forecast_unavailable", forecast, () => raw(forecast, '{"asset":"USDT"}')],
    ["credits_exhausted", analyze, async () => spend(100)],
    ["idempotency_mismatch", analyze, async () => repeatOtherwise()],
    ["account_suspended", analyze, async () => suspend()],
  ];

  async function spend(credits: number) {
    const { account, first } = await openAccount();
    for (let i = 0; i < credits; i++)
      await account.reserve({ id: crypto.randomUUID(), keyHash: first.hash, endpoint: "analyze" });
    return raw(analyze, question, { "X-API-Key": first.key });
  }

  async function repeatOtherwise() {
    const headers = { "X-API-Key": await newKey(), "Idempotency-Key": "once" };
    await (await raw(analyze, question, headers)).text();
    return raw(analyze, JSON.stringify({ message: "Analyze Ethereum" }), headers);
  }

  async function suspend() {
    const { account, first } = await openAccount();
    await account.setStanding({ number: 1, state: "suspended", had: null });
    return raw(analyze, question, { "X-API-Key": first.key });
  }

  it.each(REFUSALS)("%s", async (code, operation, refuse) => {
    const reply = await refuse();
    expect(reply.status).toBe(ERRORS[code].status);
    const { content } = findResponse(operation.path, operation.method, reply.status);
    expect(Object.keys(content?.["application/problem+json"]?.examples ?? {})).toContain(code);
    const sample = DOCUMENT.components.examples[code]?.value;
    const problem = problemSchema.parse(await reply.clone().json());
    expect(await judgeReply(operation.path, operation.method, reply)).toEqual([]);
    const { requestId, fields: _, detail, error, ...same } = problem;
    expect(sample).toMatchObject({ ...same, type: new URL(same.type).pathname });
    expect([requestId.length, error]).toEqual([36, detail]);
  });

  it("the sample of each code fits the shape of a problem", () => {
    const codes = Object.keys(ERRORS) as ErrorCode[];
    const faults = codes.flatMap((code) =>
      findFaults({ $ref: "#/components/schemas/Problem" }, sampleProblem(code, "https://enigma.example")),
    );
    expect(faults).toEqual([]);
  });

  it("an undescribed field would be seen", () => {
    const faults = findFaults(
      { $ref: "#/components/schemas/HealthReply" },
      { status: "ok", release: "1", more: 1 },
    );
    expect(faults).not.toEqual([]);
    expect(DOCUMENT.openapi).toBe("3.1.1");
  });
});
