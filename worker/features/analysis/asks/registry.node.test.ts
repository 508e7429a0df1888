import { expect, it } from "vitest";
import { namedAskSchema } from "../../../../shared/asks.ts";
import { findFieldFaults } from "../../../test/analysis/find-field-faults.ts";
import { findAsset } from "../../markets/assets.ts";
import { nameAsk } from "./registry.ts";

it.each(namedAskSchema.options)("%s can be named with nothing but assets", (kind) => {
  const bitcoin = findAsset("BTC");
  expect(findFieldFaults(nameAsk(kind, bitcoin ? [bitcoin] : []))).toEqual([]);
});
