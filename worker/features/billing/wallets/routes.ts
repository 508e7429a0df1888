import { Hono } from "hono";
import type * as z from "zod";
import {
  challengeSchema,
  proveWalletSchema,
  type WalletChallenge,
  type WalletProof,
  type walletsReplySchema,
} from "../../../../shared/wallets.ts";
import type { AppEnv } from "../../../http/app-env.ts";
import { jsonBody } from "../../../http/json-body.ts";
import { signedIn } from "../../auth/guard.ts";
import { endProof, listProofs } from "./manage-proofs.ts";
import { proveWallet } from "./prove-wallet.ts";
import { writeChallenge } from "./write-challenge.ts";

/** GET, POST /api/wallets; POST /api/wallets/challenge; DELETE /api/wallets/:id */
export const walletRoutes = new Hono<AppEnv>()
  .use(signedIn)
  .get("/", async (c) => {
    const wallets = await listProofs(c.get("deps"), c.get("user").id);
    return c.json<z.infer<typeof walletsReplySchema>>({ wallets });
  })
  .post("/challenge", ...jsonBody(challengeSchema), async (c) => {
    const asked = { user: c.get("user"), session: c.get("session"), ...c.req.valid("json") };
    return c.json<WalletChallenge>(await writeChallenge(c.get("deps"), asked), 201);
  })
  .post("/", ...jsonBody(proveWalletSchema), async (c) => {
    const given = { user: c.get("user"), session: c.get("session"), ...c.req.valid("json") };
    return c.json<WalletProof>(await proveWallet(c.get("deps"), given), 201);
  })
  .delete("/:id", async (c) => {
    const [deps, user] = [c.get("deps"), c.get("user")];
    await endProof(deps, user.id, c.req.param("id"));
    return c.json<z.infer<typeof walletsReplySchema>>({ wallets: await listProofs(deps, user.id) });
  });
