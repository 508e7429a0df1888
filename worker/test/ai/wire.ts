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

interface Fact {
  id: string;
  asset: string;
  label: string;
  value: string;
}
export interface Asked {
  wire: Wire;
  system: string;
  data: string;
  /** read from the data */
  facts: Fact[];
  calls: { asset: string; name: string; action: string }[];
  body: Record<string, unknown>;
}

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
  const rows = (name: string) =>
    (data.split(`<${name}>\n`)[1]?.split(`\n</${name}>`)[0] ?? "")
      .split("\n")
      .slice(1)
      .map((line) => line.split(" | "));
  return {
    wire,
    system,
    data,
    facts: rows("facts").map(([id = "", asset = "", , label = "", value = ""]) => ({
      id,
      asset,
      label,
      value,
    })),
    calls: rows("calls").map(([asset = "", name = "", action = ""]) => ({ asset, name, action })),
    body,
  };
}

export interface Said {
  heading: string | null;
  text: string;
}

/** Sentences as an honest model writes them, with slots in place of figures. */
export function sayHonestly({ facts, calls }: Asked): Said[] {
  const said = calls.flatMap(({ asset, name }) => {
    const about = (label: RegExp, heading: string | null, words: (slot: string) => string): Said[] => {
      const fact = facts.find((one) => one.asset === asset && label.test(one.label));
      return fact ? [{ heading, text: words(`{${fact.id}}`) }] : [];
    };
    return [
      ...about(/^Price$/, "Where it stands", (slot) => `${name} trades at ${slot} right now.`),
      ...about(/^RSI/, null, (slot) => `For ${name} the RSI is at ${slot}, which is how strong the pace is.`),
      ...about(/^52-week high/, "The range", (slot) => `The 52-week high of ${name} is ${slot}.`),
      ...about(/^52-week low/, null, (slot) => `The 52-week low of ${name} is ${slot}.`),
      ...about(
        /^Nearest support/,
        "What to watch",
        (slot) => `The nearest support of ${name} lies at ${slot}.`,
      ),
      ...about(
        /^Average true range in percent/,
        null,
        (slot) => `An average day of ${name} covers ${slot} of its price.`,
      ),
    ];
  });
  return said.slice(0, 14);
}

export const toJson = (elements: Said[]): string => JSON.stringify({ elements });
