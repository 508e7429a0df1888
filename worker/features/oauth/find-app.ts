import * as z from "zod";
import { MINUTE_MS } from "../../../shared/time.ts";
import { BoundedMap } from "../../bounded-map.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { fetchJson } from "../../providers/fetch-json.ts";
import { AddressRefused, checkAddress } from "../../providers/outside/check-address.ts";
import { type App, cleanName } from "./app.ts";
import { openApp } from "./register-app.ts";

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 5_120;
const MAX_REDIRECTS = 50;
const KEPT_MS = 10 * MINUTE_MS;
const MAX_KEPT = 100;

/** draft-ietf-oauth-client-id-metadata-document; what is not named here is not ours to know. */
const documentSchema = z.object({
  client_id: z.string(),
  client_name: z.string().optional(),
  redirect_uris: z.array(z.string()).min(1).max(MAX_REDIRECTS),
});

/** Of this isolate: documents that were read within the last ten minutes. */
const read = new BoundedMap<string, { app: App; at: number }>(MAX_KEPT);

type Tools = Pick<Deps, "config" | "now">;

/**
 * The app of a client id: what the document at that https address says of it, else what it registered. Throws `app_unknown`,
 * and `app_unreadable` for a document that cannot be had.
 */
export async function findApp(deps: Tools, id: string): Promise<App> {
  if (id.startsWith("https:")) return readDocument(deps, id);
  const app = await openApp(deps.config, id);
  if (!app) throw new AppError("app_unknown");
  return app;
}

async function readDocument(deps: Tools, id: string): Promise<App> {
  const now = deps.now().getTime();
  const known = read.get(id);
  if (known && now - known.at < KEPT_MS) return known.app;
  const url = await checkAddress(id, deps.config).catch((cause) => {
    if (!(cause instanceof AddressRefused)) throw cause;
    throw unreadable(`Its address may not be asked (${cause.reason}).`, cause);
  });
  // It names itself by this very text; another spelling of it would be another app.
  if (url.href !== id || url.pathname === "/" || id.includes("#"))
    throw unreadable("Its address must have a path, no fragment, and be spelled as browsers do.");
  const document = await fetchJson(url, {
    provider: "app description",
    isStranger: true,
    schema: documentSchema,
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  }).catch((cause) => {
    throw unreadable("It must be JSON of at most 5 KB, without redirects, within 5 seconds.", cause);
  });
  if (document.client_id !== id) throw unreadable("It names another client_id than its own address.");
  const app = {
    id,
    name: cleanName(document.client_name),
    redirects: document.redirect_uris,
    describedBy: url.hostname,
  };
  read.set(id, { app, at: now });
  return app;
}

const unreadable = (why: string, cause?: unknown) =>
  new AppError("app_unreadable", {
    detail: `The app's description of itself cannot be read at its address. ${why}`,
    cause,
  });
