import { keyItselfReplySchema, keyUsageReplySchema, recentCallsReplySchema } from "../../../shared/keys.ts";
import { storageSchema } from "../../../shared/storage.ts";
import { objectShape } from "../shape.ts";

const { key, account } = keyItselfReplySchema.shape;
const log = keyUsageReplySchema.shape;

export const KEY_REPLY = objectShape(
  "KeyReply",
  keyItselfReplySchema,
  "What the key that asks may do and has left.",
  { key: "The key.", account: "The account's plan and the credits of its month." },
);

export const USAGE_REPLY = objectShape("UsageReply", keyUsageReplySchema, "A page of the account's log.", {
  usage:
    "Calls, the newest first: of a day at most 1,000 that were refused or failed, and as many answers that took no credit.",
  nextCursor: "Ask for the next page with this as `cursor`; null at the end.",
  daily:
    "Each of the last 30 days (UTC), the oldest first. They pass the same filters, and count also what is not listed.",
  account: "The account's plan and the credits of its month.",
});

const recent = recentCallsReplySchema.shape.calls;

export const RECENT_CALLS_REPLY = objectShape(
  "RecentCallsReply",
  recentCallsReplySchema,
  "The latest calls of the key that asks.",
  {
    storage: "What the account's kept replies take, and may take.",
    calls: "Paid calls of the last hour, the newest first, without those under way.",
  },
);

export const KEY_SHAPES = [
  KEY_REPLY,
  USAGE_REPLY,
  RECENT_CALLS_REPLY,
  objectShape("Storage", storageSchema, "Room for what is kept.", {
    used: "Bytes that are taken.",
    limit: "Bytes there are.",
  }),
  objectShape("RecentCall", recent.element, "One call.", {
    id: "The request id, as `X-Request-Id` named it.",
    endpoint: "The address.",
    statusCode: "The status it was answered with.",
    code: "The error's code; null for an answer.",
    creditsUsed: "Credits it cost.",
    createdAt: "When it ended.",
    replyUntil: "Until when its reply can be had again; null where there is none, or it is not kept.",
  }),
  objectShape("Key", key, "An API key, without its secret.", {
    id: "Its name in filters and in the log.",
    name: "As its owner called it.",
    keyPreview: "What may be shown of it: its prefix and its last four characters.",
    mode: "`live`, or `test`: then the market is simulated, the moment fixed and nothing is charged.",
    createdAt: "When it was made.",
    lastUsedAt: "When it was last called with; null before the first call.",
    endsAt: "When a key that was rolled ends; null without an end.",
    creditsUsed: "Credits of the running month.",
    limits: "What its owner lets it do.",
    budgetUsed:
      "Credits of the running month, with those of the keys it was rolled from: they have one budget.",
    budgetRemaining: "What is left of its own budget; null without one.",
  }),
  objectShape("KeyLimits", key.shape.limits, "What the owner of a key lets it do; null is no limit.", {
    monthlyCredits: "Credits of a month of the account.",
    endpoints: "The paid addresses it may call.",
    networks: "Networks it may be called from, in CIDR notation.",
    origins: "Sites it may be called from. No security boundary: only browsers say truly where they are.",
    expiresAt: "From then on it is refused like a revoked one.",
  }),
  objectShape("AccountCredits", account, "An account's plan and credits. Calls in progress count as used.", {
    tier: "The plan.",
    creditsUsed: "Credits used this month.",
    creditsLimit: "The month's credits.",
    creditsRemaining: "Credits left this month.",
    resetsAt: "When credits start again.",
  }),
  objectShape("UsageRecord", log.usage.element, "One call.", {
    id: "The request id, as `X-Request-Id` named it.",
    endpoint: "The address. `/api/v1/*` is one that there is not.",
    method: "The method.",
    statusCode:
      "The status it was answered with; 499 is a caller who left before anything could be answered.",
    code: "The error's code; null for an answer.",
    creditsUsed: "Credits it cost.",
    responseTime: "Milliseconds until the answer was whole; 0 for a call refused at once.",
    createdAt: "When it ended.",
    keyId: "The id of the key.",
  }),
  objectShape("UsageDay", log.daily.element, "A day's calls.", {
    date: "The day, UTC.",
    calls: "All of them.",
    credits: "The credits they cost.",
    errors: "Those that were refused or failed.",
  }),
];
