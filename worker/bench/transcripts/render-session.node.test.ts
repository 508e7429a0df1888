import { expect, it } from "vitest";
import type { Exchange } from "./record-wire.ts";
import { renderSession } from "./render-session.ts";

const SITE = "http://127.0.0.1:8787";
const exchange = (more: Partial<Exchange>): Exchange => ({
  ...{ method: "POST", path: "/", status: 200, sent: {}, got: {}, asked: "", answered: "", ...more },
});

it("a transcript has no token, code or cookie, however each is spelled and wherever it comes again", () => {
  const form = new URLSearchParams({ code: "c o+d/e", code_verifier: "ver~ifier", state: "st ate" });
  const redirect = `http://127.0.0.1:1/back?${new URLSearchParams({ code: "c o+d/e", state: "st ate" })}`;
  const told = renderSession("Agent", SITE, [
    exchange({ path: `/authorize?${form}`, sent: { cookie: "session=1234" } }),
    exchange({ answered: JSON.stringify({ redirect, code: "an_error", text: "ver~ifier".repeat(30) }) }),
    exchange({
      asked: String(form),
      answered: JSON.stringify({ access_token: "at-1", refresh_token: "rt-1" }),
    }),
    exchange({ sent: { authorization: "Bearer at-1" }, answered: `data: {"site":"${SITE}/mcp"}\n\n` }),
  ]);
  for (const secret of [
    "c o+d/e",
    "c+o%2Bd%2Fe",
    "ver~",
    "ver%7E",
    "st ate",
    "st+ate",
    "1234",
    "at-1",
    "rt-1",
    SITE,
  ])
    expect(told).not.toContain(secret);
  for (const shown of ["Bearer <access token>", "code=<authorization code>", '"an_error"', '"<site>/mcp"'])
    expect(told).toContain(shown);
});

it("an app's id that is the address of its description is public, and is shown; one that it was given is not", () => {
  const [address, given] = ["https://agents.example.com/agent.json", "sealed-words"];
  const told = renderSession("Agent", SITE, [
    exchange({ path: `/authorize?${new URLSearchParams({ client_id: address })}` }),
    exchange({ asked: JSON.stringify({ client_id: given }) }),
  ]);
  expect(told).toContain(address);
  expect(told).not.toContain(given);
});

it("a long session stays short: of a list its first, of a text its beginning", () => {
  const answered = JSON.stringify({ tools: Array.from({ length: 40 }, () => ({ text: "x".repeat(5_000) })) });
  const told = renderSession("Agent", SITE, [exchange({ answered })]);
  expect(told.length).toBeLessThan(300);
  expect(told).toContain("… and 39 more");
});
