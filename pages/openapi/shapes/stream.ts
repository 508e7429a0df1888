import * as z from "zod";
import { problemSchema } from "../../../shared/problem.ts";
import { STREAM_EVENTS } from "../../../shared/stream.ts";
import { objectShape, plainShape } from "../shape.ts";

type Name = keyof typeof STREAM_EVENTS;

/** What the data of an event means, field by field. */
const dataOf = <N extends Name>(
  name: N,
  description: string,
  fields: { [Field in keyof (typeof STREAM_EVENTS)[N]["shape"]]: string },
) =>
  objectShape(
    `${name[0]?.toUpperCase()}${name.slice(1)}Data`,
    STREAM_EVENTS[name] as z.ZodObject,
    `Event \`${name}\`. ${description}`,
    fields as Record<string, string>,
  );

const DATA = [
  dataOf("phase", "A stage of the work begins.", { phase: "Which: they come in a fixed order." }),
  dataOf("fact", "A fact the answer will rest on.", { fact: "The fact." }),
  dataOf("call", "The decision on an asset, before it is worded.", { call: "The call." }),
  dataOf("text", "A piece of the answer, already checked.", {
    text: "The piece. Pieces since the last `replace: true` join to the reply's `response`.",
    engine: "Who wrote it.",
    replace: "Begin again: what came before does not stand.",
  }),
  dataOf("done", "The whole answer. The stream ends, and the call is charged.", {
    reply: "The answer.",
    signed: "The signature of a paid answer, over the bytes of `reply` as they came.",
  }),
  dataOf("error", "Why there is no answer. The stream ends, and nothing is charged.", {
    problem: "The problem.",
  }),
];

export const STREAM_DATA = plainShape(
  "StreamData",
  z.union(DATA.map(({ schema }) => schema)),
  "The `data` field of one server-sent event, JSON. Each event has fields of its own, so data tells which it is of.",
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

export const STREAM_SHAPES = [STREAM_DATA, PROBLEM, ...DATA];
