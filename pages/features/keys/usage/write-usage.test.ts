import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { sampleCall } from "../../../test/account-api.ts";
import { writeUsage } from "./write-usage.ts";

const nameIn = (keyName: string) =>
  (
    parse(
      writeUsage([sampleCall("c1")], () => keyName),
      { columns: true },
    ) as Record<string, string>[]
  )[0]?.key_name;

describe("CSV export", () => {
  it.each([
    ["a formula", '=HYPERLINK("http://evil.example")', `'=HYPERLINK("http://evil.example")`],
    ["a sum", "+1+1", "'+1+1"],
    ["a difference", "-2+3", "'-2+3"],
    ["a function", "@SUM(A1)", "'@SUM(A1)"],
    ["a tab", "\t=1", "'\t=1"],
    ["a line break", "\r=1", "'\r=1"],
    ["an equals sign inside", "a=b", "a=b"],
    ["a comma and quotes", 'one, "two"', 'one, "two"'],
    ["lines", "one\ntwo", "one\ntwo"],
  ])("F-152: a key name with %s arrives as text", (_case, name, read) => {
    expect(nameIn(name)).toBe(read);
  });

  it("has one line a call, numbers as numbers", () => {
    const csv = writeUsage([sampleCall("c1"), sampleCall("c2")], () => "n");
    expect(csv.split("\r\n")).toEqual([
      "time_utc,endpoint,method,status,error,credits,response_ms,key_name,key_id,call_id",
      "2026-03-02T09:08:07.000Z,/api/v1/technical,POST,200,,1,41,n,k1,c1",
      "2026-03-02T09:08:07.000Z,/api/v1/technical,POST,200,,1,41,n,k1,c2",
      "",
    ]);
  });
});
