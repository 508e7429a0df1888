import { Hono } from "hono";
import type { SigningKeys } from "../../../shared/answer-signature.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { refuseQuery } from "../../http/json-body.ts";
import { listSigningKeys } from "./signing-keys.ts";

/** GET /api/signing-keys -> SigningKeys, where /.well-known/http-message-signatures-directory leads. */
export const signingRoutes = new Hono<AppEnv>().get("/signing-keys", refuseQuery, async (c) => {
  const keys = await listSigningKeys(c.get("deps").config.signing);
  c.header("Cache-Control", "public, max-age=3600");
  c.header("Access-Control-Allow-Origin", "*");
  return c.json<SigningKeys>(keys);
});
