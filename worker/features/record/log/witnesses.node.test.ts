import { drizzle } from "drizzle-orm/d1";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { readCosignature, readCheckpoint as readNote } from "../../../../shared/record-log/signed-note.ts";
import { recordCheckpoints } from "../../../db/record-schema.ts";
import type { Deps } from "../../../deps.ts";
import { cosign, makeKey, makeLog, signLog } from "../../../test/record/make-log.ts";
import { openRecord } from "../../../test/record/replay-record.node.ts";
import { readCheckpoint } from "./publish-checkpoint.ts";
import { askWitnesses } from "./witnesses.ts";

const AT = new Date("2024-03-14T02:00:00Z");
let record: Awaited<ReturnType<typeof openRecord>>;
let own: Deps["record"];
let [log, witness] = [] as unknown as Awaited<ReturnType<typeof makeKey>>[];
let note: string;

beforeAll(async () => {
  [record, log, witness] = await Promise.all([
    openRecord(),
    makeKey("example.org/record/live"),
    makeKey("one"),
  ]);
  own = drizzle(record.own as never);
  note = await signLog(log as never, await makeLog(5));
});
beforeEach(async () => {
  await record.clear();
  const [, , root = ""] = note.split("\n");
  await own.insert(recordCheckpoints).values({ chain: "live", size: 5, root, note, madeAt: AT.getTime() });
});
afterAll(() => record.close());

/** Asks a witness that answers so; tells the checkpoint as it is kept then, and when the witness cosigned it. */
async function ask(reply: () => Response) {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => reply());
  const { key } = witness as NonNullable<typeof witness>;
  await askWitnesses({ record: own, config: { witnesses: [{ ...key, url: "https://w.test" }] } }, "live");
  const kept = (await readCheckpoint({ record: own }, "live"))?.note ?? "";
  return { kept, at: await readCosignature(readNote(kept) ?? expect.fail(), key) };
}
const line = () => cosign(witness as never, note, AT);

it.each([
  ["where a cosignature is asked for", { status: 200 }],
  ["where it tells the size that it knows", { status: 409, headers: { "Content-Type": "text/x.tlog.size" } }],
])("of a witness that talks without end no more is read than a few lines, %s", async (_, init) => {
  let sent = 0;
  let isCancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1_000;
      controller.enqueue(new Uint8Array(1_000).fill(0x31));
    },
    cancel() {
      isCancelled = true;
    },
  });
  expect(await ask(() => new Response(endless, init))).toEqual({ kept: note, at: null });
  expect(isCancelled).toBe(true);
  expect(sent).toBeLessThan(10_000);
});

it("of all that a witness answers, only the line that holds is kept: lies before and behind it add nothing", async () => {
  const good = await line();
  const lie = await cosign(witness as never, note.replace("example.org", "example.com"), AT);
  const stranger = await cosign(await makeKey("one"), note, new Date(0));
  const { kept, at } = await ask(() => new Response(`${lie}nonsense\n${stranger}${good}${lie}`));
  expect(kept).toBe(note + good);
  expect(at).toBe(AT.getTime() / 1_000);
  expect(await ask(() => new Response(lie + stranger))).toEqual({ kept, at });
});

it("a witness that lies of another tree leaves the checkpoint as it was, however often it is asked", async () => {
  const lie = await cosign(witness as never, note.replace("example.org", "example.com"), AT);
  for (let night = 0; night < 3; night++)
    expect(await ask(() => new Response(lie))).toEqual({ kept: note, at: null });
});
