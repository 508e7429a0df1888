import { describe, expect, it, vi } from "vitest";
import { consentSchema } from "../../../shared/oauth.ts";
import { MINUTE_MS } from "../../../shared/time.ts";
import { takeHealth } from "../../providers/health.ts";
import { readProblem } from "../../test/ask.ts";
import { openPerson } from "../../test/auth/person.ts";
import { passTime, runWaiting } from "../../test/clock.ts";
import { REDIRECT, readConsent, requestOf } from "../../test/oauth/apps.ts";

const PUBLIC = ["93.184.215.14"];
let apps = 0;
/** Of an app that no other test has asked about. */
const someId = () => `https://vendor${++apps}.example.com/app.json`;
const documentOf = (id: string, more: object = {}) => ({
  client_id: id,
  client_name: "Vendor",
  redirect_uris: [REDIRECT],
  ...more,
});

/** Everything outside: a resolver with these addresses for every name, and what stands at an app's address. */
function openOutside(
  answer: (signal?: AbortSignal | null) => Response | Promise<Response>,
  addresses: string[] = PUBLIC,
) {
  const asked: string[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    const { host, searchParams } = new URL(new Request(url).url);
    if (host !== "dns.test") {
      asked.push(new Request(url).url);
      expect(init?.redirect).toBe("manual");
      expect(new Headers(init?.headers).get("cookie")).toBeNull();
      return answer(init?.signal);
    }
    const type = searchParams.get("type");
    const fitting = addresses.filter((address) => address.includes(":") === (type === "AAAA"));
    const records = fitting.map((data) => ({ type: type === "A" ? 1 : 28, data }));
    return Response.json({ Status: 0, Answer: records });
  });
  return asked;
}

const person = () => openPerson(undefined, { DNS_BASE_URL: "https://dns.test/dns-query" });
const ask = async (id: string) => readConsent(await person(), await requestOf(id));

describe("an app's description of itself at its own address", () => {
  it("names it and its redirects, and is read once within ten minutes", async () => {
    const id = someId();
    const asked = openOutside(() => Response.json(documentOf(id)));
    const shown = consentSchema.parse(await (await ask(id)).json());
    expect(shown.app).toMatchObject({ name: "Vendor", describedBy: new URL(id).host });
    passTime(10 * MINUTE_MS - 1);
    expect((await ask(id)).status).toBe(200);
    expect(asked).toEqual([id]);
    passTime(1);
    await ask(id);
    expect(asked).toEqual([id, id]);
  });

  it.each([["127.0.0.1"], ["10.0.0.8"], ["169.254.169.254"], ["::1"], ["fd00::1"], ["::ffff:192.168.0.1"]])(
    "at a private address (%s) is never asked for",
    async (address) => {
      const id = someId();
      const asked = openOutside(() => Response.json(documentOf(id)), [...PUBLIC, address]);
      const reply = await ask(id);
      expect((await readProblem(reply)).code).toBe("app_unreadable");
      expect(asked).toEqual([]);
    },
  );

  it.each([
    "https://127.0.0.1/app.json",
    "https://0x7f.1/app.json",
    "https://[::1]/app.json",
    "https://intranet/app.json",
    "https://vendor.example.com:8443/app.json",
    "https://user@vendor.example.com/app.json",
    "https://vendor.example.com/",
    "https://vendor.example.com/app.json#x",
    "https://vendor.example.com/a/../app.json",
    "https://VENDOR.example.com/app.json",
    "https:vendor.example.com/app.json",
  ])("%s is never asked", async (id) => {
    const asked = openOutside(() => Response.json(documentOf(id)));
    expect((await ask(id)).status).toBe(422);
    expect(asked).toEqual([]);
  });

  it.each<[string, (id: string) => Response]>([
    ["of 1 MB", (id) => Response.json(documentOf(id, { filler: "x".repeat(1_000_000) }))],
    ["a little over 5 KB", (id) => Response.json(documentOf(id, { filler: "x".repeat(5_120) }))],
    ["that is moved", () => new Response(null, { status: 302, headers: { Location: "https://10.0.0.1/" } })],
    ["that is not there", () => new Response("", { status: 404 })],
    ["that is HTML", () => new Response("<html>")],
    ["of another app", () => Response.json(documentOf("https://other.example.com/app.json"))],
    ["without redirects", (id) => Response.json(documentOf(id, { redirect_uris: [] }))],
  ])("%s is refused", async (_, answer) => {
    const id = someId();
    openOutside(() => answer(id));
    expect((await readProblem(await ask(id))).code).toBe("app_unreadable");
  });

  it("stops being read at 5 KB, however much comes", async () => {
    let pulled = 0;
    const endless = new ReadableStream({
      pull: (stream) => {
        pulled++;
        stream.enqueue(new Uint8Array(1_024));
      },
    });
    openOutside(() => new Response(endless));
    expect((await ask(someId())).status).toBe(422);
    expect(pulled).toBeLessThan(20);
  });

  it("that never comes is waited for 5 seconds", async () => {
    openOutside(
      (signal) =>
        new Promise((_, reject) => {
          signal?.addEventListener("abort", () => reject(new Error("aborted")));
        }),
    );
    const before = Date.now();
    const reply = await runWaiting(() => ask(someId()));
    expect(reply.status).toBe(422);
    expect(Date.now() - before).toBeLessThan(6_000);
  });

  it("that cannot be read is its app's trouble, and no provider's: no operator is woken", async () => {
    takeHealth();
    openOutside(() => new Response("", { status: 500 }));
    expect((await ask(someId())).status).toBe(422);
    const failing = takeHealth().filter(([, { failedAt }]) => failedAt !== null);
    expect(failing.map(([provider]) => provider)).toEqual([]);
  });

  it("that was refused is asked for again", async () => {
    const id = someId();
    let isUp = false;
    openOutside(() => (isUp ? Response.json(documentOf(id)) : new Response("", { status: 500 })));
    expect((await ask(id)).status).toBe(422);
    isUp = true;
    expect((await ask(id)).status).toBe(200);
  });

  it("calls the app what can be shown on one line, or nothing", async () => {
    const named = async (client_name: string) => {
      const id = someId();
      openOutside(() => Response.json(documentOf(id, { client_name })));
      return consentSchema.parse(await (await ask(id)).json()).app.name;
    };
    expect(await named("  An\n app ")).toBe("An app");
    expect(await named("\u202egnp.exe")).toBeNull();
    expect(await named("\u200b \u3164")).toBeNull();
    expect(await named("\u200fCla\u200bude\u2060\ufeff\u061c")).toBe("Claude");
    expect(await named(`Zal${"\u0300".repeat(30)}go`)).toBe(`Zal${"\u0300".repeat(3)}go`);
    expect([...((await named("x".repeat(5_000 - 200))) ?? "")]).toHaveLength(40);
  });

  it.each([
    "Claude”, verified by Enigma. It also “",
    '"Claude", verified',
    "„Claude“ «Claude» ＂",
    "''Claude'' ``",
  ])("cannot end the quotation that its name stands in: %s", async (client_name) => {
    const id = someId();
    openOutside(() => Response.json(documentOf(id, { client_name })));
    const { app } = consentSchema.parse(await (await ask(id)).json());
    expect(app.name).toMatch(/^[^"“”„‟«»″＂]*Claude[^"“”„‟«»″＂]*$/);
    expect(app.name).not.toMatch(/''|``/);
  });
});
