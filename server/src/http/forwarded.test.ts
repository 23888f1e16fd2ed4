import { describe, expect, it } from "vitest";
import { findClientAddress, findHost, findScheme } from "./forwarded.ts";

describe("findClientAddress", () => {
  it.each([
    ["the connection's own", "203.0.113.9", undefined, 0, "203.0.113.9"],
    ["an IPv4-mapped one unmapped", "::ffff:203.0.113.9", undefined, 0, "203.0.113.9"],
    ["an IPv4-mapped one in hexadecimal", "::ffff:cb00:7109", undefined, 0, "203.0.113.9"],
    ["no header without a trusted proxy", "203.0.113.9", "198.51.100.1", 0, "203.0.113.9"],
    ["the last hop behind one proxy", "10.0.0.1", "6.6.6.6, 198.51.100.1", 1, "198.51.100.1"],
    ["the second from the right behind two", "10.0.0.1", "6.6.6.6, 198.51.100.1, 10.0.0.2", 2, "198.51.100.1"],
    ["the first there is when hops are missing", "10.0.0.1", "198.51.100.1", 3, "198.51.100.1"],
    ["the proxy itself when it says nothing", "10.0.0.1", undefined, 1, "10.0.0.1"],
    ["one without its port", "10.0.0.1", "198.51.100.1:4711", 1, "198.51.100.1"],
    ["a bracketed one", "10.0.0.1", "[2001:db8:1:2:3:4:5:6]:443", 1, "2001:db8:1:2::/64"],
    ["an IPv6 one by its /64", "2001:db8:1:2:aaaa:bbbb:cccc:dddd", undefined, 0, "2001:db8:1:2::/64"],
    ["a short IPv6 one by its /64", "2001:DB8::1", undefined, 0, "2001:db8:0:0::/64"],
    ["a scoped one", "fe80::1%eth0", undefined, 0, "fe80:0:0:0::/64"],
    ["nonsense as it stands", "10.0.0.1", "x:y::z::", 1, "x:y::z::"],
    ["nothing at all", undefined, undefined, 0, ""],
  ])("finds %s", (_name, remoteAddress, forwarded, hops, expected) => {
    const headers = new Headers(forwarded === undefined ? {} : { "x-forwarded-for": forwarded });
    expect(findClientAddress(headers, { remoteAddress }, hops)).toBe(expected);
  });

  it("puts two addresses of one /64 together and keeps neighbours apart", () => {
    const find = (remoteAddress: string) => findClientAddress(new Headers(), { remoteAddress }, 0);
    expect(find("2001:db8:1:2::1")).toBe(find("2001:db8:1:2:ffff::"));
    expect(find("2001:db8:1:2::1")).not.toBe(find("2001:db8:1:3::1"));
  });
});

describe("findScheme and findHost", () => {
  const request = new Request("http://inner:3000/", {
    headers: { "x-forwarded-proto": "https", "x-forwarded-host": "school.example" },
  });
  it("believe a trusted proxy and nobody else", () => {
    expect([findScheme(request, 1), findHost(request, 1)]).toEqual(["https", "school.example"]);
    expect([findScheme(request, 0), findHost(request, 0)]).toEqual(["http", "inner:3000"]);
  });
});
