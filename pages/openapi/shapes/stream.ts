import * as z from "zod";
import { problemSchema } from "../../../shared/problem.ts";
import { STREAM_EVENTS } from "../../../shared/stream.ts";
import { objectShape, plainShape } from "../shape.ts";

type Name = keyof typeof STREAM_EVENTS;

const EVENT = { event: "The stream's `event` field.", data: "The stream's `data` field, JSON." };

/** An event as a reader has it, its name and its data, and what the fields of the data mean. */
function shapesOf<N extends Name>(
  name: N,
  description: string,
  fields: { [Field in keyof (typeof STREAM_EVENTS)[N]["shape"]]: string },
) {
  const data: (typeof STREAM_EVENTS)[N] = STREAM_EVENTS[name];
  const schema = z.object({ event: z.literal(name), data });
  const id = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  return {
    schema,
    shapes: [
      objectShape(`${id}Event`, schema, description, EVENT),
      objectShape(
        `${id}Data`,
        data as z.ZodObject,
        `What the event \`${name}\` tells.`,
        fields as Record<string, string>,
      ),
    ],
  };
}

const EVENTS = [
  shapesOf("phase", "A stage of the work begins.", { phase: "Which: they come in a fixed order." }),
  shapesOf("fact", "A fact the answer will rest on.", { fact: "The fact." }),
  shapesOf("call", "The decision on an asset, before it is worded.", { call: "The call." }),
  shapesOf("text", "A piece of the answer, already checked.", {
    text: "The piece. Pieces since the last `replace: true` join to the reply's `response`.",
    engine: "Who wrote it.",
    replace: "Begin anew: what came before does not stand.",
  }),
  shapesOf("done", "The whole answer. The stream ends, and the call is charged.", {
    reply: "The answer.",
    signed: "The signature of a paid answer, over the bytes of `reply` as they came.",
  }),
  shapesOf("error", "Why there is no answer. The stream ends, and nothing is charged.", {
    problem: "The problem.",
  }),
];

export const STREAM_EVENT = plainShape(
  "StreamEvent",
  z.union(EVENTS.map(({ schema }) => schema)),
  "One server-sent event: its `event` field, and its `data` field parsed as JSON.",
);

export const PROBLEM = objectShape(
  "Problem",
  problemSchema,
  "Why a request was refused or failed (RFC 9457). It costs nothing.",
  {
    type: "The address of the code's page in this documentation.",
    title: "The status in words.",
    status: "The HTTP status.",
    detail: "What happened, for a person to read.",
    error: "The same as `detail`.",
    code: "What happened, for a program to read.",
    requestId: "Name it when you write to us; it is in the header `X-Request-Id` too.",
    retryable: "Whether the same request can succeed later.",
    charged: "Credits this cost: none.",
    fields: "Which fields are at fault, and what they may be.",
  },
);

export const STREAM_SHAPES = [STREAM_EVENT, PROBLEM, ...EVENTS.flatMap(({ shapes }) => shapes)];
