import { describe, expect, it } from "vitest";
import { isLocal, isWithin, networksOf } from "./networks.ts";

describe("the networks of an address", () => {
  it("are its household and site, of IPv6 also block and provider", () => {
    expect(networksOf("198.51.100.7")).toEqual({ household: "198.51.100.7", site: "198.51.100/24" });
    expect(networksOf("2001:DB8:1:2ab::9")).toEqual({
      household: "20010db8000102ab/64",
      block: "20010db8000102/56",
      site: "20010db80001/48",
      provider: "20010db8/32",
    });
  });

  it.each(["local", "127.0.0.1", "127.8.0.1", "::1"])("%s is this machine", (address) =>
    expect(isLocal(networksOf(address))).toBe(true),
  );

  it.each(["128.0.0.1", "1.127.0.0", "10.0.0.1", "fe80::1", "2001:db8::1", "127.0.0.1.evil", "localhost"])(
    "%s is not",
    (address) => expect(isLocal(networksOf(address))).toBe(false),
  );
});

describe("an address and the networks it may come from", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7", true],
    ["203.0.113.8", "203.0.113.7", false],
    ["203.0.113.255", "203.0.113.0/24", true],
    ["203.0.114.0", "203.0.113.0/24", false],
    ["10.1.2.3", "10.0.0.0/8", true],
    ["10.127.255.255", "10.0.0.0/9", true],
    ["10.128.0.0", "10.0.0.0/9", false],
    ["8.8.8.8", "0.0.0.0/0", true],
    ["2001:db8::1", "0.0.0.0/0", false],
    ["::ffff:203.0.113.7", "203.0.113.0/24", true],
    ["2001:db8:0:1::9", "2001:db8::/48", true],
    ["2001:db8:1::9", "2001:db8::/48", false],
    ["2001:DB8::1", "2001:db8:0:0:0:0:0:1", true],
    ["2001:db8::1", "2001:db8::1/128", true],
    ["2001:db8::2", "2001:db8::1/128", false],
    ["2001:db8:8000::", "2001:db8::/33", false],
    ["2001:db8:7fff::", "2001:db8::/33", true],
    ["::1", "::/0", true],
    ["::", "::1", false],
    ["local", "0.0.0.0/0", false],
    ["", "::/0", false],
    ["1.2.3", "0.0.0.0/0", false],
    ["1.2.3.256", "0.0.0.0/0", false],
    ["1::2::3", "::/0", false],
    ["1:2:3:4:5:6:7", "::/0", false],
    ["1:2:3:4:5:6:7:8:9", "::/0", false],
    ["12345::", "::/0", false],
  ])("%s in %s: %s", (address, network, expected) => {
    expect(isWithin(address, [network])).toBe(expected);
    expect(isWithin(address, ["192.0.2.0/24", network])).toBe(expected);
  });

  it("of no networks is in none", () => {
    expect(isWithin("1.2.3.4", [])).toBe(false);
  });
});
