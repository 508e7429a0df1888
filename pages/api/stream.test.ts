import { describe, expect, it } from "vitest";
import { foldEvent, phasesEndAt, startProgress } from "../features/chat/asking/progress.ts";
import { sampleReply } from "../test/sample-reply.ts";
import { done, openStream, phase, text } from "../test/stream-fakes.ts";
import { readEvents, type ServerEvent } from "./stream.ts";

async function readAll(chunks: (string | Uint8Array)[]): Promise<ServerEvent[]> {
  const stream = openStream();
  for (const chunk of chunks) stream.write(chunk);
  stream.end();
  const events: ServerEvent[] = [];
  for await (const event of readEvents(stream.response.body as ReadableStream<Uint8Array>))
    events.push(event);
  return events;
}
const a = { event: "a", data: "1" };
const bytes = (words: string) => new TextEncoder().encode(words);

describe("reading server-sent events", () => {
  it.each<[string, (string | Uint8Array)[], ServerEvent[]]>([
    ["one event", ["event: a\ndata: 1\n\n"], [a]],
    ["two in one chunk", ["event: a\ndata: 1\n\nevent: a\ndata: 1\n\n"], [a, a]],
    ["no name", ["data: 1\n\n"], [{ event: "message", data: "1" }]],
    ["a name for one event only", ["event: a\ndata: 1\n\ndata: 1\n\n"], [a, { event: "message", data: "1" }]],
    ["CRLF", ["event: a\r\ndata: 1\r\n\r\n"], [a]],
    ["CR alone", ["event: a\rdata: 1\r\r"], [a]],
    ["CRLF cut between its halves", ["event: a\r", "\ndata: 1\r", "\n\r", "\n"], [a]],
    ["lines of data", ["data: x\ndata:  y\ndata:z\n\n"], [{ event: "message", data: "x\n y\nz" }]],
    ["a colon in the data", ['data: {"a":"b:c"}\n\n'], [{ event: "message", data: '{"a":"b:c"}' }]],
    ["comments and unknown fields", [": ping\nid: 4\nretry: 10\nevent: a\ndata: 1\n\n"], [a]],
    ["an event without data", ["event: a\n\n"], []],
    ["an event that the end cuts off", ["event: a\ndata: 1\n\nevent: a\ndata: 1\n"], [a]],
    ["a byte order mark", [new Uint8Array([0xef, 0xbb, 0xbf]), "event: a\ndata: 1\n\n"], [a]],
    ["nothing", [], []],
    [
      "a letter cut between its bytes",
      [bytes("data: €").slice(0, -1), bytes("€\n\n").slice(2)],
      [{ event: "message", data: "€" }],
    ],
    ["one byte at a time", [...bytes("event: a\r\ndata: 1\r\n\r\n")].map((b) => new Uint8Array([b])), [a]],
  ])("%s", async (_case, chunks, events) => expect(await readAll(chunks)).toEqual(events));

  it("throws what breaks the stream, after what had come", async () => {
    const stream = openStream();
    const events = readEvents(stream.response.body as ReadableStream<Uint8Array>);
    stream.write("event: a\ndata: 1\n\n");
    expect((await events.next()).value).toEqual(a);
    stream.breakOff(new TypeError("network error"));
    await expect(events.next()).rejects.toThrow("network error");
  });
});

describe("the progress of an answer", () => {
  const T = 1_000_000;
  const fold = (...steps: [after: number, event: Parameters<typeof foldEvent>[1]][]) =>
    steps.reduce((progress, [after, event]) => foldEvent(progress, event, T + after), startProgress(T));
  const begins = (progress: ReturnType<typeof fold>) => progress.begins.map((at) => at - T);

  it("follows the clock until the server reports a phase", () => {
    expect(begins(startProgress(T))).toEqual([0, 800, 1_600, 2_400]);
    expect(phasesEndAt(startProgress(T))).toBe(T + 3_200);
  });

  it.each<[string, Parameters<typeof fold>, number[], number]>([
    ["waits for the server's word", [[5, phase("blockchain")]], [0], Number.POSITIVE_INFINITY],
    [
      "gives each phase its time when all are told at once",
      [
        [5, phase("blockchain")],
        [90, phase("fundamentals")],
        [90, phase("technicals")],
        [90, phase("sentiments")],
      ],
      [0, 800, 1_600, 2_400],
      3_200,
    ],
    [
      "begins a late phase when it is told",
      [
        [5, phase("blockchain")],
        [2_000, phase("fundamentals")],
        [2_000, phase("technicals")],
        [5_000, phase("sentiments")],
      ],
      [0, 2_000, 2_800, 5_000],
      5_800,
    ],
    [
      "keeps what is on screen when the first word of the server is late",
      [[1_700, phase("blockchain")]],
      [0, 800, 1_600],
      Number.POSITIVE_INFINITY,
    ],
    [
      "takes words for the end of all phases",
      [
        [5, phase("blockchain")],
        [90, text("Up.")],
      ],
      [0, 800, 1_600, 2_400],
      3_200,
    ],
    [
      "takes the answer for the end of all phases",
      [[90, done(sampleReply())]],
      [0, 800, 1_600, 2_400],
      3_200,
    ],
    [
      "never goes back",
      [
        [5, text("Up.")],
        [10, phase("blockchain")],
      ],
      [0, 800, 1_600, 2_400],
      3_200,
    ],
  ])("%s", (_case, steps, expected, end) => {
    const progress = fold(...steps);
    expect(begins(progress)).toEqual(expected);
    expect(phasesEndAt(progress) - T).toBe(end);
  });

  it("joins the words, and takes an earlier writer's back", () => {
    const first = fold([1, text("One. ", { engine: "x" })], [2, text("Two.", { engine: "x" })]);
    expect(first).toMatchObject({ text: "One. Two.", engine: "x", isRewritten: false });
    const second = foldEvent(first, text("Three.", { replace: true }), T + 3);
    expect(second).toMatchObject({ text: "Three.", engine: "builtin", isRewritten: true });
  });

  it("takes a first writer's `replace` for no withdrawal", () => {
    expect(fold([1, text("One.", { replace: true })])).toMatchObject({ text: "One.", isRewritten: false });
  });
});
