import { expect, it, vi } from "vitest";
import { fromBase64 } from "../../../../shared/record-log/signed-note.ts";
import { FILES } from "../../../test/record/ots/examples.ts";
import { readTimestamp, submitDigest } from "./calendar.ts";
import { parseProof, writeStamp } from "./ots.ts";

const CALENDAR = "https://calendar.test";
const DIGEST = new Uint8Array(32);

/** The calendar's replies; each request is made as the platform makes it, which refuses options it does not know. */
function answer(reply: () => Response): Request[] {
  const asked: Request[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    asked.push(new Request(input, init));
    return reply();
  });
  return asked;
}

it("a request leaves this platform: what answers in its place here is what is told", async () => {
  await expect(submitDigest(CALENDAR, DIGEST)).rejects.toThrow("answered 599");
});

it("a digest is given by POST and brings a stamp; a redirect is refused, and what is not there is null", async () => {
  const { stamp } = parseProof(fromBase64(FILES["two-calendars"]));
  const asked = answer(() => new Response(writeStamp(stamp)));
  expect(await submitDigest(CALENDAR, DIGEST)).toEqual(stamp);
  expect(asked[0]).toMatchObject({ method: "POST", url: `${CALENDAR}/digest` });
  answer(() => Response.redirect("https://elsewhere.test/", 302));
  await expect(submitDigest(CALENDAR, DIGEST)).rejects.toThrow("answered 302");
  answer(() => new Response("not yet", { status: 404 }));
  expect(await readTimestamp(CALENDAR, DIGEST)).toBeNull();
});

it("of a reply without end no more is read than a stamp may have", async () => {
  let sent = 0;
  let isCancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1_000;
      controller.enqueue(new Uint8Array(1_000).fill(8));
    },
    cancel() {
      isCancelled = true;
    },
  });
  answer(() => new Response(endless));
  await expect(submitDigest(CALENDAR, DIGEST)).rejects.toThrow("answered with too much");
  expect(isCancelled).toBe(true);
  expect(sent).toBeLessThan(20_000);
});
