import { parseStreamEvent } from "../../../shared/stream.ts";

/** When things came, ms after `startedAt`, which is by `performance.now()`; NaN for what did not come. */
export interface Timed {
  startedAt: number;
  firstEventMs: number;
  callMs: number;
  /** the first whole sentence */
  firstTextMs: number;
  wholeMs: number;
  engine: string;
}

/** Asks the product for events, or a model's server in its own format, and notes when what came. */
export async function readAnswer(url: string, body: string): Promise<Timed> {
  const startedAt = performance.now();
  const headers = { "Content-Type": "application/json", Accept: "text/event-stream" };
  const reply = await fetch(url, { method: "POST", headers, body });
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
  const seen = new Map<string, number>();
  const note = (name: string, at: number) => seen.has(name) || seen.set(name, at);
  let [rest, said, engine] = ["", "", ""];
  for await (const chunk of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const at = performance.now() - startedAt;
    const blocks = `${rest}${chunk}`.split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const one = readBlock(block);
      note(one.name, at);
      said += one.said;
      if (/\]\}/.test(said)) note("text", at);
      engine = one.engine ?? engine;
    }
  }
  const wholeMs = performance.now() - startedAt;
  const ms = (name: string) => seen.get(name) ?? Number.NaN;
  return {
    startedAt,
    firstEventMs: ms("phase"),
    callMs: ms("call"),
    firstTextMs: ms("text"),
    wholeMs,
    engine,
  };
}

/** One event: its name, the words a model's server says in it, and the engine that the product names at its end. */
function readBlock(block: string): { name: string; said: string; engine?: string } {
  const [, name = "", data = ""] = /^event: (\w+)\ndata: (.*)$/s.exec(block) ?? [];
  const said = name === "content_block_delta" ? String(JSON.parse(data).delta.text) : "";
  const event = name === "done" || name === "error" ? parseStreamEvent(name, data) : null;
  return { name, said, ...(event?.event === "done" && { engine: event.data.reply.engine }) };
}
