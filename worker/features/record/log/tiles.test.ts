import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import type { CallRow } from "../../../../shared/record.ts";
import { dateOf } from "../../../../shared/time.ts";
import { openTestDeps } from "../../../test/markets/market-deps.ts";
import { appendRows } from "../append-rows.ts";
import type { Draft } from "../make-rows.ts";
import { moveRecord } from "../move-record.ts";
import { publishCheckpoint } from "./publish-checkpoint.ts";
import { readTile, readTilePlace, type TilePlace } from "./tiles.ts";

const SIGNING = { live: [{ from: 0, seed: new Uint8Array(32).fill(7) }], retired: [] };

const callOn = (i: number): Draft<CallRow> => ({
  ...{ kind: "call", asset: "BTC", type: "crypto", horizonDays: 30, close: 1, sources: [] },
  ...{ date: dateOf(Date.UTC(2024, 0, i)), until: dateOf(Date.UTC(2024, 0, i + 30)) },
  ...{ action: "Hold", score: 0 },
});

it("a whole tile is kept in the bucket by its first reader and served from there, a part of one is not", async () => {
  const { deps } = openTestDeps({ store: env.TEST_BARS });
  const tools = { ...deps, config: { ...deps.config, signing: SIGNING } };
  await moveRecord(deps);
  await appendRows(
    deps,
    "replay",
    Array.from({ length: 260 }, (_, i) => callOn(i + 1)),
  );
  await publishCheckpoint(tools, "replay");
  const read = (path: string, store: R2Bucket | null = env.TEST_BARS) =>
    readTile({ ...deps, markets: { ...deps.markets, store } }, "replay", readTilePlace(path) as TilePlace);
  const keys = async () =>
    (await env.TEST_BARS.list({ prefix: "record/tiles/" })).objects.map(({ key }) => key);

  const whole = await read("0/000", null);
  expect(whole).toHaveLength(32 * 256);
  await expect(read("0/001")).rejects.toMatchObject({ code: "not_found" });
  await read("0/001.p/4");
  expect(await keys()).toEqual([]);
  expect(await read("0/000")).toEqual(whole);
  expect(await read("entries/000")).toEqual(await read("entries/000", null));
  expect(await keys()).toEqual(["record/tiles/replay/0/0", "record/tiles/replay/entries/0"]);

  const other = new Uint8Array([1, 2, 3]);
  await env.TEST_BARS.put("record/tiles/replay/0/0", other);
  expect(await read("0/000")).toEqual(other);
  expect(await read("0/000", null)).toEqual(whole);
});
