import { afterEach, describe, expect, it } from "vitest";
import { runWaiting } from "../../test/clock.ts";
import { openStreet, type Street } from "../../test/prices/street.node.ts";
import { type AddressRefused, checkAddress } from "./check-address.ts";

const OWN = ["app.enigma.dev", "enigma-mail.net"];
let resolver: Street | undefined;
afterEach(async () => {
  await resolver?.close();
  resolver = undefined;
});

/** A resolver that has these addresses for every name, as 1.1.1.1 would tell them. */
async function withAddresses(v4: string[], v6: string[] = []) {
  resolver = await openStreet((path) => {
    const isV6 = path.includes("type=AAAA");
    const alias = { name: "x", type: 5, TTL: 60, data: "elsewhere.net." };
    const records = (isV6 ? v6 : v4).map((data) => ({ name: "x", type: isV6 ? 28 : 1, TTL: 60, data }));
    return { body: { Status: 0, Answer: [alias, ...records] } };
  });
}

const check = (url: string) =>
  checkAddress(url, {
    dnsUrl: `${resolver?.url ?? "http://127.0.0.1:9"}/dns-query`,
    ownZones: OWN,
  });
const reasonOf = (url: string) =>
  check(url).then(
    () => "taken",
    (error: AddressRefused) => error.reason,
  );

describe("an address that a stranger gave", () => {
  it("is taken when its host has public addresses alone, after both kinds were looked up", async () => {
    await withAddresses(["93.184.215.14"], ["2606:2800:21f:cb07:6820:80da:af6b:8b2c"]);
    expect((await check("https://Client.Example.com:443/oauth.json?a=1")).href).toBe(
      "https://client.example.com/oauth.json?a=1",
    );
    expect(resolver?.asked.sort()).toEqual([
      "/dns-query?name=client.example.com&type=A",
      "/dns-query?name=client.example.com&type=AAAA",
    ]);
  });

  it.each([
    ["", "malformed"],
    ["not an address", "malformed"],
    [`https://client.example.com/${"x".repeat(2_000)}`, "malformed"],
    ["https://-a.example.com/", "malformed"],
    ["https://example.com./", "malformed"],
    ["http://client.example.com/", "not_https"],
    ["ftp://client.example.com/", "not_https"],
    ["javascript:alert(1)", "not_https"],
    ["https://client.example.com:8443/", "other_port"],
    ["https://user:pass@client.example.com/", "has_credentials"],
    ["https://127.0.0.1/", "ip_address"],
    ["https://127.1/", "ip_address"],
    ["https://2130706433/", "ip_address"],
    ["https://0x7f.0.0.1/", "ip_address"],
    ["https://0177.0.0.1/", "ip_address"],
    ["https://１２７.0.0.1/", "ip_address"],
    ["https://127.0.0.1./", "ip_address"],
    ["https://8.8.8.8/", "ip_address"],
    ["https://[::1]/", "ip_address"],
    ["https://[::ffff:127.0.0.1]/", "ip_address"],
    ["https://intranet/", "local_name"],
    ["https://localhost/", "local_name"],
    ["https://metadata.google.internal/", "local_name"],
    ["https://printer.local/", "local_name"],
    ["https://app.enigma.dev/mcp", "own_zone"],
    ["https://deep.app.enigma.dev/", "own_zone"],
    ["https://enigma.dev/", "own_zone"],
    ["https://ENIGMA-mail.net/", "own_zone"],
  ])("%s is refused before anybody is asked", async (url, reason) => {
    await withAddresses(["93.184.215.14"]);
    expect(await reasonOf(url)).toBe(reason);
    expect(resolver?.asked).toEqual([]);
  });

  it("that only ends like one of ours is not ours", async () => {
    await withAddresses(["93.184.215.14"]);
    expect(await reasonOf("https://notenigma.dev/")).toBe("taken");
    expect(await reasonOf("https://other.enigma.dev/")).toBe("taken");
  });

  it.each([
    ["127.0.0.1"],
    ["10.1.2.3"],
    ["100.64.0.1"],
    ["169.254.169.254"],
    ["172.31.255.255"],
    ["192.168.0.1"],
    ["198.19.0.1"],
    ["224.0.0.1"],
    ["255.255.255.255"],
    ["0.0.0.0"],
    ["not an address"],
  ])("is refused when one of its addresses is %s, whatever the others are", async (address) => {
    await withAddresses(["93.184.215.14", address]);
    expect(await reasonOf("https://client.example.com/")).toBe("private_address");
  });

  it.each([
    "::1",
    "fc00::1",
    "fe80::1",
    "::ffff:10.0.0.1",
    "64:ff9b::a00:1",
    "2001:db8::1",
    "2002:a00:1::",
    "ff02::1",
  ])("is refused when its IPv6 address is %s", async (address) => {
    await withAddresses(["93.184.215.14"], [address]);
    expect(await reasonOf("https://client.example.com/")).toBe("private_address");
  });

  it("is refused when its host does not exist", async () => {
    resolver = await openStreet(() => ({ body: { Status: 3 } }));
    expect(await reasonOf("https://nobody.example.com/")).toBe("unknown_host");
  });

  it("is refused when one kind of its addresses cannot be learned", async () => {
    resolver = await openStreet((path) =>
      path.includes("AAAA")
        ? { status: 500, body: "" }
        : { body: { Status: 0, Answer: [{ type: 1, data: "93.184.215.14" }] } },
    );
    expect(await reasonOf("https://client.example.com/")).toBe("unknown_host");
  });

  it.each([
    ["A", 2],
    ["A", 5],
    ["AAAA", 2],
  ])(
    "is refused when its own name server fails over %s (status %i): what it has there nobody knows",
    async (kind, Status) => {
      const other =
        kind === "A" ? { type: 28, data: "2606:2800:21f::1" } : { type: 1, data: "93.184.215.14" };
      resolver = await openStreet((path) => ({
        body: path.endsWith(`type=${kind}`) ? { Status } : { Status: 0, Answer: [other] },
      }));
      expect(await reasonOf("https://client.example.com/")).toBe("unknown_host");
    },
  );

  it("is refused when the resolver never answers", async () => {
    resolver = await openStreet(() => null);
    expect(await runWaiting(() => reasonOf("https://client.example.com/"))).toBe("unknown_host");
  });
});
