import type { ErrorCode } from "../../shared/errors.ts";
import type { HeaderName } from "./headers.ts";
import type { Example, ParameterObject } from "./openapi.ts";
import type { Shape } from "./shape.ts";

export const GROUPS = {
  analysis: {
    name: "Analysis",
    description:
      "The paid API. Each call costs one credit, a batch one for each asset it answers; failed calls are free.",
  },
  keys: { name: "Keys", description: "What a key may do and what was called with it. Free." },
  terminal: {
    name: "Terminal",
    description: "The same answers without a key, as the terminal asks for them.",
  },
  markets: { name: "Markets", description: "The prices and daily bars behind answers. Open to anyone." },
  record: { name: "Record", description: "Forecasts and calls, published before their outcome." },
  service: { name: "Service", description: "Its status, who runs it, and what it costs." },
} as const;
type Group = keyof typeof GROUPS;

/** What a reply comes as, where it is not JSON: one type an operation, so that a client's function has one type too. */
type ReplyType = "text/event-stream" | "text/csv";

/** One address and method, as its group describes it. */
export interface Operation {
  /** the operation's name: that of its page and of the client's function */
  id: string;
  group: Group;
  method: "get" | "post";
  /** as in the document, `{name}` for what varies */
  path: string;
  summary: string;
  description: string;
  /** whether it wants an API key */
  isKeyed?: true;
  parameters?: readonly ParameterObject[];
  /** what is sent, with examples by name */
  body?: { shape: Shape; examples: Record<string, Example> };
  /** values of the parameters that the sample reply was asked with */
  asked?: Record<string, string>;
  reply: { shape: Shape; description: string; headers?: readonly HeaderName[]; type?: ReplyType };
  /** what it may answer instead, beside what every address may */
  errors: readonly ErrorCode[];
  /** what 503 with the same shape means */
  whenDown?: string;
}
