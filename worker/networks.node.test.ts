import { describe, expect, it } from "vitest";
import { isLocal, networksOf } from "./networks.ts";

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
