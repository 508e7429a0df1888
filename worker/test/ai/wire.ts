/** The wire formats of the models' servers: server-sent events of Anthropic's Messages and OpenAI's Responses API. */

export type Wire = "anthropic" | "openai";

const event = (data: { type: string } & Record<string, unknown>) =>
  `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`;

/** How an answer ends; `cut`: not at all. */
export type End = "whole" | "too_long" | "refusal" | "cut";

/** Tokens as the server counts them. */
export interface Usage {
  input: number;
  output: number;
}

interface Frames {
  head: (usage: Usage) => string[];
  delta: (text: string) => string;
  tail: (end: End, usage: Usage) => string[];
}

export const USAGE: Usage = { input: 1_800, output: 420 };

const ANTHROPIC_STOP = { whole: "end_turn", too_long: "max_tokens", refusal: "refusal", cut: "" };

export const FRAMES: Record<Wire, Frames> = {
  anthropic: {
    head: (usage) => [
      event({
        type: "message_start",
        message: {
          id: "msg_1",
          type: "message",
          role: "assistant",
          model: "claude-haiku-5-5",
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: usage.input, output_tokens: 1 },
        },
      }),
      event({ type: "content_block_start", index: 0, content_block: { type: "text", text: "" } }),
      event({ type: "ping" }),
    ],
    delta: (text) => event({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text } }),
    tail: (end, usage) =>
      end === "cut"
        ? []
        : [
            event({ type: "content_block_stop", index: 0 }),
            event({
              type: "message_delta",
              delta: { stop_reason: ANTHROPIC_STOP[end], stop_sequence: null },
              usage: { output_tokens: usage.output },
            }),
            event({ type: "message_stop" }),
          ],
  },
  openai: {
    head: () => [
      event({
        type: "response.created",
        response: {
          id: "resp_1",
          object: "response",
          created_at: 1_795_000_000,
          model: "gpt-6-luna",
          output: [],
        },
      }),
      event({
        type: "response.output_item.added",
        output_index: 0,
        item: { type: "message", id: "item_1", role: "assistant", status: "in_progress", content: [] },
      }),
    ],
    delta: (delta) =>
      event({
        type: "response.output_text.delta",
        item_id: "item_1",
        output_index: 0,
        content_index: 0,
        delta,
        logprobs: [],
      }),
    tail: (end, usage) =>
      end === "cut"
        ? []
        : [
            event({
              type: "response.output_item.done",
              output_index: 0,
              item: { type: "message", id: "item_1", role: "assistant", status: "completed", content: [] },
            }),
            event({
              type: end === "whole" ? "response.completed" : "response.incomplete",
              response: {
                id: "resp_1",
                incomplete_details:
                  end === "whole"
                    ? null
                    : { reason: end === "refusal" ? "content_filter" : "max_output_tokens" },
                usage: {
                  input_tokens: usage.input,
                  input_tokens_details: { cached_tokens: 0 },
                  output_tokens: usage.output,
                  output_tokens_details: { reasoning_tokens: 0 },
                },
              },
            }),
          ],
  },
};

/** The errors as each provider words them; `secret` is what must not come out. */
export const writeError = (wire: Wire, status: number, secret = "sk-secret-key"): string =>
  JSON.stringify(
    wire === "anthropic"
      ? { type: "error", error: { type: "api_error", message: `no: ${secret} ${status}` } }
      : { error: { message: `no: ${secret} ${status}`, type: "server_error", param: null, code: null } },
  );

export interface Asked {
  wire: Wire;
  system: string;
  data: string;
  /** read from the data */
  statements: { id: string; role: string; text: string; shown: string }[];
  body: Record<string, unknown>;
}

const ROW = /^(s\d+) (\w+) ("(?:[^"\\]|\\.)*") ("(?:[^"\\]|\\.)*")$/;

/** A request as the server reads it. */
export function readAsked(wire: Wire, text: string): Asked {
  const body = JSON.parse(text) as Record<string, unknown>;
  const messages = (wire === "anthropic" ? body.messages : body.input) as {
    role: string;
    content: unknown;
  }[];
  const textOf = (content: unknown): string =>
    typeof content === "string" ? content : (content as { text: string }[]).map((part) => part.text).join("");
  const user = messages.filter(({ role }) => role === "user").map(({ content }) => textOf(content));
  const system =
    wire === "anthropic"
      ? textOf(body.system)
      : messages
          .filter(({ role }) => role !== "user")
          .map(({ content }) => textOf(content))
          .join("");
  const data = user.join("\n");
  const statements = data.split("\n").flatMap((line) => {
    const [, id = "", role = "", told = '""', shown = '""'] = ROW.exec(line) ?? [];
    return id ? [{ id, role, text: JSON.parse(told) as string, shown: JSON.parse(shown) as string }] : [];
  });
  return { wire, system, data, statements, body };
}

/** What a model says of one statement, or of two. */
export interface Said {
  of: string[];
  text: string | null;
}

/** How an honest model words our sentences anew. */
const REWORDED: [ours: RegExp, its: string][] = [
  [/^It trades at (\{f\d+\})\.$/, "The price now stands at $1."],
  [/^(\w+) trades at (\{f\d+\}), /, "$1 changes hands at $2, "],
  [/\bnearest\b/g, "closest"],
  [/\bIn 30 days we expect\b/, "Over the next 30 days we expect"],
  [/\bodds\b/, "chances"],
  [/\bagainst (?=\{)/, "compared with "],
];

/** All statements in their order, of those beside them four, each in other words where this model has some. */
export function sayHonestly({ statements }: Asked): Said[] {
  const shown = statements.filter(({ role }) => role !== "more");
  const beside = statements.filter(({ role }) => role === "more").slice(0, 4);
  return [...shown, ...beside].map(({ id, role, text }) => {
    const said = REWORDED.reduce((words, [ours, its]) => words.replace(ours, its), text);
    return { of: [id], text: role === "list" || said === text ? null : said };
  });
}

export const toJson = (elements: Said[]): string => JSON.stringify({ elements });
