import { parseStreamEvent, type StreamEvent } from "../../../shared/stream.ts";

/** Reads a stream of events; each must fit the contract. */
export async function* readEvents(reply: Response): AsyncGenerator<StreamEvent> {
  if (!reply.body) throw new Error("a stream has a body");
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of reply.body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    // A comment, and what the terminal alone is told.
    for (const block of blocks) if (!/^(:|event: seal\n)/.test(block)) yield readBlock(block);
  }
  if (text.trim()) throw new Error(`half an event: ${text}`);
}

function readBlock(block: string): StreamEvent {
  const field = (name: string) =>
    block
      .split("\n")
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2) ?? "";
  const event = parseStreamEvent(field("event"), field("data"));
  if (!event) throw new Error(`not of the contract: ${block.slice(0, 200)}`);
  return event;
}

export async function collectEvents(reply: Response): Promise<StreamEvent[]> {
  const events: StreamEvent[] = [];
  for await (const event of readEvents(reply)) events.push(event);
  return events;
}

type Data<Name extends StreamEvent["event"]> = Extract<StreamEvent, { event: Name }>["data"];

export const only = <Name extends StreamEvent["event"]>(events: StreamEvent[], name: Name): Data<Name>[] =>
  events.flatMap((one) => (one.event === name ? [one.data as Data<Name>] : []));

/** What a reader has on the screen after these events. */
export const shownText = (events: StreamEvent[]): string =>
  only(events, "text").reduce((text, piece) => (piece.replace ? piece.text : text + piece.text), "");
