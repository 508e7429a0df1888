import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("F-153: nothing in the product changes or removes an audit entry, or writes one elsewhere than in audit.ts", () => {
  const touches = /(update|delete|insert)\(\s*auditLog\b|(UPDATE|DELETE FROM|INTO)\s+[`"]?audit_log\b/;
  const files = globSync("worker/{features,db,http,providers}/**/*.{ts,tsx}").filter((file) =>
    touches.test(readFileSync(file, "utf8")),
  );
  expect(files).toEqual(["worker/features/billing/audit.ts"]);
  expect(readFileSync("worker/features/billing/audit.ts", "utf8")).not.toMatch(/\b(update|delete)\(/);
});
