import { createParser } from "eventsource-parser";

/** A server-sent event as it came; `data` is not parsed. */
export interface ServerEvent {
  /** "message" where the server gave no name */
  event: string;
  data: string;
}

/**
 * The server-sent events of a body, one by one as they come; an event that the end cuts off is none. Throws what breaks
 * the stream. `id` and `retry` are not read: a request is not repeated.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const events: ServerEvent[] = [];
  const parser = createParser({
    onEvent: ({ event = "message", data }) => void events.push({ event, data }),
  });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (let isDone = false; !isDone; ) {
      const { done, value } = await reader.read();
      parser.feed(decoder.decode(value, { stream: !done }));
      yield* events.splice(0);
      isDone = done;
    }
  } finally {
    // Nobody reads on; a stream that broke has nothing to give up.
    reader.cancel().catch(() => {});
  }
}
