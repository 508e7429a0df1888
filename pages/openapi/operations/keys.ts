import { LOGGED_ENDPOINTS } from "../../../shared/endpoints.ts";
import type { ErrorCode } from "../../../shared/errors.ts";
import { MAX_USAGE_PAGE, USAGE_PAGE } from "../../../shared/keys.ts";
import type { Operation } from "../operation.ts";
import { PAID_REPLY } from "../shapes/analysis.ts";
import { KEY_REPLY, RECENT_CALLS_REPLY, USAGE_REPLY } from "../shapes/keys.ts";

const HEADERS = ["Cache-Control", "Content-Digest", "Signature-Input", "Signature"] as const;

const ERRORS: readonly ErrorCode[] = [
  "key_missing",
  "key_invalid",
  "account_suspended",
  "network_not_allowed",
  "origin_not_allowed",
  "rate_limited",
  "account_unavailable",
];

const TEXT = { type: "string" };

/** What a key may ask about itself. */
export const KEYS: readonly Operation[] = [
  {
    id: "key",
    group: "keys",
    method: "get",
    path: "/api/v1/key",
    summary: "What the key may do and what it has left",
    description: "Free, thirty per minute and network. A good first call: it shows whether a key works.",
    isKeyed: true,
    reply: { shape: KEY_REPLY, description: "The key and its account's month.", headers: HEADERS },
    errors: ERRORS,
  },
  {
    id: "usage",
    group: "keys",
    method: "get",
    path: "/api/v1/usage",
    summary: "The calls of the account",
    description:
      "Every call with one of its keys, answered or refused, with its request id. Free, thirty per minute and network.",
    isKeyed: true,
    parameters: [
      {
        ...{ name: "cursor", in: "query", description: "`nextCursor` of the page before.", schema: TEXT },
        example: "4711",
      },
      { name: "key", in: "query", description: "The id of a key.", schema: TEXT, example: "k1" },
      {
        ...{
          name: "endpoint",
          in: "query",
          description: "Only calls to this endpoint.",
          example: "technical",
        },
        schema: { type: "string", enum: [...LOGGED_ENDPOINTS] },
      },
      {
        ...{ name: "errors", in: "query", description: "`true`: only calls that were refused or failed." },
        schema: { type: "string", enum: ["true", "false"] },
        example: "true",
      },
      {
        ...{ name: "limit", in: "query", description: "Calls on a page.", example: 50 },
        schema: { type: "integer", minimum: 1, maximum: MAX_USAGE_PAGE, default: USAGE_PAGE },
      },
    ],
    reply: { shape: USAGE_REPLY, description: "A page of the log.", headers: HEADERS },
    errors: ERRORS,
  },
  {
    id: "calls",
    group: "keys",
    method: "get",
    path: "/api/v1/calls",
    summary: "The latest calls of the key",
    description:
      "Paid calls of the last hour made with this key, the newest first, at most 100. For a reply that " +
      "never reached you, including one without an Idempotency-Key. Free, thirty per minute and network.",
    isKeyed: true,
    reply: { shape: RECENT_CALLS_REPLY, description: "The calls.", headers: HEADERS },
    errors: ERRORS,
  },
  {
    id: "call",
    group: "keys",
    method: "get",
    path: "/api/v1/calls/{id}",
    summary: "One of their replies again",
    description:
      "The reply as it was given, a forecast's or a batch's in its own shape (a batch's always as JSON). It " +
      "is kept for an hour, or for 24 with an Idempotency-Key, for the key that paid for it, within 20 MB " +
      "per account. Free, thirty per minute and network.",
    isKeyed: true,
    parameters: [
      {
        ...{ name: "id", in: "path", required: true, schema: TEXT, example: "3f1c" },
        description: "The call's id, as `X-Request-Id` or /api/v1/calls named it.",
      },
    ],
    reply: { shape: PAID_REPLY, description: "The reply.", headers: HEADERS },
    errors: [...ERRORS, "call_unknown", "reply_not_kept"],
  },
];
