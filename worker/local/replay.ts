/**
 * `npm run replay -- FOLDER [--at YYYY-MM-DD] [--port N]`: serves a folder of recorded daily bars on this machine as
 * the real providers would have on that day, and prints the variables that make `npm start` use it. Ctrl-C ends it.
 */
import { createServer } from "node:http";
import { parseArgs } from "node:util";
import * as z from "zod";
import { endOfDay } from "./replay/record.ts";
import { lastDate, readReplayFolder } from "./replay-folder.ts";
import { createReplayHandler, PLAYED } from "./replay-server.ts";
import { endWithParent } from "./running/end-with-parent.ts";

const HOST = "127.0.0.1";
const USAGE = "usage: npm run replay -- FOLDER [--at YYYY-MM-DD] [--port N]";

const { folderPath, at, port } = readArguments();
const folder = readReplayFolder(folderPath);
const day = at ?? lastDate(folder);
const answer = createReplayHandler(folder, day);

// A connection that rests stays open: the worker may ask again just when it would be closed.
const server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
  const reply = await answer(new Request(`http://${HOST}${request.url}`, { method: request.method }));
  response.writeHead(reply.status, { "Content-Type": "application/json" });
  response.end(await reply.text());
});
server.on("error", (error) => stop(error.message));
server.listen(port, HOST, () => {
  const base = `http://${HOST}:${(server.address() as { port: number }).port}`;
  console.log(
    `# replaying ${folder.bars.size} assets at ${day} (Ctrl-C ends it). Set these, then npm start:`,
  );
  for (const [name, path] of Object.entries(PLAYED)) console.log(`export ${name}=${base}${path}`);
  console.log(`export MARKET_NOW=${endOfDay(day)}`);
});
endWithParent();

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { at: { type: "string" }, port: { type: "string", default: "8790" } },
    });
    const folderPath = z.string(USAGE).parse(positionals[0]);
    const at = z.iso.date("--at is a date, YYYY-MM-DD").optional().parse(values.at);
    const port = z.coerce.number("--port is a number").int().min(0).max(65_535).parse(values.port);
    return { folderPath, at, port };
  } catch (error) {
    return stop(error instanceof z.ZodError ? z.prettifyError(error) : `${String(error)}\n${USAGE}`);
  }
}

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}
