import { describe, expect, it } from "vitest";
import { HOUR_MS } from "../../../shared/time.ts";
import { makeRandomText } from "../auth/secrets.ts";
import {
  makeAccessToken,
  makeGrantId,
  makeGrantText,
  openAccessToken,
  openGrantText,
} from "./grant-format.ts";
import { makeKey, openKey } from "./key-format.ts";

const SECRETS = ["the secret of today, long enough to sign", "the secret of yesterday, long enough to sign"];
const [today = "", yesterday = ""] = SECRETS;
const NOW = Date.parse("2026-10-13T15:00:00Z");
const holder = { accountId: makeRandomText(22), grantId: makeGrantId() };

describe("what an app is given", () => {
  it("a code or refresh token names its account and grant, each for its own use alone", () => {
    const code = makeGrantText("code", holder, SECRETS);
    const refresh = makeGrantText("refresh", holder, SECRETS);
    expect(openGrantText("code", code, SECRETS)).toEqual(holder);
    expect(openGrantText("refresh", refresh, SECRETS)).toEqual(holder);
    expect([openGrantText("refresh", code, SECRETS), openGrantText("code", refresh, SECRETS)]).toEqual([
      null,
      null,
    ]);
  });

  it("an access token is good until the moment it says, to the second", () => {
    const token = makeAccessToken(holder.accountId, NOW + HOUR_MS, SECRETS);
    expect(openAccessToken(token, SECRETS, NOW + HOUR_MS - 1)).toEqual({ accountId: holder.accountId });
    expect(openAccessToken(token, SECRETS, NOW + HOUR_MS)).toBeNull();
  });

  it("no letter of one can be changed, the moment it ends among them", () => {
    const texts = [
      makeAccessToken(holder.accountId, NOW + HOUR_MS, SECRETS),
      makeGrantText("refresh", holder, SECRETS),
    ];
    for (const text of texts)
      for (let i = 0; i < text.length; i++) {
        const changed = `${text.slice(0, i)}${text[i] === "z" ? "y" : "z"}${text.slice(i + 1)}`;
        expect(openAccessToken(changed, SECRETS, NOW)).toBeNull();
        expect(openGrantText("refresh", changed, SECRETS)).toBeNull();
      }
  });

  it("none is an API key, and no API key is one", () => {
    const token = makeAccessToken(holder.accountId, NOW + HOUR_MS, SECRETS);
    const key = makeKey(holder.accountId, SECRETS, "live");
    expect(openKey(token, SECRETS)).toBeNull();
    expect(openAccessToken(key, SECRETS, NOW)).toBeNull();
    expect(openKey(token.replace("ngma_auth_", "ngma_live_"), SECRETS)).toBeNull();
  });

  it("those of the secret before still open, those of no secret of ours do not", () => {
    const old = makeGrantText("refresh", holder, [yesterday]);
    expect(openGrantText("refresh", old, SECRETS)).toEqual(holder);
    expect(openGrantText("refresh", old, [today])).toBeNull();
  });
});
