import { Hono } from "hono";
import * as z from "zod";
import { chainSchema, hashSchema } from "../../../../shared/record-head.ts";
import type { RecordAnchors, RecordProof } from "../../../../shared/record-proof.ts";
import { AppError } from "../../../errors.ts";
import type { AppEnv } from "../../../http/app-env.ts";
import { openRead } from "../../../http/reply/open-read.ts";
import { readFileText } from "../boards/record-boards.ts";
import { listAllAnchors } from "../clocks/list-clocks.ts";
import { openChain } from "../move-record.ts";
import { readCheckpoint } from "./publish-checkpoint.ts";
import { readProof } from "./read-proof.ts";
import { readTile, readTilePlace, TILE_MAX_AGE_S } from "./tiles.ts";

const KEEP_S = 60;
const size = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const proofSchema = z.object({
  chain: chainSchema.optional(),
  row: size.min(1),
  at: size.optional(),
  since: size.optional(),
});
const anchorsSchema = z.object({ chain: chainSchema.default("live"), after: size.default(0) });
const HINTS: Record<string, string> = {
  chain: "live, replay or simulated",
  row: "the number of a row",
  at: "how many rows a checkpoint covers",
  since: "how many rows a checkpoint that was kept covers",
  after: "how many rows the last anchor that was read covers, 0 at first",
};
const refuse = ({ issues }: z.ZodError) =>
  new AppError("invalid_request", {
    fields: Object.fromEntries(
      issues.map(({ path: [name = ""] }) => [String(name), HINTS[String(name)] ?? ""]),
    ),
  });

/**
 * GET /api/record/proof?row=&chain=&at=&since= -> RecordProof; /anchors?chain=&after= -> RecordAnchors; and of each chain's log, by
 * C2SP tlog-tiles, /log/CHAIN/checkpoint and /log/CHAIN/tile/...: anybody may read them.
 */
export const logRoutes = new Hono<AppEnv>()
  .get(
    "/proof",
    ...openRead(KEEP_S, { query: Object.keys(proofSchema.shape), isOpenData: true }),
    async (c) => {
      const asked = proofSchema.safeParse(c.req.query());
      if (!asked.success) throw refuse(asked.error);
      const deps = c.get("deps");
      const chain = asked.data.chain ?? deps.markets.crypto.kind;
      return c.json<RecordProof>(await readProof(deps, { ...asked.data, chain }));
    },
  )
  .get(
    "/anchors",
    ...openRead(KEEP_S, { query: Object.keys(anchorsSchema.shape), isOpenData: true }),
    async (c) => {
      const asked = anchorsSchema.safeParse(c.req.query());
      if (!asked.success) throw refuse(asked.error);
      const { chain, after } = asked.data;
      return c.json<RecordAnchors>(await listAllAnchors(await openChain(c.get("deps"), chain), chain, after));
    },
  )
  .get("/log/:chain/boards/:hash", ...openRead(TILE_MAX_AGE_S, { isOpenData: true }), async (c) => {
    takeChain(c.req.param("chain"));
    const hash = hashSchema.safeParse(c.req.param("hash"));
    const text = hash.success ? await readFileText(c.get("deps"), hash.data) : null;
    if (text === null) throw new AppError("not_found");
    return c.body(text, 200, { "Content-Type": "application/json" });
  })
  .get("/log/:chain/checkpoint", ...openRead(KEEP_S, { isOpenData: true }), async (c) => {
    const last = await readCheckpoint(c.get("deps"), takeChain(c.req.param("chain")));
    if (!last) throw new AppError("not_found");
    return c.text(last.note);
  })
  .get("/log/:chain/tile/:place{.+}", ...openRead(TILE_MAX_AGE_S, { isOpenData: true }), async (c) => {
    const place = readTilePlace(c.req.param("place"));
    if (!place) throw new AppError("not_found");
    const bytes = await readTile(c.get("deps"), takeChain(c.req.param("chain")), place);
    return c.body(bytes, 200, { "Content-Type": "application/octet-stream" });
  });

function takeChain(name: string) {
  const chain = chainSchema.safeParse(name);
  if (!chain.success) throw new AppError("not_found");
  return chain.data;
}
