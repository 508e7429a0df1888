/** A server-sent event as it came; `data` is not parsed. */
export interface ServerEvent {
  /** "message" where the server gave no name */
  event: string;
  data: string;
}

// A return at the end of what has come may be half of a line end.
const LINE_END = /\r\n|\n|\r(?!$)/;
const LAST_LINE_END = /\r\n|\n|\r/;

async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (let isDone = false; !isDone; ) {
      const { done, value } = await reader.read();
      rest += decoder.decode(value, { stream: !done });
      const lines = rest.split(done ? LAST_LINE_END : LINE_END);
      rest = lines.pop() ?? "";
      yield* lines;
      isDone = done;
    }
  } finally {
    // Nobody reads on; a stream that broke has nothing to give up.
    reader.cancel().catch(() => {});
  }
}

/**
 * The server-sent events of a body, one by one as they come, read as the HTML standard (9.2.6) says; an event that the
 * end cuts off is none. Throws what breaks the stream. `id` and `retry` are not read: a request is not repeated.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  let event = "";
  let data: string[] = [];
  for await (const line of readLines(body)) {
    const [, field, value = ""] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (field === "event") event = value;
    else if (field === "data") data.push(value);
    if (line) continue;
    if (data.length > 0) yield { event: event || "message", data: data.join("\n") };
    event = "";
    data = [];
  }
}
